import { gunzipSync } from 'node:zlib'
import { serializeManifest, shardFileName, toShardIndex, type Manifest } from '@slotdrop/drops'
import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { alice, makeManifest } from '../../test/makeManifest.ts'
import type { OpenDatabase } from '../database/createDatabase.ts'
import { createRateLimiter } from './createRateLimiter.ts'
import { createShardHandler } from './createShardHandler.ts'

const expiresAt = new Date('2026-03-02T00:00:00.000Z')
const auth = createTestAuth({ alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt } })
const save = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'

function firstShard(manifest: Manifest): string {
  return shardFileName(toShardIndex(manifest).shards[0]!.name)
}

describe.each(databaseKinds)('public files on %s', { tags: ['G10'] }, (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  let round = 0n

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open()
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })

  // More rows than one part of a file has.
  const publish = async (rows = 6_000): Promise<{ manifest: Manifest; text: string; path: string }> => {
    const manifest = await makeManifest({ round: (round += 1n) }, rows)
    const text = serializeManifest(manifest)
    const api = createTestApi(open.db, { auth })
    const answer = await ask(api, save, { manifest: text }, 'alice')
    expect(answer.data).toEqual({ saveDrop: { __typename: 'SavedDrop' } })
    return { manifest, text, path: `/api/drops/${manifest.dropId}` }
  }
  const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Request(`http://server.invalid${path}`, { headers, method })
  const countFiles = async () =>
    (await open.db.execute<{ n: number }>(sql`select count(*)::int as n from drop_files`)).rows[0]!.n

  test('a manifest is the same bytes plain, as gzip, in ranges, before and after it was written, and from another instance', async () => {
    const { text, path } = await publish()
    const handle = createShardHandler({ db: open.db })
    const first = await handle(request(`${path}/manifest.json`))
    expect(first.headers.get('content-encoding')).toBeNull()
    expect(first.headers.get('vary')).toBe('accept-encoding')
    expect(await first.text()).toBe(text)
    for (const instance of [handle, createShardHandler({ db: open.db })]) {
      const packed = await instance(request(`${path}/manifest.json`, { 'accept-encoding': 'br, gzip' }))
      expect(packed.headers.get('content-encoding')).toBe('gzip')
      const bytes = Buffer.from(await packed.arrayBuffer())
      expect(bytes.length).toBeLessThan(text.length * 0.6)
      expect(gunzipSync(bytes).toString()).toBe(text)
      expect(await (await instance(request(`${path}/manifest.json`, { 'accept-encoding': 'gzip;q=0' }))).text()).toBe(
        text,
      )
      const size = Buffer.byteLength(text)
      for (const [range, from, to] of [
        ['bytes=0-99', 0, 100],
        ['bytes=310000-350000', 310_000, 350_001],
        [`bytes=${size - 10}-`, size - 10, size],
        ['bytes=-7', size - 7, size],
        [`bytes=5-${size * 2}`, 5, size],
      ] as const) {
        const part = await instance(request(`${path}/manifest.json`, { range, 'accept-encoding': 'gzip' }))
        expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${size}`])
        expect(await part.text()).toBe(text.slice(from, to))
      }
      const beyond = await instance(request(`${path}/manifest.json`, { range: `bytes=${size}-` }))
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
      const ignored = await instance(request(`${path}/manifest.json`, { range: 'bytes=0-1,4-5' }))
      expect(ignored.status).toBe(200)
      await ignored.body?.cancel()
      const changed = await instance(request(`${path}/manifest.json`, { range: 'bytes=0-1', 'if-range': '"other"' }))
      expect(changed.status).toBe(200)
      await changed.body?.cancel()
    }
  })

  test('both encodings of a file have a tag of their own, and either is known again', async () => {
    const { path } = await publish(10)
    const handle = createShardHandler({ db: open.db })
    for (const file of ['manifest.json', 'index.json']) {
      const tags: string[] = []
      for (const encoding of ['gzip', 'identity']) {
        const response = await handle(request(`${path}/${file}`, { 'accept-encoding': encoding }))
        tags.push(response.headers.get('etag') ?? '')
        await response.arrayBuffer()
      }
      expect(new Set(tags).size).toBe(2)
      for (const tag of tags) {
        const again = await handle(request(`${path}/${file}`, { 'if-none-match': tag }))
        expect([again.status, again.headers.get('etag')]).toEqual([304, tag])
      }
    }
  })

  test('a shard has ranges too, and HEAD reads nothing', async () => {
    const { manifest, path } = await publish(10)
    const handle = createShardHandler({ db: open.db })
    const shard = `${path}/shards/${firstShard(manifest)}.bin`
    const whole = new Uint8Array(await (await handle(request(shard))).arrayBuffer())
    const part = await handle(request(shard, { range: 'bytes=4-19' }))
    expect(part.status).toBe(206)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(4, 20))
    const files = await countFiles()
    expect((await handle(request(`${path}/manifest.json`, {}, 'HEAD'))).status).toBe(200)
    expect(await countFiles()).toBe(files)
  })

  test('of many who ask at once for a file that is not there, one writes it', async () => {
    const { text, path } = await publish()
    const files = await countFiles()
    const handle = createShardHandler({ db: open.db })
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await handle(request(`${path}/manifest.json`))).text()),
    )
    expect(new Set(answers)).toEqual(new Set([text]))
    expect(await countFiles()).toBe(files + 1)
    const { rows } = await open.db.execute<{ n: number }>(
      sql`select count(distinct attempt)::int as n from drop_file_parts where kind = 'manifest'
        group by drop_ref order by drop_ref desc limit 1`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('instances that write a file at once do not mix their parts', async () => {
    const { text, path } = await publish()
    const instances = Array.from({ length: 4 }, () => createShardHandler({ db: open.db }))
    const answers = await Promise.all(
      instances.map(async (handle) => {
        const response = await handle(request(`${path}/manifest.json`, { 'accept-encoding': 'gzip' }))
        return gunzipSync(Buffer.from(await response.arrayBuffer())).toString()
      }),
    )
    expect(new Set(answers)).toEqual(new Set([text]))
  })

  test('each file has one address: what differs by a query or in case is sent there', async () => {
    const { manifest, path } = await publish(10)
    const handle = createShardHandler({ db: open.db })
    const name = firstShard(manifest)
    for (const [asked, canonical] of [
      [`${path}/manifest.json?x=1`, `${path}/manifest.json`],
      [`${path}/manifest.json?`, null],
      [`${path.toUpperCase().replace('/API/DROPS/0X', '/api/drops/0x')}/index.json`, `${path}/index.json`],
      [`${path}/shards/${name.toUpperCase()}.bin`, `${path}/shards/${name}.bin`],
    ] as const) {
      const response = await handle(request(asked))
      expect([response.status, response.headers.get('location')]).toEqual(canonical ? [308, canonical] : [200, null])
      await response.body?.cancel()
    }
    const others = [
      `/x${path}/manifest.json`,
      `${path}//manifest.json`,
      `${path}/MANIFEST.json`,
      `${path}/manifest.json/`,
    ]
    for (const asked of others) expect((await handle(request(asked))).status).toBe(404)
  })

  test('files cost what they weigh, whoever asks, and what is not there costs something too', async () => {
    const { path } = await publish()
    const rateLimiter = createRateLimiter({ db: open.db, clock: () => new Date('2026-03-01T12:00:00.000Z') })
    const take = vi.spyOn(rateLimiter, 'take')
    const handle = createShardHandler({ db: open.db, rateLimiter })
    const costOf = async (file: string, headers = {}) => {
      take.mockClear()
      const response = await handle(request(`${path}/${file}`, headers), '203.0.113.9')
      await response.arrayBuffer()
      return take.mock.calls.reduce((sum, [, , cost]) => sum + (cost ?? 1), 0)
    }
    const plain = await (await handle(request(`${path}/manifest.json`))).text()
    expect(await costOf('manifest.json')).toBe(Math.ceil(plain.length / 65_536))
    expect(await costOf('manifest.json', { 'accept-encoding': 'gzip' })).toBeLessThan(Math.ceil(plain.length / 65_536))
    expect(await costOf('manifest.json', { range: 'bytes=0-9' })).toBe(1)
    expect(await costOf('manifest.json?x=2')).toBe(1)
    expect(await costOf('index.json')).toBe(1)
    expect(await costOf(`shards/${'00'.repeat(32)}.bin`)).toBe(1)
  })

  test('whoever has used up the allowance is refused with the time to wait, and so is a site of many networks', async () => {
    const { path } = await publish(10)
    const rateLimiter = createRateLimiter({ db: open.db, clock: () => new Date('2026-03-01T13:00:10.000Z') })
    const handle = createShardHandler({ db: open.db, rateLimiter })
    expect((await handle(request(`${path}/nothing`), '203.0.113.10')).status).toBe(404)
    await rateLimiter.take({ name: 'file', perMinute: 6_000 }, 'ip:203.0.113.10', 5_700)
    const statuses: number[] = []
    for (let count = 0; count < 310; count++)
      statuses.push((await handle(request(`${path}/nothing`), '203.0.113.10')).status)
    expect(statuses.at(-1)).toBe(429)
    const refused = await handle(request(`${path}/index.json`), '203.0.113.10')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '50'])
    expect((await handle(request(`${path}/nothing`), '203.0.113.11')).status).toBe(404)
    await rateLimiter.take({ name: 'file-site', perMinute: 96_000 }, 'ip:2001:db8:7::/48', 96_000)
    expect((await handle(request(`${path}/nothing`), '2001:db8:7:1::/64')).status).toBe(429)
    expect((await handle(request(`${path}/nothing`), '2001:db8:8:1::/64')).status).toBe(404)
  })
})

describe('what a warm instance asks of PostgreSQL', { tags: ['G10'] }, () => {
  test('nothing for a file it has, and never the rows of a file that was written', async () => {
    const database = await createTestDatabase('postgres')
    const open = await database.open()
    try {
      const manifest = await makeManifest({}, 3_000)
      await ask(createTestApi(open.db, { auth }), save, { manifest: serializeManifest(manifest) }, 'alice')
      const path = `/api/drops/${manifest.dropId}`
      const shard = `shards/${firstShard(manifest)}.bin`
      const statements = async (handle: ReturnType<typeof createShardHandler>) => {
        const spy = vi.spyOn(pg.Client.prototype, 'query')
        for (const file of ['manifest.json', 'index.json', shard]) {
          await (await handle(new Request(`http://server.invalid${path}/${file}`))).arrayBuffer()
        }
        const texts = spy.mock.calls.map(([statement]) => JSON.stringify(statement))
        spy.mockRestore()
        return texts
      }
      const handle = createShardHandler({ db: open.db })
      // The first time they are written, the second time they are found.
      await statements(handle)
      await statements(handle)
      expect(await statements(handle)).toEqual([])
      const cold = await statements(createShardHandler({ db: open.db }))
      // The one statement that reads slots is that of the shard.
      expect(cold.filter((text) => text.includes('drop_slots'))).toHaveLength(1)
      expect(cold.length).toBeLessThanOrEqual(9)
    } finally {
      await open.close()
      await database.remove()
    }
  })
})
