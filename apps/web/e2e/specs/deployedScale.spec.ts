import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import {
  createShards,
  freezeManifest,
  type Manifest,
  serializeManifest,
  serializeShardIndex,
  toShardIndex,
} from '@slotdrop/drops'
import { type CachingProxy, nginx, noNginx, startCachingProxy } from '@slotdrop/testing/nginx'
import { freePort, startPostgres, startReplica } from '@slotdrop/testing/postgres'
import { type Address, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Deployment, test as deployed, untilAnswer } from '../fixtures/deployment.ts'
import { signIn } from '../fixtures/signIn.ts'

const distributor = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const claimer: Address = '0x00000000000000000000000000000000000c1a1e'
const lagSeconds = 10

/** Two instances behind the shipped proxy. */
type Site = {
  readonly publicUrl: string
  readonly proxy: CachingProxy
  readonly instances: readonly [Deployment, Deployment]
}

const test = deployed.extend<{ startSite: (environment?: Record<string, string>) => Promise<Site> }>({
  startSite: async ({ deploy }, use) => {
    const ends: (() => Promise<void> | void)[] = []
    await use(async (environment = {}) => {
      const port = await freePort()
      const publicUrl = `http://localhost:${port}`
      const site = { PUBLIC_URL: publicUrl, TRUSTED_PROXIES: '127.0.0.1', CONTRACT_1: distributor, ...environment }
      const instances = [await deploy(site), await deploy(site)] as const
      for (const { url } of instances) await untilAnswer(`${url}/readyz`, 200)
      const folder = mkdtempSync(join(tmpdir(), 'slotdrop-proxy-'))
      const proxy = await startCachingProxy(folder, { port, instances })
      ends.push(proxy.end, () => rmSync(folder, { recursive: true, force: true }))
      return { publicUrl, proxy, instances }
    })
    for (const end of ends) await end()
  },
})

test.skip(!nginx, noNginx)

/** As a browser asks for a page. */
const browser = { 'sec-fetch-mode': 'navigate', 'accept-encoding': 'gzip' }

/** The page that a program is given that asks for a link's picture; it says less of itself than `fetch` does. */
function preview(url: string): Promise<string> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'user-agent': 'Twitterbot/1.0' } }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => done(text))
    }).on('error', fail)
  })
}

/** What the proxy did for an answer: HIT, MISS, BYPASS, or nothing. */
function cacheStatus(response: Response): string | null {
  return response.headers.get('x-cache-status')
}

let rounds = 0n

/** A list in which the claimer has one row. */
async function makeDrop(sender: Address): Promise<Manifest> {
  const round = ++rounds
  const others = Array.from({ length: 39 }, (_, row) => numberToHex(round * 1_000n + BigInt(row) + 1n, { size: 20 }))
  return freezeManifest({
    title: `Round ${round}`,
    token: { symbol: 'DEMO', name: 'Demo token', decimals: 18 },
    rows: [claimer, ...others].map((account) => ({ account, id: 0n, amount: 10n ** 18n })),
    terms: {
      chainId: 1,
      distributor,
      sender,
      token: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
      standard: 'ERC20',
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round,
      slotSize: 4,
    },
  })
}

async function ask(url: string, query: string, variables: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown }
  if (!data) throw new Error(`${response.status}: ${JSON.stringify(errors)}`)
  return data
}

async function save(url: string, cookie: string, manifest: Manifest, publish: boolean): Promise<void> {
  const query =
    'mutation($manifest: String!, $publish: Boolean!) { saveDrop(input: { manifest: $manifest, publish: $publish }) { __typename } }'
  expect(await ask(url, query, { manifest: serializeManifest(manifest), publish }, { cookie })).toEqual({
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

test('D16 G10 pages and public files are kept by the proxy, and nothing of one person is', async ({ startSite }) => {
  const { proxy, publicUrl, instances } = await startSite()
  const account = privateKeyToAccount(generatePrivateKey())
  const cookie = await signIn(instances[0].url, publicUrl, account)
  const manifest = await makeDrop(account.address)
  const files = `${proxy.url}/api/drops/${manifest.dropId}`

  // Asked for before it is there: what is said then is forgotten in the moment when it is published.
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
    expect([first.status, again.status, cacheStatus(again)], path).toEqual([200, 200, 'HIT'])
    expect(await again.text()).toBe(await first.text())
    expect(again.headers.get('set-cookie')).toBeNull()
  }
  // Ranges are of the plain bytes, whatever the proxy keeps.
  const range = await fetch(`${files}/manifest.json`, { headers: { range: 'bytes=0-99', 'accept-encoding': 'gzip' } })
  expect(range.status).toBe(206)
  expect(await range.text()).toBe(serializeManifest(manifest).slice(0, 100))

  // Whoever named her own nodes gets a policy of her own; a program that asks for a link's picture gets its page.
  const own = Buffer.from(JSON.stringify({ 1: 'https://mine.example' })).toString('base64url')
  const withNodes = { ...browser, 'sec-fetch-dest': 'document', cookie: `nodes=${own}` }
  expect(cacheStatus(await fetch(`${proxy.url}/docs`, { headers: withNodes }))).toBe('BYPASS')
  expect(await preview(`${proxy.url}/d/${manifest.dropId}`)).toContain(`content="${manifest.title}`)
  expect(cacheStatus(await fetch(`${proxy.url}/d/${manifest.dropId}`, { headers: browser }))).toBe('HIT')

  for (const path of ['/api/auth/session', '/api/config', '/readyz', '/api/ready']) {
    for (let time = 0; time < 2; time++)
      expect(cacheStatus(await fetch(proxy.url + path, { headers: { cookie } })), path).toBeNull()
  }
  const viewer = '{ viewer { address } }'
  expect(await ask(proxy.url, viewer, {}, { cookie })).toEqual({ viewer: { address: account.address } })
  expect(await ask(proxy.url, viewer, {})).toEqual({ viewer: null })
})

test('D16 G10 a new version’s pages are seen once the proxy has forgotten the old ones', async ({
  startSite,
  deploy,
}) => {
  const { proxy, publicUrl, instances } = await startSite({ FRAME_ANCESTORS: 'https://old.example' })
  const read = async () =>
    (await fetch(`${proxy.url}/docs`, { headers: browser })).headers.get('content-security-policy')
  expect(await read()).toContain('https://old.example')
  for (const { end, port } of instances) {
    expect(await end('SIGTERM')).toBe(0)
    const next = await deploy({ PORT: String(port), PUBLIC_URL: publicUrl, FRAME_ANCESTORS: 'https://new.example' })
    await untilAnswer(`http://127.0.0.1:${port}/readyz`, 200)
    expect(next.child.exitCode).toBeNull()
    // Between the two versions nobody is without an answer.
    expect(await read()).toContain('https://old.example')
  }
  proxy.purgePages()
  expect(await read()).toContain('https://new.example')
})

/** What readers of the public part were told, and whether it was wrong. */
type Told = { answers: number; hits: number; readonly wrong: string[] }

/** A drop whose publication readers know of: from `sinceMs` on nobody may be told that it is not there. */
type Known = { readonly manifest: Manifest; beganMs: number; sinceMs: number }

/** Reads the page, the files and the rows of claim day again and again, through the proxy and at each instance. */
async function readUntil(isOver: () => boolean, urls: readonly string[], drops: readonly Known[], told: Told) {
  const note = (what: string) => told.wrong.push(what)
  for (let count = 0; !isOver(); count++) {
    const url = urls[count % urls.length] ?? ''
    const known = drops[count % drops.length]
    if (!known) return
    const { manifest } = known
    const begun = performance.now()
    const mayBeThere = () => performance.now() >= known.beganMs
    const path = `/api/drops/${manifest.dropId}`
    try {
      const page = await fetch(`${url}/d/${manifest.dropId}`, { headers: browser })
      if (page.status !== 200) note(`page ${page.status}`)
      const index = await fetch(`${url}${path}/index.json`, { headers: browser })
      const text = await index.text()
      if (index.status === 404) {
        if (begun >= known.sinceMs) note(`${manifest.title} is public, and its index was not found at ${url}`)
      } else if (index.status !== 200 || text !== serializeShardIndex(toShardIndex(manifest))) {
        note(`index ${index.status}`)
      } else {
        if (!mayBeThere()) note(`${manifest.title} was told before it was public`)
        for (const { name, bytes } of [...createShards(manifest)].slice(0, 2)) {
          const shard = await fetch(`${url}${path}/shards/${name.slice(2)}.bin`, { headers: browser })
          if (shard.status !== 200 || !Buffer.from(await shard.arrayBuffer()).equals(bytes))
            note(`shard ${shard.status}`)
          if (cacheStatus(shard) === 'HIT') told.hits += 1
        }
      }
      const asked = performance.now()
      const query = `query($account: Address!, $id: Hex!) {
        allocations(account: $account) { edges { node { drop { id } provenRows { row { amount } } } } }
        drop(id: $id) { rowCount slots { edges { node { index } } } }
      }`
      const forwarded = { 'x-forwarded-for': `10.1.${count % 200}.${Math.floor(Math.random() * 250)}` }
      const data = await ask(url, query, { account: claimer, id: manifest.dropId }, forwarded)
      const rows = data['allocations'] as { edges: { node: { drop: { id: string }; provenRows: unknown[] } }[] }
      const ids = rows.edges.filter(({ node }) => node.provenRows.length === 1).map(({ node }) => node.drop.id)
      for (const other of drops) {
        const isListed = ids.includes(other.manifest.dropId)
        if (!isListed && asked >= other.sinceMs)
          note(`${other.manifest.title} is public, and its row was not listed at ${url}`)
        if (isListed && performance.now() < other.beganMs)
          note(`${other.manifest.title} was listed before it was public`)
      }
      const drop = data['drop'] as { slots: { edges: unknown[] } } | null
      if (drop === null && asked >= known.sinceMs) note(`${manifest.title} is public, and was not found at ${url}`)
      if (drop && drop.slots.edges.length !== 10) note(`${manifest.title} has ${drop.slots.edges.length} slots`)
      told.answers += 1
    } catch (error) {
      note(`${url}: ${String(error)}`)
    }
  }
}

test('D16 G10 claim day: two instances, a replica that lags ten seconds and is killed, one proxy: nobody sees a wrong answer', async ({
  startSite,
  folder,
}) => {
  const primary = await startPostgres({ directory: folder })
  const account = privateKeyToAccount(generatePrivateKey())
  // The first drop is there before the replica is: its files and rows may come from it.
  const first = await makeDrop(account.address)
  const before = await startSite({ DATABASE_URL: primary.url })
  await save(before.proxy.url, await signIn(before.instances[0].url, before.publicUrl, account), first, true)
  const replica = await startReplica(primary, { settings: [`recovery_min_apply_delay=${lagSeconds}s`] })
  try {
    const { proxy, publicUrl, instances } = await startSite({
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URLS: replica.url,
    })
    const [a, b] = instances
    const cookie = await signIn(a.url, publicUrl, account)
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
    const drops: Known[] = [{ manifest: first, beganMs: 0, sinceMs: 0 }]
    for (let count = 0; count < 3; count++) drops.push({ manifest: await makeDrop(account.address), ...never })
    const [, second, third, deleted] = drops as [Known, Known, Known, Known]
    const told: Told = { answers: 0, hits: 0, wrong: [] }
    let isOver = false
    const urls = [proxy.url, proxy.url, a.url, proxy.url, b.url]
    const readers = Array.from({ length: 12 }, () => readUntil(() => isOver, urls, drops, told))
    const until = async (answers: number) => {
      const from = told.answers
      while (told.answers < from + answers && told.wrong.length === 0) await delay(20)
    }
    const publish = async (known: Known, work: () => Promise<unknown>) => {
      known.beganMs = performance.now()
      await work()
      known.sinceMs = performance.now()
    }
    await until(40)
    // Signed in at one, she works at the other; what she wrote here she reads there.
    await save(b.url, cookie, second.manifest, false)
    await save(b.url, cookie, deleted.manifest, false)
    expect(await listOwn(a.url, cookie, account.address)).toEqual(
      expect.arrayContaining([first.dropId, second.manifest.dropId, deleted.manifest.dropId]),
    )
    expect(await change(a.url, cookie, 'deleteDrop', deleted.manifest)).toBe('DropDeleted')
    expect(await listOwn(b.url, cookie, account.address)).not.toContain(deleted.manifest.dropId)
    await publish(second, () => change(a.url, cookie, 'publishDrop', second.manifest))
    await expect.poll(replicaStates).toEqual(['behind', 'behind'])
    await until(60)
    process.kill(replica.pid ?? 0, 'SIGKILL')
    await until(40)
    await expect.poll(replicaStates).toEqual(['unreachable', 'unreachable'])
    await publish(third, () => save(proxy.url, cookie, third.manifest, true))
    await until(60)
    isOver = true
    await Promise.all(readers)
    expect(told.wrong).toEqual([])
    expect(told.answers).toBeGreaterThanOrEqual(200)
    expect(told.hits).toBeGreaterThan(0)
    expect(await listOwn(proxy.url, cookie, account.address)).toHaveLength(3)
  } finally {
    await replica.stop()
    await primary.stop()
  }
})
