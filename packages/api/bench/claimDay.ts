// `pnpm bench:claimday`: what recipients of a million rows ask for on the day when claims open. The public part from a plain file
// server with origin, API and database switched off (`slotdrop export`); the same from the proxy that is shipped, before and after
// the origin is switched off, and from the origin itself; then what only the origin can say. Needs nginx and the web app's build.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createShards, findInShards, manifestChunks, parseShardIndex, type Manifest } from '@slotdrop/drops'
import { startCachingProxy, startFileServer } from '@slotdrop/testing/nginx'
import { freePort, startPostgres } from '@slotdrop/testing/postgres'
import { createDatabase } from '../src/database/createDatabase.ts'
import { insertManifest } from '../src/services/drops/saveDrop.ts'
import { alice } from '../test/makeManifest.ts'
import { deployedProgram, startServer } from '../test/serverProcess.ts'
import { makeList } from './uploadDrop.ts'

const rowCount = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
const connections = 32
const directory = mkdtempSync(join(tmpdir(), 'slotdrop-claimday-'))
const repository = fileURLToPath(new URL('../../../', import.meta.url))
const table: string[][] = []

/** One thing that is asked for. */
type Question = { readonly path: string; readonly body?: string }

function note(...cells: (string | number)[]): void {
  table.push(cells.map(String))
  console.log(cells.join(' | '))
}

function folder(name: string): string {
  const path = join(directory, name)
  mkdirSync(path)
  return path
}

// nginx's workers run as somebody else where it is started by root.
chmodSync(directory, 0o755)
const ends: (() => Promise<unknown>)[] = []
try {
  await run()
} finally {
  for (const end of ends.toReversed()) await end()
  rmSync(directory, { recursive: true, force: true })
}
console.log(
  `\n| what | visits/s | answers/s | p50 of an answer | p99 | bytes a recipient | failed |\n| --- | --: | --: | --: | --: | --: | --: |`,
)
console.log(table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))

async function run(): Promise<void> {
  const manifest = await makeList(alice, rowCount, 0)
  const root = exportPage(manifest)
  const port = await freePort()
  const publicUrl = `http://localhost:${port}`

  const postgres = await startPostgres({ durable: true })
  ends.push(postgres.stop)
  const database = await createDatabase({ databaseUrl: postgres.url })
  await database.db.transaction((tx) => insertManifest(tx, manifest, { now: new Date(), publish: true }))
  await database.close()
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const server = await startServer(environment, deployedProgram())
  ends.push(server.terminate)
  const instances = [{ port: Number(new URL(server.url).port) }]
  const proxy = await startCachingProxy(folder('proxy'), { port, instances })
  ends.push(proxy.end)
  const files = await startFileServer(folder('files'), { port: await freePort(), root })
  ends.push(files.end)

  const page = `/d/${manifest.dropId}`
  const visit = visitsOf(manifest, page)
  await checkVisit(files.url, manifest)
  await checkVisit(proxy.url, manifest)
  // Each file of it is asked for once: what is measured is a cache that is warm.
  for (const { name } of createShards(manifest)) await fetchBytes(proxy.url, shardPath(manifest, name))
  console.log(`${rowCount} rows, ${connections} connections, load before: ${loadavg()[0]?.toFixed(1)}`)
  const firstVisit = await bytesOfPage(files.url, `${page}/`)
  await measure('the origin itself', server.url, visit)
  await measure('the shipped proxy, warm', proxy.url, visit)
  await measure('live: settings', server.url, () => [{ path: '/api/config' }])
  await measure('live: an account’s rows with proofs (GraphQL)', server.url, lookUpsOf(manifest))
  await server.terminate()
  await postgres.stop()
  await measure('the shipped proxy, origin and database off', proxy.url, visit)
  await measure('a plain file server, everything else off', files.url, visitsOf(manifest, `${page}/`))
  console.log(`Load after: ${loadavg()[0]?.toFixed(1)}. Page with all that it loads: ${firstVisit} bytes, packed.`)
}

/** `slotdrop export`, as anybody runs it. */
function exportPage(manifest: Manifest): string {
  const sealed = join(directory, 'sealed.json')
  writeFileSync(sealed, [...manifestChunks(manifest)].join(''))
  const out = join(directory, 'export')
  const command = ['--conditions=@slotdrop/source', 'packages/slotdrop/bin/slotdrop.ts', 'export', sealed]
  const options = ['--out', out, '--url', 'https://drop.example', '--rpc', 'http://127.0.0.1:1', '--site', 'apps/web']
  const { status, stderr } = spawnSync(process.execPath, [...command, ...options], {
    cwd: repository,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The export failed:\n${stderr}`)
  console.log(`Exported: ${readdirSync(join(out, 'api/drops', manifest.dropId, 'shards')).length} shards`)
  return out
}

function shardPath(manifest: Manifest, name: string): string {
  return `/api/drops/${manifest.dropId}/shards/${name.slice(2)}.bin`
}

/** A recipient's visit: the page, the index, and the one shard that has her row. */
function visitsOf(manifest: Manifest, page: string): (visitor: number) => Question[] {
  const names = [...createShards(manifest)].map(({ name }) => name)
  const index = `/api/drops/${manifest.dropId}/index.json`
  return (visitor) => {
    const name = names[(visitor * 7_919) % names.length] ?? ''
    return [{ path: page }, { path: index }, { path: shardPath(manifest, name) }]
  }
}

function lookUpsOf(manifest: Manifest): (visitor: number) => Question[] {
  const query = `query($id: Hex!, $account: Address!) { drop(id: $id) { allocations(account: $account) {
    edges { node { slot rowsHash slotProof provenRows { proof row { amount } } } } } } }`
  return (visitor) => {
    const { account } = manifest.rowAt((visitor * 7_919) % manifest.rowCount)
    return [{ path: '/api/graphql', body: JSON.stringify({ query, variables: { id: manifest.dropId, account } }) }]
  }
}

/** Finds a row with its proofs in what a server has, as a recipient's page does. */
async function checkVisit(url: string, manifest: Manifest): Promise<void> {
  const { account, amount } = manifest.rowAt(Math.floor(manifest.rowCount / 3))
  const text = await (await fetch(`${url}/api/drops/${manifest.dropId}/index.json`)).text()
  const index = parseShardIndex(text, manifest.dropId)
  const found = await findInShards({ index, account, load: (name) => fetchBytes(url, shardPath(manifest, name)) })
  if (found.length !== 1 || found[0]?.amount !== amount) throw new Error(`${url} has not the row of ${account}.`)
}

async function fetchBytes(url: string, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url + path)
  if (!response.ok) throw new Error(`${url}${path} says ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Packed bytes of a page with every script, style and font that it names. */
async function bytesOfPage(url: string, path: string): Promise<number> {
  const html = await (await fetch(url + path)).text()
  const names = new Set([
    path,
    ...[...html.matchAll(/"(\/(?:_next|start)[^"]*\.(?:js|css|woff2))"/g)].map(([, name = '']) => name),
  ])
  const sizes = await Promise.all([...names].map((name) => packedBytes(url + name)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function packedBytes(url: string): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => done(size))
    }).on('error', fail)
  })
}

/** Visits without a pause over connections that are kept, each visitor from an address of her own; a first second warms up. */
async function measure(name: string, url: string, visit: (visitor: number) => Question[]): Promise<void> {
  await load(url, visit, 1)
  const { times, took, visits, bytes, failed } = await load(url, visit, seconds)
  const at = (part: number) => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`
  note(
    name,
    Math.round(visits / took),
    Math.round(times.length / took),
    at(0.5),
    at(0.99),
    Math.round(bytes / visits),
    failed,
  )
}

async function load(url: string, visit: (visitor: number) => Question[], forSeconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let [visitor, visits, bytes, failed] = [0, 0, 0, 0]
  const begun = performance.now()
  const until = begun + forSeconds * 1_000
  const work = async () => {
    while (performance.now() < until) {
      const number = visitor++
      for (const question of visit(number)) {
        const since = performance.now()
        const answer = await ask(url, question, { agent, visitor: number })
        times.push(performance.now() - since)
        bytes += answer.bytes
        if (answer.status !== 200) failed += 1
      }
      visits += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  const took = (performance.now() - begun) / 1_000
  times.sort((a, b) => a - b)
  return { times, took, visits, bytes, failed }
}

function ask(
  url: string,
  { path, body }: Question,
  { agent, visitor }: { agent: Agent; visitor: number },
): Promise<{ status: number; bytes: number }> {
  return new Promise((done) => {
    const outgoing = request(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      agent,
      headers: {
        'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
        'sec-fetch-mode': 'cors',
        'accept-encoding': 'gzip',
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    })
    outgoing.on('response', (incoming) => {
      let bytes = 0
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length))
      incoming.on('close', () => done({ status: incoming.complete ? (incoming.statusCode ?? 0) : 0, bytes }))
    })
    outgoing.on('error', () => done({ status: 0, bytes: 0 }))
    outgoing.end(body)
  })
}
