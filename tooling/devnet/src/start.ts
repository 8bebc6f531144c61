// `npm start`: builds what changed, starts the local chain, puts the contract and the demo tokens on it, starts the web
// app with its embedded database, and ends all of it together.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appName } from '@slotdrop/config'
import { anvilPath, connect, type DemoTokenFacts, deployDemo, type DemoDeployment } from '@slotdrop/testing'
import { freePort } from './ports.ts'
import { readiness } from './readiness.ts'
import { describeRunning, takeRunLock } from './runLock.ts'
import { superviseRun } from './superviseRun.ts'

type Run = {
  appName: string
  url: string
  rpcUrl: string
  demo: DemoDeployment
  dataDir: string
  root: string
  seconds: number
}

/** What `npm start` prints when everything answers. */
function describeRun({ appName, url, rpcUrl, demo, dataDir, root, seconds }: Run) {
  const width = Math.max(...demo.tokens.map(({ symbol }) => symbol.length))
  const tokens = demo.tokens.map(
    ({ symbol, address, standard, held }) => `    ${symbol.padEnd(width)}  ${address}  ${standard.padEnd(8)} ${held}`,
  )
  return [
    '',
    `  ${appName} is running (${seconds.toFixed(1)} s):  ${url}`,
    '',
    `  Local chain 31337 at ${rpcUrl}, distributor ${demo.distributor}`,
    `  Choose "Demo wallet" in the connect dialog. It is ${demo.account} and holds 10,000 ETH for fees and:`,
    ...tokens,
    '',
    `  Data is kept in ${relative(root, dataDir) || dataDir}; delete that folder to begin anew. Ctrl-C stops everything.`,
    '',
  ].join('\n')
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const web = join(root, 'apps/web')
const build = !process.argv.includes('--no-build')
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data/local')
const begun = Date.now()

const lock = takeRunLock(join(dataDir, 'run.json'))
if (!lock.taken) {
  console.log(describeRunning(appName, lock.running))
  process.exit(0)
}
const { announce, release } = lock

const { start, fail } = superviseRun({ onStopped: release })

if (build) {
  console.log('Building what changed …')
  const { status } = spawnSync('turbo', ['run', 'build', '--filter=@slotdrop/web', '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) await fail('The build failed. The lines above say where.')
} else if (!existsSync(join(web, '.next/BUILD_ID'))) await fail('There is no build yet. Run `pnpm build` first.')

mkdirSync(join(dataDir, 'chain'), { recursive: true })

const rpcPort = await freePort(Number(process.env.RPC_PORT ?? 8545))
const rpcUrl = `http://127.0.0.1:${rpcPort}`
const state = join(dataDir, 'chain', 'state.json')
start(
  'local chain',
  anvilPath(),
  [
    '--host',
    '127.0.0.1',
    '--port',
    String(rpcPort),
    '--chain-id',
    '31337',
    '--state',
    state,
    '--state-interval',
    '2',
    '--silent',
    ...anvilBlocks(),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], cwd: dataDir },
)

function toFacts({ address, standard, symbol, name, decimals }: DemoTokenFacts) {
  return {
    address,
    standard,
    symbol,
    name,
    decimals,
  }
}

/** A block a second lets a newcomer see slots in flight; tests mine at once. */
function anvilBlocks() {
  const seconds = process.env.BLOCK_TIME ?? '0'
  return seconds === '0' ? [] : ['--block-time', seconds]
}

const client = connect(rpcUrl)
await readiness('local chain', () => client.getChainId().then((id) => id === 31_337))
const demo = await deployDemo(client)

const port = await freePort(Number(process.env.PORT ?? 3000))
const url = `http://localhost:${port}`
start(
  'web app',
  process.execPath,
  // What production runs, with the packages that were built.
  [join(web, 'src/server/start.ts')],
  {
    cwd: web,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOCAL_CHAIN: rpcUrl,
      CONTRACT_31337: demo.distributor,
      WRAPPED_COIN_31337: demo.wrappedCoin,
      DEMO_WALLET: 'on',
      DEMO_TOKENS: JSON.stringify(demo.tokens.map(toFacts)),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    },
  },
)
await readiness('web app', async () => (await fetch(`${url.replace('localhost', '127.0.0.1')}/api/ready`)).ok)

announce(url)
console.log(describeRun({ appName, url, rpcUrl, demo, dataDir, root, seconds: (Date.now() - begun) / 1000 }))
