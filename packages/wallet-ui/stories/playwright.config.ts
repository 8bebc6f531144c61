// oxlint-disable import/no-default-export, node/no-process-env -- what Playwright wants, and a Chromium to name
import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path) => path && existsSync(path),
)

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 3,
  // For what hangs, not for what is slow.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-IE',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-sync',
        // Fewer processes take less processor time.
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
})
