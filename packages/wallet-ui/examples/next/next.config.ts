import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

const config: NextConfig = {
  turbopack: { root: fileURLToPath(new URL('../../../..', import.meta.url)) },
  // The type check is a step of its own, over sources instead of builds.
  typescript: { ignoreBuildErrors: true },
}

export default config
