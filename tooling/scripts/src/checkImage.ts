// `pnpm image:check`: does what the Dockerfile says in empty folders, with the committed files alone, and starts what comes of it as
// the image's user, who sees the image's files and those of a plain system. With `--built` it takes what is built in this workspace
// for the stage that builds, which takes minutes; `pnpm verify:release` does that.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, startPostgres } from '@slotdrop/testing/postgres'
import { type ComposeService, readCompose } from './image/readCompose.ts'
import { readDockerfile } from './image/readDockerfile.ts'
import { canIsolate, replayStage, toIsolatedCommand, type ReplayedStage } from './image/replayDockerfile.ts'
import { add, closingLine, nothing, type Tally } from './tally.ts'
import { repositoryRoot } from './workspace.ts'

/** What the image adds to its base, which its publisher lists with some 250 MB. */
const maxAddedBytes = 100_000_000

const folder = mkdtempSync(join(tmpdir(), 'slotdrop-image-'))
const node = join(repositoryRoot, 'node_modules/node/bin/node')
let tally: Tally = nothing

async function check(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const isGood = await Promise.resolve()
    .then(holds)
    .catch((error: unknown) => {
      console.log(error)
      return false
    })
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${what}`)
  tally = add(tally, { ...nothing, [isGood ? 'passed' : 'failed']: 1 })
}

/** The files that a builder is sent: those of the repository, but for what `.dockerignore` names. */
function copyContext(to: string): void {
  const ignored = readFileSync(join(repositoryRoot, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    const parents = file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    if (parents.some((path) => ignored.some((pattern) => matchesGlob(path, pattern)))) continue
    const source = join(repositoryRoot, file)
    if (!existsSync(source)) continue
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(source, join(to, file), { verbatimSymlinks: true })
  }
}

/** Bytes of the files in a folder, and how many there are. Links between packages lead to what is counted where it lies. */
function measure(path: string): { bytes: number; files: number } {
  let [bytes, files] = [0, 0]
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const place = join(path, entry.name)
    if (entry.isDirectory()) {
      const within = measure(place)
      bytes += within.bytes
      files += within.files
    } else if (entry.isFile()) {
      bytes += lstatSync(place).size
      files += 1
    }
  }
  return { bytes, files }
}

/** The environment without what a package manager of this workspace has put there: certificates and proxies of this machine stay. */
function outsideOfWorkspace(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const rest = Object.entries(environment).filter(([name]) => !/^(?:npm_|pnpm_|init_cwd$|node_path$)/i.test(name))
  const path = (environment['PATH'] ?? '').split(':').filter((place) => !place.startsWith(repositoryRoot))
  return { ...Object.fromEntries(rest), PATH: path.join(':') }
}

/** What the stage that builds hands over, from the build of this workspace. */
function takeBuilt(root: string): ReplayedStage {
  mkdirSync(join(root, 'app/data'), { recursive: true })
  const ship = ['tooling/scripts/pm.mjs', '--filter', '@slotdrop/web', 'run', 'ship', join(root, 'app/image')]
  const { status } = spawnSync('node', ship, { cwd: repositoryRoot, stdio: 'inherit' })
  if (status !== 0) throw new Error('There is nothing to ship. Run `pnpm build` first.')
  return { root, variables: {}, workingDirectory: '/app', user: undefined, command: [] }
}

function replay(): ReplayedStage {
  const context = join(folder, 'context')
  copyContext(context)
  const stages = readDockerfile(readFileSync(join(repositoryRoot, 'Dockerfile'), 'utf8'))
  const replayed = new Map<string, ReplayedStage>()
  for (const [index, stage] of stages.entries()) {
    const root = join(folder, `stage-${index}`)
    mkdirSync(root)
    const isBuild = stage.name === 'build' && process.argv.includes('--built')
    const made = isBuild
      ? takeBuilt(root)
      : replayStage(stage, { root, context, former: replayed, run: outsideOfWorkspace(process.env) })
    replayed.set(stage.name ?? 'image', made)
  }
  const image = replayed.get('image')
  if (!image) throw new Error('The last stage has a name; the image is what has none.')
  return image
}

/** The image as a service of compose.yaml starts it. */
function asService(image: ReplayedStage, { workingDirectory, command, environment }: ComposeService): ReplayedStage {
  return {
    ...image,
    workingDirectory: workingDirectory ?? image.workingDirectory,
    command: command ?? image.command,
    variables: { ...image.variables, ...environment },
  }
}

/** Starts the image's program and asks it what `ask` wants; then it is asked to stop, and has to end with 0. */
async function whileRunning(
  image: ReplayedStage,
  environment: Readonly<Record<string, string>>,
  ask: (url: string) => Promise<void>,
  readyPath = '/api/ready',
): Promise<void> {
  const port = await freePort()
  const { command, args } = toIsolatedCommand(image, node)
  const child = spawn(command, args, {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      ...image.variables,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      CHAINS: '1',
      RPC_URL_1: 'http://127.0.0.1:1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + 60_000
  let isReady = false
  while (!isReady && child.exitCode === null && Date.now() < until) {
    isReady = await fetch(`${url}${readyPath}`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isReady) await delay(100)
  }
  await check('it is ready', () => isReady)
  if (isReady) await ask(url)
  child.kill('SIGTERM')
  await gone
  await check('asked to stop, it ends with 0', () => child.exitCode === 0)
  if (!isReady || child.exitCode !== 0) console.log(output)
}

async function askGraphql(url: string): Promise<unknown> {
  const response = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ networks { chainId } }"}',
  })
  return response.json()
}

async function isAnswered(url: string, type: string): Promise<boolean> {
  const response = await fetch(url)
  const { byteLength } = await response.arrayBuffer()
  return response.status === 200 && byteLength > 0 && (response.headers.get('content-type') ?? '').startsWith(type)
}

async function askEverything(url: string): Promise<void> {
  for (const page of ['/', '/docs', '/drops', '/drops/new', '/me', '/settings', `/d/0x${'ab'.repeat(32)}`])
    await check(`page ${page}`, () => isAnswered(`${url}${page}`, 'text/html'))
  const home = await (await fetch(url)).text()
  const files = [...new Set([...home.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, path]) => path))]
  await check(`the ${files.length} files that the first page names`, async () => {
    const answers = await Promise.all(files.map(async (path) => (await fetch(`${url}${path}`)).status))
    return files.length > 5 && answers.every((status) => status === 200)
  })
  await check('/api/health', () => isAnswered(`${url}/api/health`, 'application/json'))
  await check('/api/config', () => isAnswered(`${url}/api/config`, 'application/json'))
  await check('a picture is drawn', () => isAnswered(`${url}/api/cards/site.png`, 'image/png'))
  await check(
    'an operation',
    async () => JSON.stringify(await askGraphql(url)) === '{"data":{"networks":[{"chainId":1}]}}',
  )
}

if (!canIsolate()) {
  console.log(
    'Not checked: this machine has no mount namespaces for this user. It takes Linux, and root or user namespaces.',
  )
  console.log(closingLine({ ...nothing, skipped: 1 }))
  process.exit(0)
}
try {
  const image = replay()
  const { bytes, files } = measure(image.root)
  console.log(`The image adds ${files} files, ${(bytes / 1e6).toFixed(1)} MB to its base.`)
  await check(`at most ${maxAddedBytes / 1e6} MB are added`, () => bytes <= maxAddedBytes)
  await check('it runs as a user who is not root', () => image.user === 'node')
  await whileRunning(image, { EMBEDDED_DATABASE: 'on' }, askEverything)
  const postgres = await startPostgres()
  await whileRunning(
    image,
    // Nobody listens there: what sends traces is loaded all the same.
    { DATABASE_URL: postgres.url, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
    (url) => check('an operation, on PostgreSQL', async () => 'data' in ((await askGraphql(url)) as object)),
  )
  // What is given beside the image stands in compose.yaml; the database of this check is another one.
  const given = {
    PUBLIC_URL: 'https://drops.example',
    POSTGRES_PASSWORD: 'none',
    OPERATOR_SEED: '0123456789abcdef'.repeat(4),
  }
  const operator = readCompose(readFileSync(join(repositoryRoot, 'compose.yaml'), 'utf8'), given).get('operator')
  if (!operator) throw new Error('compose.yaml has no service `operator`.')
  await whileRunning(
    asService(image, operator),
    { DATABASE_URL: postgres.url, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
    async (url) => {
      await check('/healthz of the sender service', () => isAnswered(`${url}/healthz`, 'application/json'))
      await check('/metrics of the sender service', () => isAnswered(`${url}/metrics`, 'text/plain'))
    },
    '/readyz',
  )
  await postgres.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(closingLine(tally))
process.exit(tally.failed === 0 ? 0 : 1)
