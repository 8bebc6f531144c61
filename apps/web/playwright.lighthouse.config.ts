import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

/** `pnpm lh`: the public pages as Lighthouse sees them on a phone. A measurement of its own, no part of `npm test`. */
export default defineConfig({
  ...usual,
  testDir: 'e2e/lighthouse',
  outputDir: 'test-results/lighthouse',
  // Nothing else runs beside a measurement.
  workers: 1,
  timeout: 900_000,
  use: { ...usual.use, contextOptions: {} },
})
