import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

// Runs of crash and fault by seeds, outside `npm test`: `SEEDS=40 FIRST=1 pnpm --filter @slotdrop/web e2e:faults`.
export default defineConfig({
  ...base,
  testDir: 'e2e/faults',
  outputDir: 'test-results/faults',
  timeout: 1_200_000,
})
