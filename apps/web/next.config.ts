import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

// `pnpm dev` runs the mock of the API beside the app.
const mock = process.env.MOCK_URL ?? (process.env.NODE_ENV === 'development' ? 'http://127.0.0.1:4010' : undefined)

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // The database drivers load files beside themselves.
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'drizzle-orm', 'pino'],
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  // By default Turbopack hands every page the sheets of all features. Measured: docs/decisions/0013-a-page-and-its-sheets.md.
  experimental: { cssChunking: { type: 'graph', requestCost: 1000, weightDistribution: 2 } },
  // The type check is a step of its own, over sources instead of builds.
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => ({
    // `pnpm dev` talks to the mock of the API instead of the API.
    beforeFiles: mock ? [{ source: '/api/:path*', destination: `${mock}/api/:path*` }] : [],
    // The names that orchestrators know.
    afterFiles: [
      { source: '/healthz', destination: '/api/health' },
      { source: '/readyz', destination: '/api/ready' },
      // RFC 9116.
      { source: '/.well-known/security.txt', destination: '/api/security-txt' },
    ],
    fallback: [],
  }),
}

export default config
