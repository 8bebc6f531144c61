import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

// The form that is deployed, attacked and killed from other processes: `pnpm --filter @slotdrop/web e2e:deployed`. Without a
// name it runs the short specs of `npm test` as well.
export default defineConfig({
  ...base,
  testDir: 'e2e',
  testMatch: ['specs/deployed*.spec.ts', 'deployed/*.spec.ts'],
  outputDir: 'test-results/deployed',
  timeout: 600_000,
  workers: 1,
  // Each test starts what it needs.
  webServer: [],
})
