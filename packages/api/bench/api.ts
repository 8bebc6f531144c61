// `pnpm bench:api`: requests a second beside bare Yoga, an upload of a million rows with two kills, look-ups in it.
// Medians of alternating runs; figures belong to the machine, ratios travel.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freezeManifest, type Manifest } from '@slotdrop/drops'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { testDistributor } from '../test/createTestApi.ts'
import { makeRows, testTerms } from '../test/makeManifest.ts'
import { askServer, signIn, startServer, type ServerProcess } from '../test/serverProcess.ts'
import { startPostgres } from '@slotdrop/testing/postgres'
import {
  appendRowsOperation,
  createUploadOperation,
  sealUploadOperation,
  toChunk,
  toUploadInput,
} from '../test/upload.ts'
import { load, type LoadResult } from './load.ts'
import { serveNext } from './serveNext.ts'

const rowCount = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const drops = Number(process.env['BENCH_DROPS'] ?? 1)
const account = privateKeyToAccount(generatePrivateKey())
const directory = mkdtempSync(join(tmpdir(), 'slotdrop-bench-'))
/** What every contestant is asked, but for the signed-in one. */
const question = JSON.stringify({ query: 'query Networks { networks { chainId distributor } product { name } }' })

/** Two thousand callers: each has its own allowance, as on the open web. */
function client(count: number) {
  return `10.9.${Math.floor(count / 250) % 8}.${count % 250}`
}

const table: string[][] = []

function note(...cells: (string | number)[]) {
  table.push(cells.map(String))
  console.log(cells.join(' | '))
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function megabytes(kilobytes: number) {
  return Math.round(kilobytes / 1024)
}

/** Resident memory of a process in kB, now or at its peak. */
function memoryOf(server: ServerProcess, which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
}

const postgres = await startPostgres()
const databases = [
  ['PostgreSQL', { DATABASE_URL: postgres.url }],
  ['embedded', { DATA_DIR: directory }],
] as const

try {
  if (!process.env['BENCH_UPLOADS_ONLY']) {
    await compareWithYoga()
    await compareBehindNext()
  }
  // `BENCH_ROWS=0`: requests alone.
  const manifests =
    rowCount === 0 ? [] : await Promise.all(Array.from({ length: drops }, (_, index) => makeManifest(BigInt(index))))
  if (rowCount > 0) for (const [name, env] of databases) await measureUpload(name, env, manifests)
} finally {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
console.log(`\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`)

type Contestant = readonly [name: string, url: string, options: Omit<Parameters<typeof load>[1], 'seconds'>]

/** Rounds of five seconds each, in turn; the first contestant is the anchor, the first round warms up. */
async function compare(contestants: readonly Contestant[]): Promise<void> {
  const results = contestants.map((): LoadResult[] => [])
  for (let round = 0; round < 4; round++)
    for (const [index, [, url, options]] of contestants.entries()) {
      const result = await load(url, { ...options, seconds: 5 })
      if (round > 0) results[index]?.push(result)
    }
  const perSecond = (index: number) => median((results[index] ?? []).map((result) => result.perSecond))
  for (const [index, [name]] of contestants.entries()) {
    const last = results[index]?.at(-1)
    if (!last) continue
    const { p50, p99, failed } = last
    note(
      name,
      `${perSecond(index)} requests/s`,
      `ratio ${(perSecond(index) / perSecond(0)).toFixed(2)}`,
      `p50 ${p50.toFixed(1)} ms`,
      `p99 ${p99.toFixed(1)} ms`,
      `${failed} refused`,
    )
  }
}

async function compareWithYoga(): Promise<void> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const bare = spawn(
    process.execPath,
    ['--conditions=@slotdrop/source', fileURLToPath(new URL('bareYoga.ts', import.meta.url))],
    {
      env: { PATH: process.env['PATH'], PORT: String(port), NODE_ENV: 'production' },
      stdio: 'inherit',
    },
  )
  const server = await startServer({ DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' })
  const anchor = `http://127.0.0.1:${port}/api/graphql`
  while (
    !(await fetch(anchor, { method: 'POST' }).then(
      () => true,
      () => false,
    ))
  )
    await delay(50)
  const cookie = await signIn(server.url, account)
  const signedIn = JSON.stringify({
    query: 'query Viewer { viewer { address } networks { chainId distributor } product { name } }',
  })
  const url = `${server.url}/api/graphql`
  await compare([
    ['bare Yoga', anchor, { body: question }],
    ['whole stack', url, { body: question, client }],
    ['whole stack, signed in (a statement a request)', url, { body: signedIn, client, headers: { cookie } }],
  ])
  bare.kill()
  await server.terminate()
}

/** The same two behind the same route of Next: how the web app serves them. */
async function compareBehindNext(): Promise<void> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const stop = await serveNext(port, {
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: postgres.url,
    CHAINS: '1',
    CONTRACT_1: testDistributor,
    RPC_URL_1: 'http://127.0.0.1:1',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  })
  await compare([
    ['bare Yoga behind Next’s route', `http://127.0.0.1:${port}/api/bare`, { body: question, client }],
    ['whole stack behind Next’s route', `http://127.0.0.1:${port}/api/graphql`, { body: question, client }],
  ])
  await stop()
}

async function makeManifest(round: bigint): Promise<Manifest> {
  const rows = makeRows(rowCount, round * 10_000_000n)
  return freezeManifest({
    title: 'Bench',
    terms: { ...testTerms, sender: account.address, round },
    token: { symbol: 'B', name: 'Bench', decimals: 18 },
    rows,
  })
}

type Upload = { id: string; chunkSlots: number; chunkCount: number; missingChunks: number[] }

async function measureUpload(name: string, env: Record<string, string>, manifests: readonly Manifest[]): Promise<void> {
  let server = await startServer(env)
  const cookie = await signIn(server.url, account)
  await delay(1_000)
  const idle = memoryOf(server, 'VmRSS')
  let [peak, lost] = [0, 0]
  const begun = performance.now()
  for (const [index, manifest] of manifests.entries()) {
    const killAt = index === 0 ? [0.3, 0.7] : []
    let frozen: unknown
    while (!frozen) {
      const { createUpload } = await askServer(server.url, cookie, createUploadOperation, {
        input: toUploadInput(manifest),
      })
      const upload = createUpload?.['upload'] as Upload | undefined
      if (!upload) break
      const done = () => (upload.chunkCount - upload.missingChunks.length) / upload.chunkCount
      const queue = [...upload.missingChunks]
      const send = async () => {
        for (let chunk = queue.shift(); chunk !== undefined; chunk = queue.shift()) {
          const slots = toChunk(manifest, chunk, upload.chunkSlots)
          await askServer(server.url, cookie, appendRowsOperation, { input: { uploadId: upload.id, chunk, slots } })
          upload.missingChunks.splice(upload.missingChunks.indexOf(chunk), 1)
          peak = Math.max(peak, memoryOf(server, 'VmHWM'))
          if (killAt[0] !== undefined && done() >= killAt[0]) {
            killAt.shift()
            server.child.kill('SIGKILL')
          }
        }
      }
      const outcomes = await Promise.allSettled([send(), send(), send()])
      if (outcomes.some(({ status }) => status === 'rejected')) {
        const stopped = performance.now()
        await server.kill()
        server = await startServer(env)
        lost += performance.now() - stopped
        continue
      }
      if (queue.length === 0 && upload.missingChunks.length === 0) {
        const { sealUpload } = await askServer(server.url, cookie, sealUploadOperation, { id: upload.id })
        frozen = (sealUpload?.['drop'] as { id?: string } | undefined)?.id
        peak = Math.max(peak, memoryOf(server, 'VmHWM'))
        if (frozen !== manifest.dropId) throw new Error(`The upload gave ${String(frozen)}, not ${manifest.dropId}.`)
      }
    }
  }
  const seconds = (performance.now() - begun) / 1000
  note(
    name,
    `${manifests.length} × ${rowCount} rows uploaded and frozen, killed twice`,
    `${seconds.toFixed(1)} s, ${(lost / 1000).toFixed(1)} s of it restarting`,
    `peak ${megabytes(peak - idle)} MB above idle (${megabytes(idle)} MB)`,
    'same drop id',
    '',
  )
  await measureLookUps(name, server, manifests)
  await server.terminate()
}

async function measureLookUps(name: string, server: ServerProcess, manifests: readonly Manifest[]): Promise<void> {
  const [manifest] = manifests
  if (!manifest) return
  const query =
    'query Find($id: Hex!, $account: Address!) { drop(id: $id) { allocations(account: $account) { edges { node { slot slotProof provenRows { proof row { amount } } } } } } }'
  const times: number[] = []
  const before = memoryOf(server, 'VmRSS')
  for (let count = 0; count < 400; count++) {
    const { account: wanted } = manifest.rowAt((count * 7_919) % manifest.rowCount)
    const since = performance.now()
    await askServer(server.url, '', query, { id: manifest.dropId, account: wanted })
    times.push(performance.now() - since)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const growth = megabytes(memoryOf(server, 'VmRSS') - before)
  note(
    name,
    `an account in ${rowCount} rows, ${rowCount * manifests.length} in the store`,
    `p50 ${median(times).toFixed(1)} ms`,
    `p99 ${(sorted[395] ?? 0).toFixed(1)} ms`,
    `memory grew ${growth} MB`,
    '',
  )
}
