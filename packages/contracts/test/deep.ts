// The same tests with ten thousand inputs each and long sequences of calls. `TESTING.md` says how long that takes.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const { status } = spawnSync('node', [fileURLToPath(new URL('run.ts', import.meta.url)), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, FOUNDRY_PROFILE: 'deep' },
})
process.exit(status ?? 1)
