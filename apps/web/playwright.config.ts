import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

// Set once in the main process; workers inherit them.
const port = (process.env.E2E_PORT ??= String(21_000 + Math.floor(Math.random() * 4000)))
const rpcPort = (process.env.E2E_RPC_PORT ??= String(Number(port) + 5000))
const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 3,
  // Limits for what hangs, not for what is slow: a busy machine stands still for half a minute now and then.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    // A failed test prints what the page held. Who wants each moment of it asks for `--trace retain-on-failure`, which takes time.
    trace: 'off',
    video: 'off',
    locale: 'en-IE',
    // Animations took 7 % of the processor time. `flows.spec` keeps them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Fewer processes take less processor time.
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
  webServer: {
    command: 'node --conditions=@slotdrop/source tooling/devnet/src/start.ts --no-build',
    cwd: root,
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // The pages must get by with the operations they have listed (G8).
    env: {
      PORT: port,
      RPC_PORT: rpcPort,
      DATA_DIR: process.env.E2E_DATA_DIR ?? `.data/e2e-${port}`,
      PERSISTED_OPERATIONS: 'only',
      // All tests come from one address.
      RATE_LIMIT_FACTOR: '100',
      // The tests' wallet announces itself.
      WALLET_DISCOVERY: 'on',
    },
  },
})
