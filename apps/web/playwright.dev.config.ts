import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

// Set once in the main process; workers inherit them. Below the ports that systems give to connections (from 32,768 on).
const port = (process.env.E2E_DEV_PORT ??= String(11_000 + Math.floor(Math.random() * 4000)))
const mockPort = String(Number(port) + 5000)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The app as `pnpm dev` runs it: on the mock of the API, with no database, no chain and no network. */
export default defineConfig({
  ...usual,
  testDir: 'e2e/dev',
  outputDir: 'test-results/dev',
  // One mock, one world and one fault at a time.
  workers: 1,
  use: { ...usual.use, baseURL: `http://localhost:${port}` },
  webServer: [
    {
      command: 'node --conditions=@slotdrop/source apps/graphql-mock/src/main.ts',
      cwd: root,
      url: `http://127.0.0.1:${mockPort}/api/health`,
      env: { MOCK_PORT: mockPort, PUBLIC_URL: `http://localhost:${port}` },
    },
    {
      command: 'next dev',
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      url: `http://127.0.0.1:${port}/api/health`,
      timeout: 120_000,
      // Nothing of a deployment: what is not set here is not there.
      env: { PORT: port, MOCK_URL: `http://127.0.0.1:${mockPort}`, PUBLIC_URL: `http://localhost:${port}` },
    },
  ],
})
