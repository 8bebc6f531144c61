import {
  createShards,
  findInShards,
  parseManifest,
  parseShardIndex,
  serializeManifest,
  shardFileName,
  toShardIndex,
} from '@slotdrop/drops'
import { parseServerEnv } from '@slotdrop/config/env'
import type { Hex } from 'viem'
import { privateKeyToAccount, generatePrivateKey } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDistributor } from '../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../test/databases.ts'
import { makeManifest, makeRows } from '../test/makeManifest.ts'
import { createServices, type Services } from './createServices.ts'
import { silentLogger } from './logger.ts'

const origin = 'https://drops.example'
const connection = { remoteAddress: '203.0.113.7' }

describe.each(databaseKinds)('the services on %s', (kind) => {
  let database: TestDatabase
  let services: Services
  const account = privateKeyToAccount(generatePrivateKey())

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    const env = parseServerEnv({
      NODE_ENV: 'test',
      PUBLIC_URL: origin,
      CHAINS: '1,137',
      CONTRACT_1: testDistributor,
      DATA_DIR: database.parameters.dataDir,
      DATABASE_URL: database.parameters.databaseUrl ?? undefined,
      RPC_URL_1: 'http://127.0.0.1:1',
      RPC_URL_137: 'http://127.0.0.1:1',
    })
    services = await createServices({ env, logger: silentLogger })
  })
  afterAll(async () => {
    await services.close()
    await database.remove()
  })

  const at = (path: string, init: RequestInit = {}) =>
    new Request(`http://server.invalid${path}`, { ...init, headers: { origin, ...(init.headers as object) } })
  const post = (path: string, body: object, cookie?: string) =>
    at(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    })
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')

  async function signIn(): Promise<string> {
    const given = await services.auth(at('/api/auth/nonce'), connection)
    const { nonce } = (await given.json()) as { nonce: string }
    const message = createSiweMessage({
      domain: 'drops.example',
      uri: origin,
      version: '1',
      chainId: 1,
      address: account.address,
      nonce,
      issuedAt: new Date(),
    })
    const signature = await account.signMessage({ message })
    const verified = await services.auth(post('/api/auth/verify', { message, signature }, cookieOf(given)), connection)
    expect(verified.status).toBe(200)
    return verified.headers
      .getSetCookie()
      .map((line) => line.split(';')[0]!)
      .find((line) => line.includes('session='))!
  }
  const graphql = async (query: string, variables: object, cookie?: string) =>
    (await (await services.graphql(post('/api/graphql', { query, variables }, cookie), connection)).json()) as {
      data: Record<string, unknown>
    }

  test('from sign-in to a public drop whose shards are proven, and signed out again', async () => {
    const cookie = await signIn()
    expect((await graphql('{ viewer { address } }', {}, cookie)).data).toEqual({ viewer: { address: account.address } })
    const manifest = await makeManifest({ sender: account.address }, makeRows(700))
    const save = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
    const text = serializeManifest(manifest)
    expect((await graphql(save, { manifest: text }, cookie)).data).toEqual({ saveDrop: { __typename: 'SavedDrop' } })

    const shards = (file: string) => services.shards(at(`/api/drops/${manifest.dropId}/${file}`), connection)
    const whole = await shards('manifest.json')
    expect(whole.headers.get('cache-control')).toContain('immutable')
    expect(await whole.text()).toBe(text)
    expect((await parseManifest(text)).dropId).toBe(manifest.dropId)
    const index = parseShardIndex(await (await shards('index.json')).text(), manifest.dropId)
    expect(index).toEqual(toShardIndex(manifest))
    const load = async (name: Hex) => {
      const response = await shards(`shards/${shardFileName(name)}.bin`)
      expect(response.headers.get('cache-control')).toContain('immutable')
      return new Uint8Array(await response.arrayBuffer())
    }
    for (const place of [0, 333, 699]) {
      const { account: wanted, amount } = manifest.rowAt(place)
      expect(await findInShards({ index, account: wanted, load })).toMatchObject([{ index: place, amount }])
    }
    expect(await findInShards({ index, account: testDistributor, load })).toEqual([])
    for (const file of ['manifest.json', 'index.json', `shards/${shardFileName(index.shards[0]!.name)}.bin`]) {
      const path = `/api/drops/${manifest.dropId}/${file}`
      const etag = (await shards(file)).headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[^"]{64,}"$/)
      const again = async (tag: string) =>
        (await services.shards(at(path, { headers: { 'if-none-match': tag } }), connection)).status
      expect([await again(etag), await again(`"x", W/${etag}`), await again('"x"')]).toEqual([304, 304, 200])
    }
    expect((await shards(`shards/${'00'.repeat(32)}.bin`)).status).toBe(404)
    expect((await shards('../../etc/passwd')).status).toBe(404)

    await services.auth(post('/api/auth/logout', {}, cookie), connection)
    expect((await graphql('{ viewer { address } }', {}, cookie)).data).toEqual({ viewer: null })
  })

  test('a private drop has no public files', { tags: ['T11'] }, async () => {
    const cookie = await signIn()
    const manifest = await makeManifest({ sender: account.address, round: 9n }, 5)
    const save =
      'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest, publish: false }) { __typename } }'
    await graphql(save, { manifest: serializeManifest(manifest) }, cookie)
    const [shard] = createShards(manifest)
    for (const file of ['manifest.json', 'index.json', `shards/${shardFileName(shard!.name)}.bin`]) {
      const response = await services.shards(
        at(`/api/drops/${manifest.dropId}/${file}`, { headers: { cookie } }),
        connection,
      )
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).not.toContain('immutable')
    }
  })

  test('a node that does not answer makes a report null, not an error', async () => {
    const cookie = await signIn()
    const manifest = await makeManifest({ sender: account.address, round: 10n }, 5)
    const save =
      'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename ... on SavedDrop { drop { report { settledRows } } } } }'
    expect((await graphql(save, { manifest: serializeManifest(manifest) }, cookie)).data).toEqual({
      saveDrop: { __typename: 'SavedDrop', drop: { report: null } },
    })
  })

  test('nonces are limited per caller, with 429 and the time to wait', { tags: ['G7'] }, async () => {
    const other = { remoteAddress: '198.51.100.9' }
    const statuses: number[] = []
    for (let count = 0; count < 22; count++) statuses.push((await services.auth(at('/api/auth/nonce'), other)).status)
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(-1)).toEqual([429])
    const refused = await services.auth(at('/api/auth/nonce'), other)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('queries are limited per caller, counted by root field', { tags: ['G7'] }, async () => {
    const other = { remoteAddress: '198.51.100.10' }
    const query = `{ ${Array.from({ length: 15 }, (_, i) => `a${i}: __typename`).join(' ')} }`
    const statuses: number[] = []
    for (let count = 0; count < 42; count++)
      statuses.push((await services.graphql(post('/api/graphql', { query }), other)).status)
    expect(statuses.slice(0, 38).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  test('healthy is the process, ready is the database; draining it is not ready', { tags: ['D9'] }, async () => {
    expect((await services.health(at('/healthz'), connection)).status).toBe(200)
    expect(await (await services.ready(at('/readyz'), connection)).json()).toEqual({
      ready: true,
      draining: false,
      database: kind,
    })
    services.drain()
    expect((await services.ready(at('/readyz'), connection)).status).toBe(503)
    expect((await services.health(at('/healthz'), connection)).status).toBe(200)
  })
})
