// `pnpm --filter @slotdrop/api bench:requests`: what production runs (the web app's `start`, with its build) beside anchors on
// `node:http`, PostgreSQL with fsync on. `BENCH_PROFILE=<folder>` writes a processor profile of the server.
import { spawn } from 'node:child_process'
import { get } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort, startPostgres } from '@slotdrop/testing/postgres'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { deployedProgram, signIn, startServer } from '../test/serverProcess.ts'
import { compare, type Contestant } from './compare.ts'
import { load } from './load.ts'
import { processorTimeOf, processorTimeOfAll } from './processes.ts'
import { makeList, uploadDrop } from './uploadDrop.ts'

const account = privateKeyToAccount(generatePrivateKey())
const directory = mkdtempSync(join(tmpdir(), 'slotdrop-bench-'))
const only = process.env['BENCH_ONLY']?.split(',')
const profile = process.env['BENCH_PROFILE']

/** What every contestant is asked, but for the signed-in one. */
const question = JSON.stringify({ query: 'query Networks { networks { chainId distributor } product { name } }' })
const signedInQuestion = JSON.stringify({
  query: 'query Viewer { viewer { address } networks { chainId distributor } product { name } }',
})
/** As the page asks for a sender's drops (`AccountDrops`), a page of twenty. */
const listQuestion = JSON.stringify({
  query: `query AccountDrops($sender: Address!, $after: String) {
    drops(sender: $sender, first: 20, after: $after) {
      edges { node { id title chainId rowCount slotCount savedAt visibility distributor policy direct safeTransfer opensAtSeconds
        closesAtSeconds round slotSize total root token { address symbol decimals standard } } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  variables: { sender: account.address },
})
const listedDrops = 20
const rowsOfListedDrop = 10_000

const postgres = await startPostgres({ durable: true })
const program = deployedProgram()
const server = await startServer(
  { NODE_ENV: 'production', DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' },
  profile ? { ...program, args: ['--cpu-prof', `--cpu-prof-dir=${profile}`, ...program.args] } : program,
)
const anchors: ReturnType<typeof spawn>[] = []
try {
  await compareRequests()
} finally {
  for (const anchor of anchors) anchor.kill()
  await server.terminate()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}

async function compareRequests(): Promise<void> {
  const cookie = await signIn(server.url, account)
  const lists = await Promise.all(
    Array.from({ length: listedDrops }, (_, round) => makeList(account.address, rowsOfListedDrop, round)),
  )
  for (const list of lists) await uploadDrop({ url: server.url, cookie }, list)
  const manifestUrl = `${server.url}/api/drops/${lists[0]?.dropId}/manifest.json`
  const file = await readPacked(manifestUrl)
  const anchor = await startAnchor(file)
  const ours = { pid: server.child.pid ?? 0 }
  const url = `${server.url}/api/graphql`

  console.log(`Load before: ${loadavg()[0]?.toFixed(1)}. Manifest: ${file.length} bytes.`)
  await print('requests', 500, [
    { name: 'bare GraphQL Yoga', url: `${anchor.url}/api/graphql`, body: question, pid: anchor.pid },
    { name: 'deployed, anonymous', url, body: question, ...ours },
    { name: 'deployed, signed in', url, body: signedInQuestion, headers: { cookie }, ...ours },
  ])
  await print('files', 200, [
    { name: 'a file from memory', url: `${anchor.url}/file`, pid: anchor.pid },
    { name: 'deployed, manifest.json', url: manifestUrl, ...ours },
  ])
  if (!only || only.includes('list')) {
    await load({ url, body: listQuestion }, { seconds: 2, connections: 4 })
    const before = [processorTimeOf(ours.pid), processorTimeOfAll(postgres.pid ?? 0)]
    const { answered, failed } = await load({ url, body: listQuestion }, { seconds: 10, connections: 4 })
    const after = [processorTimeOf(ours.pid), processorTimeOfAll(postgres.pid ?? 0)]
    const [own = 0, database = 0] = after.map((time, index) => (time - (before[index] ?? 0)) / answered)
    console.log(
      `| a list page, ${listedDrops} drops of ${rowsOfListedDrop} rows | ${own.toFixed(2)} ms of processor time, ${database.toFixed(2)} ms of the database's | ${failed} refused |`,
    )
  }
  console.log(`Load after: ${loadavg()[0]?.toFixed(1)}.`)
}

async function print(name: string, pace: number, contestants: readonly Contestant[]): Promise<void> {
  if (only && !only.includes(name)) return
  const database = processorTimeOfAll(postgres.pid ?? 0)
  const figures = await compare(contestants, pace)
  console.log(
    `\n| what | answers/s | to its anchor | processor, µs an answer | anchor's to it | p50 at ${pace}/s | p99 | p99 to the anchor's |\n| --- | --: | --: | --: | --: | --: | --: | --: |`,
  )
  for (const each of figures) {
    const cells = [
      each.name,
      Math.round(each.perSecond),
      each.toAnchor.toFixed(2),
      Math.round(each.processorMicros),
      each.processorToAnchor.toFixed(2),
      `${each.p50.toFixed(1)} ms`,
      `${each.p99.toFixed(1)} ms`,
      each.p99ToAnchor.toFixed(2),
    ]
    console.log(`| ${cells.join(' | ')} |${each.failed > 0 ? ` ${each.failed} refused` : ''}`)
  }
  console.log(`The database used ${processorTimeOfAll(postgres.pid ?? 0) - database} ms of processor time meanwhile.`)
}

/** The file as it is sent, packed: read twice, as it is written at its first reading. */
async function readPacked(url: string): Promise<Buffer> {
  await (await fetch(url)).arrayBuffer()
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => done(Buffer.concat(chunks)))
    }).on('error', fail)
  })
}

async function startAnchor(bytes: Buffer): Promise<{ url: string; pid: number }> {
  const port = await freePort()
  const name = join(directory, 'file')
  writeFileSync(name, bytes)
  const script = fileURLToPath(new URL('anchors.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=@slotdrop/source', script], {
    env: { PATH: process.env['PATH'], PORT: String(port), FILE: name, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  anchors.push(child)
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/file`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await delay(50)
  return { url, pid: child.pid ?? 0 }
}
