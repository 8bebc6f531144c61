import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { bundleDropWorker, bundleFirstScript, bundleWorkerStart } from './scripts/bundlePageScripts.ts'

const isDevelopment = process.env.NODE_ENV === 'development'
// `pnpm dev` runs the mock of the API beside the app. Any other server of the API will do.
const mock = process.env.MOCK_URL ?? 'http://127.0.0.1:4010'

/** The policy of a deployment, but for what hot reloading needs. */
const developmentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

const config: NextConfig = {
  reactStrictMode: true,
  // Constants of the pages.
  env: {
    FIRST_SCRIPT: bundleFirstScript(),
    ...(isDevelopment ? {} : { WORKER_START: bundleWorkerStart(), DROP_WORKER: bundleDropWorker().path }),
  },
  poweredByHeader: false,
  // Pages show vectors alone.
  images: { unoptimized: true },
  devIndicators: false,
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  experimental: {
    // By default Turbopack hands every page the sheets of all features. Measured: docs/decisions/0013-a-page-and-its-sheets.md.
    cssChunking: { type: 'graph', requestCost: 1000, weightDistribution: 2 },
    // Writing the cache takes a third of a build's time.
    turbopackFileSystemCacheForBuild: false,
  },
  // The type check is a step of its own, over sources instead of builds.
  typescript: { ignoreBuildErrors: true },
  // `pnpm dev` talks to the mock of the API, with the headers that hold there. A deployment is served by `src/server/start.ts`,
  // which asks nothing of Next any more.
  ...(isDevelopment
    ? {
        rewrites: async () => [
          { source: '/api/:path*', destination: `${mock}/api/:path*` },
          { source: '/healthz', destination: `${mock}/api/health` },
        ],
        headers: async () => [
          { source: '/:path*', headers: [{ key: 'content-security-policy', value: developmentPolicy }] },
        ],
      }
    : {}),
}

export default config
