import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

// Runs of an hour, outside `npm test`: `pnpm --filter @slotdrop/web e2e:load`.
export default defineConfig({ ...base, testDir: 'e2e/load', timeout: 3_600_000, workers: 1 })
