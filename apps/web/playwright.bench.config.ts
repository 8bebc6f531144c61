import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

const own = usual.webServer
if (!own || Array.isArray(own)) throw new Error('Browser tests start one server.')

const against = process.env.BENCH_AGAINST
// Set once in the main process; workers inherit it.
const port = (process.env.BENCH_PORT ??= String(Number(own.env?.['PORT']) + 1000))

/** `pnpm bench:pages`: how soon pages do what they show, on a phone. No part of `npm test`. */
export default defineConfig({
  ...usual,
  testDir: 'e2e/bench',
  outputDir: 'test-results/bench',
  // Nothing else runs beside a measurement.
  workers: 1,
  timeout: 3_600_000,
  use: { ...usual.use, contextOptions: {} },
  webServer: [
    own,
    ...(against === undefined
      ? []
      : [
          {
            ...own,
            cwd: against,
            url: `http://127.0.0.1:${port}/api/health`,
            env: {
              ...own.env,
              PORT: port,
              RPC_PORT: String(Number(port) + 5000),
              DATA_DIR: `${own.env?.['DATA_DIR']}-against`,
            },
          },
        ]),
  ],
})
