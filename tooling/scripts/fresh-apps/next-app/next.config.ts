import type { NextConfig } from 'next'

// What is shipped can be read.
const config: NextConfig = { productionBrowserSourceMaps: true }

export default config
