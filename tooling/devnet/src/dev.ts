// `pnpm dev`: builds the packages that the web app imports, then runs the app with hot reload on the mock of the API.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appName } from '@slotdrop/config'
import { choosePort } from './choosePort.ts'
import { readiness } from './readiness.ts'
import { describeRunning, takeRunLock } from './runLock.ts'
import { superviseRun } from './superviseRun.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const web = join(root, 'apps/web')
const begun = Date.now()

// Next keeps what it compiled in one folder of the checkout, so a second one could not run there.
const lock = takeRunLock(join(root, '.data/dev/run.json'))
if (!lock.taken) {
  console.error(describeRunning(appName, lock.running))
  process.exit(1)
}
const { announce, release } = lock
const { start, fail } = superviseRun({ onStopped: release })

async function portFor(variable: string, defaultPort: number): Promise<number> {
  const choice = await choosePort(variable, process.env[variable], defaultPort)
  if ('refusal' in choice) return fail(choice.refusal)
  if ('notice' in choice) console.log(choice.notice)
  return choice.port
}

const port = await portFor('PORT', 3000)
const mockPort = await portFor('MOCK_PORT', 4010)
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`
const mockUrl = `http://127.0.0.1:${mockPort}`

console.log('Building the packages that changed …')
const { status } = spawnSync('turbo', ['run', 'build', '--filter=@slotdrop/web^...', '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) await fail('The build failed. The lines above say where.')

start(
  'mock of the API',
  process.execPath,
  ['--conditions=@slotdrop/source', '--watch', join(root, 'apps/graphql-mock/src/main.ts')],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      // The mock loads the API from its sources, which takes a second longer without it.
      NODE_COMPILE_CACHE: join(root, '.data/dev/compile-cache'),
      ...process.env,
      MOCK_PORT: String(mockPort),
      PUBLIC_URL: publicUrl,
    },
  },
)
start(
  'web app',
  process.execPath,
  [createRequire(join(web, 'package.json')).resolve('next/dist/bin/next'), 'dev', '--port', String(port)],
  {
    cwd: web,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MOCK_URL: mockUrl, PUBLIC_URL: publicUrl },
  },
)
await readiness('mock of the API', async () => (await fetch(`${mockUrl}/api/health`)).ok)
// Answered by the mock through the app.
await readiness('web app', async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).ok, { limit: 180_000 })

announce(publicUrl)
console.log(
  [
    '',
    `  ${appName} runs with hot reload (${((Date.now() - begun) / 1000).toFixed(1)} s):  ${publicUrl}`,
    '',
    `  The API is a mock at ${mockUrl}/api/graphql. Choose its data and faults in the panel "Mock" of each page.`,
    '  Choose "Demo wallet" in the connect dialog. Ctrl-C stops everything.',
    '',
  ].join('\n'),
)
