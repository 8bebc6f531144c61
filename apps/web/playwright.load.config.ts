import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

// Runs of an hour, outside `npm test`: `pnpm --filter @slotdrop/web e2e:load`.
export default defineConfig({
  ...base,
  testDir: 'e2e/load',
  outputDir: 'test-results/load',
  timeout: 3_600_000,
  workers: 1,
  // Hundreds of thousands of requests would be kept.
  use: { ...base.use, contextOptions: {}, trace: 'off' },
})
