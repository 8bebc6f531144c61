import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

// Set once in the main process; workers inherit them. Below the ports that systems give to connections (from 32,768 on).
const port = (process.env.E2E_DEV_PORT ??= String(11_000 + Math.floor(Math.random() * 4000)))

/** The app as `pnpm dev` runs it: on the mock of the API, with no database, no chain and no network. */
export default defineConfig({
  ...usual,
  testDir: 'e2e/dev',
  outputDir: 'test-results/dev',
  // One mock, one world and one fault at a time.
  workers: 1,
  use: { ...usual.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'pnpm dev',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    // Answered by the mock through the app.
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, MOCK_PORT: String(Number(port) + 5000) },
  },
})
