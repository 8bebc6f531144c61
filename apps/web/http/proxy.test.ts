import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createShards, type Manifest, serializeManifest, serializeShardIndex, toShardIndex } from '@slotdrop/drops'
import { type CachingProxy, nginx, noNginx, startCachingProxy } from '@slotdrop/testing/nginx'
import { freePort, startPostgres, startReplica } from '@slotdrop/testing/postgres'
import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeEach, expect } from 'vitest'
import { askGraphQl, newClient, signIn } from './fixtures/askSite.ts'
import { test as deployed } from './fixtures/deploymentTest.ts'
import { getExactly } from './fixtures/getExactly.ts'
import { makeList, saveDropOperation, siteWithContract } from './fixtures/makeList.ts'
import { type Deployment, type Environment, untilStatus } from './fixtures/startDeployment.ts'

const claimer: Address = '0x00000000000000000000000000000000000c1a1e'
const lagSeconds = 10

/** Two instances behind the shipped proxy. */
type ProxiedSite = {
  readonly origin: string
  readonly proxy: CachingProxy
  readonly instances: readonly [Deployment, Deployment]
}

const test = deployed.extend('startSite', ({ deploy }, { onCleanup }) => async (environment: Environment = {}) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const variables = { ...siteWithContract, PUBLIC_URL: origin, ...environment }
  const instances = await Promise.all([deploy(variables), deploy(variables)])
  for (const { url } of instances) await untilStatus(`${url}/readyz`, 200)
  const folder = mkdtempSync(join(tmpdir(), 'slotdrop-proxy-'))
  const proxy = await startCachingProxy(folder, { port, instances })
  onCleanup(async () => {
    await proxy.end()
    rmSync(folder, { recursive: true, force: true })
  })
  return { origin, proxy, instances } satisfies ProxiedSite
})

beforeEach(({ skip }) => skip(!nginx, noNginx))

/** Headers with which a browser opens a page. */
const browser = { 'sec-fetch-mode': 'navigate', 'accept-encoding': 'gzip' }

/** How the proxy answered: HIT, MISS, BYPASS, or null if it does not cache the path. */
function cacheStatus(response: Response): string | null {
  return response.headers.get('x-cache-status')
}

let rounds = 0n

/** A list in which the claimer has one row. */
function makeDrop(sender: Address): Promise<Manifest> {
  const round = (rounds += 1n)
  return makeList(sender, { rows: 40, round, slotSize: 4, title: `Round ${round}`, first: claimer })
}

async function ask(url: string, query: string, variables: object, headers: Record<string, string> = {}) {
  const { status, text, body } = await askGraphQl({ url }, { query, variables }, headers)
  if (!body.data) throw new Error(`${status}: ${text}`)
  return body.data
}

async function save(url: string, cookie: string, manifest: Manifest, publish: boolean): Promise<void> {
  const variables = { manifest: serializeManifest(manifest), publish }
  expect(await ask(url, saveDropOperation, variables, { cookie })).toEqual({
    saveDrop: { __typename: 'SavedDrop' },
  })
}

async function change(url: string, cookie: string, mutation: 'publishDrop' | 'deleteDrop', { dropId }: Manifest) {
  const data = await ask(url, `mutation($id: Hex!) { ${mutation}(id: $id) { __typename } }`, { id: dropId }, { cookie })
  return (data[mutation] as { __typename: string }).__typename
}

async function listOwn(url: string, cookie: string, sender: Address): Promise<string[]> {
  const query = 'query($sender: Address!) { drops(sender: $sender) { edges { node { id } } } }'
  const { drops } = await ask(url, query, { sender }, { cookie })
  return (drops as { edges: { node: { id: string } }[] }).edges.map(({ node }) => node.id)
}

test(
  'the proxy caches pages and public files, and no private answer',
  { tags: ['D16', 'G10'] },
  async ({ startSite }) => {
    const { proxy, instances } = await startSite()
    const account = privateKeyToAccount(generatePrivateKey())
    const cookie = await signIn(instances[0], account)
    const manifest = await makeDrop(account.address)
    const files = `${proxy.url}/api/drops/${manifest.dropId}`

    // A 404 from before the publication is not served after it.
    expect((await fetch(`${files}/index.json`)).status).toBe(404)
    await save(instances[1].url, cookie, manifest, true)
    expect((await fetch(`${files}/index.json`)).status).toBe(200)

    const [shard] = [...createShards(manifest)]
    for (const path of [
      `/d/${manifest.dropId}`,
      '/docs',
      `/api/drops/${manifest.dropId}/index.json`,
      `/api/drops/${manifest.dropId}/shards/${shard!.name.slice(2)}.bin`,
    ]) {
      const first = await fetch(proxy.url + path, { headers: browser })
      const again = await fetch(proxy.url + path, { headers: { ...browser, cookie } })
      expect([path, first.status, again.status, cacheStatus(again)]).toEqual([path, 200, 200, 'HIT'])
      expect(await again.text()).toBe(await first.text())
      expect(again.headers.get('set-cookie')).toBeNull()
    }
    // Ranges are of the uncompressed bytes, whichever encoding is cached.
    const range = await fetch(`${files}/manifest.json`, { headers: { range: 'bytes=0-99', 'accept-encoding': 'gzip' } })
    expect(range.status).toBe(206)
    expect(await range.text()).toBe(serializeManifest(manifest).slice(0, 100))

    // A browser with custom RPC URLs gets its own policy, and a link preview its own page.
    const customNodes = Buffer.from(JSON.stringify({ 1: 'https://mine.example' })).toString('base64url')
    const withNodes = { ...browser, 'sec-fetch-dest': 'document', cookie: `nodes=${customNodes}` }
    expect(cacheStatus(await fetch(`${proxy.url}/docs`, { headers: withNodes }))).toBe('BYPASS')
    const preview = await getExactly(`${proxy.url}/d/${manifest.dropId}`, { 'user-agent': 'Twitterbot/1.0' })
    expect(preview.text).toContain(`content="${manifest.title}`)
    expect(cacheStatus(await fetch(`${proxy.url}/d/${manifest.dropId}`, { headers: browser }))).toBe('HIT')

    for (const path of ['/api/auth/session', '/api/config', '/readyz', '/api/ready']) {
      for (let time = 0; time < 2; time++)
        expect([path, cacheStatus(await fetch(proxy.url + path, { headers: { cookie } }))]).toEqual([path, null])
    }
    const viewer = '{ viewer { address } }'
    expect(await ask(proxy.url, viewer, {}, { cookie })).toEqual({ viewer: { address: account.address } })
    expect(await ask(proxy.url, viewer, {})).toEqual({ viewer: null })
  },
)

test(
  'the proxy gives each request an id of its own, whatever a client sends',
  { tags: ['N9'] },
  async ({ startSite }) => {
    const { proxy } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
    const headers = { 'x-request-id': 'chosen-by-the-client' }
    const { headers: answered } = await askGraphQl(proxy, { query: '{ networks { chainId } }' }, headers)
    expect(answered.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
  },
)

test(
  'pages of a new version are served once the proxy’s page cache is purged',
  { tags: ['D16', 'G10'] },
  async ({ startSite, deploy }) => {
    const { proxy, origin, instances } = await startSite({ FRAME_ANCESTORS: 'https://old.example' })
    const read = async () =>
      (await fetch(`${proxy.url}/docs`, { headers: browser })).headers.get('content-security-policy')
    expect(await read()).toContain('https://old.example')
    for (const { end, port } of instances) {
      // Without draining: the proxy keeps a page for one minute only.
      expect(await end('SIGINT')).toBe(0)
      const next = await deploy({ PORT: String(port), PUBLIC_URL: origin, FRAME_ANCESTORS: 'https://new.example' })
      await untilStatus(`http://127.0.0.1:${port}/readyz`, 200)
      expect(next.child.exitCode).toBeNull()
      // The proxy answers throughout.
      expect(await read()).toContain('https://old.example')
    }
    proxy.purgePages()
    expect(await read()).toContain('https://new.example')
  },
)

/** Answers to anonymous readers, with a line for each that was wrong. */
type Readings = { answers: number; hits: number; readonly wrong: string[] }

/** A drop with the moments between which it becomes public: absent before `beganMs`, present from `sinceMs`. */
type Publication = { readonly manifest: Manifest; beganMs: number; sinceMs: number }

/** Reads pages, files and rows again and again, through the proxy and from each instance. */
async function readUntil(
  isOver: () => boolean,
  urls: readonly string[],
  publications: readonly Publication[],
  readings: Readings,
) {
  const note = (problem: string) => readings.wrong.push(problem)
  for (let count = 0; !isOver(); count++) {
    const url = urls[count % urls.length] ?? ''
    const publication = publications[count % publications.length]
    if (!publication) return
    const { manifest } = publication
    const begun = performance.now()
    const path = `/api/drops/${manifest.dropId}`
    try {
      const page = await fetch(`${url}/d/${manifest.dropId}`, { headers: browser })
      if (page.status !== 200) note(`page ${page.status}`)
      const index = await fetch(`${url}${path}/index.json`, { headers: browser })
      const text = await index.text()
      if (index.status === 404) {
        if (begun >= publication.sinceMs) note(`${manifest.title} is public, and its index was not found at ${url}`)
      } else if (index.status !== 200 || text !== serializeShardIndex(toShardIndex(manifest))) {
        note(`index ${index.status}`)
      } else {
        if (performance.now() < publication.beganMs) note(`${manifest.title} was served before it was public`)
        for (const { name, bytes } of [...createShards(manifest)].slice(0, 2)) {
          const shard = await fetch(`${url}${path}/shards/${name.slice(2)}.bin`, { headers: browser })
          if (shard.status !== 200 || !Buffer.from(await shard.arrayBuffer()).equals(bytes))
            note(`shard ${shard.status}`)
          if (cacheStatus(shard) === 'HIT') readings.hits += 1
        }
      }
      const asked = performance.now()
      const query = `query($account: Address!, $id: Hex!) {
        allocations(account: $account) { edges { node { drop { id } provenRows { row { amount } } } } }
        drop(id: $id) { rowCount slots { edges { node { index } } } }
      }`
      const data = await ask(url, query, { account: claimer, id: manifest.dropId }, newClient())
      const rows = data['allocations'] as { edges: { node: { drop: { id: string }; provenRows: unknown[] } }[] }
      const ids = rows.edges.filter(({ node }) => node.provenRows.length === 1).map(({ node }) => node.drop.id)
      for (const other of publications) {
        const isListed = ids.includes(other.manifest.dropId)
        if (!isListed && asked >= other.sinceMs)
          note(`${other.manifest.title} is public, and its row was not listed at ${url}`)
        if (isListed && performance.now() < other.beganMs)
          note(`${other.manifest.title} was listed before it was public`)
      }
      const drop = data['drop'] as { slots: { edges: unknown[] } } | null
      if (drop === null && asked >= publication.sinceMs)
        note(`${manifest.title} is public, and was not found at ${url}`)
      if (drop && drop.slots.edges.length !== 10) note(`${manifest.title} has ${drop.slots.edges.length} slots`)
      readings.answers += 1
    } catch (error) {
      note(`${url}: ${String(error)}`)
    }
  }
}

test(
  'no reader gets a wrong answer from two instances behind the proxy while a replica lags ten seconds and is killed',
  { tags: ['D16', 'G10'] },
  async ({ deploy, startSite, folder }) => {
    const primary = await startPostgres({ directory: folder })
    const account = privateKeyToAccount(generatePrivateKey())
    // The first drop is older than the replica, so its files and rows may come from there.
    const first = await makeDrop(account.address)
    const writer = await deploy({ ...siteWithContract, DATABASE_URL: primary.url })
    await untilStatus(`${writer.url}/readyz`, 200)
    await save(writer.url, await signIn(writer, account), first, true)
    await writer.end('SIGKILL')
    const replica = await startReplica(primary, { settings: [`recovery_min_apply_delay=${lagSeconds}s`] })
    try {
      const { proxy, instances } = await startSite({ DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: replica.url })
      const [a, b] = instances
      const cookie = await signIn(a, account)
      const replicaStates = async () => {
        const states = await Promise.all(
          instances.map(
            async ({ url }) => (await (await fetch(`${url}/api/ready`)).json()) as { replicas: { state: string }[] },
          ),
        )
        return states.map(({ replicas }) => replicas.map(({ state }) => state).join())
      }
      await expect.poll(replicaStates).toEqual(['ready', 'ready'])

      const never = { beganMs: Number.POSITIVE_INFINITY, sinceMs: Number.POSITIVE_INFINITY }
      const second: Publication = { manifest: await makeDrop(account.address), ...never }
      const third: Publication = { manifest: await makeDrop(account.address), ...never }
      const deleted: Publication = { manifest: await makeDrop(account.address), ...never }
      const publications = [{ manifest: first, beganMs: 0, sinceMs: 0 }, second, third, deleted]
      const readings: Readings = { answers: 0, hits: 0, wrong: [] }
      let isOver = false
      const urls = [proxy.url, proxy.url, a.url, proxy.url, b.url]
      const readers = Array.from({ length: 12 }, () => readUntil(() => isOver, urls, publications, readings))
      const untilMore = async (answers: number) => {
        const before = readings.answers
        while (readings.answers < before + answers && readings.wrong.length === 0) await delay(20)
      }
      const publish = async (publication: Publication, work: () => Promise<unknown>) => {
        publication.beganMs = performance.now()
        await work()
        publication.sinceMs = performance.now()
      }
      await untilMore(40)
      // The session of one instance holds at the other, and each reads what the other wrote.
      await save(b.url, cookie, second.manifest, false)
      await save(b.url, cookie, deleted.manifest, false)
      expect(await listOwn(a.url, cookie, account.address)).toEqual(
        expect.arrayContaining([first.dropId, second.manifest.dropId, deleted.manifest.dropId]),
      )
      expect(await change(a.url, cookie, 'deleteDrop', deleted.manifest)).toBe('DropDeleted')
      expect(await listOwn(b.url, cookie, account.address)).not.toContain(deleted.manifest.dropId)
      await publish(second, () => change(a.url, cookie, 'publishDrop', second.manifest))
      await expect.poll(replicaStates).toEqual(['behind', 'behind'])
      await untilMore(60)
      process.kill(replica.pid ?? 0, 'SIGKILL')
      await untilMore(40)
      await expect.poll(replicaStates).toEqual(['unreachable', 'unreachable'])
      await publish(third, () => save(proxy.url, cookie, third.manifest, true))
      await untilMore(60)
      isOver = true
      await Promise.all(readers)
      expect(readings.wrong).toEqual([])
      expect(readings.answers).toBeGreaterThanOrEqual(200)
      expect(readings.hits).toBeGreaterThan(0)
      expect(await listOwn(proxy.url, cookie, account.address)).toHaveLength(3)
    } finally {
      await replica.stop()
      await primary.stop()
    }
  },
)
