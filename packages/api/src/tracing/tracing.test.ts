import { context, propagation, trace } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { serializeManifest } from '@slotdrop/drops'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, createTestAuth, toRequest } from '../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { alice, makeManifest } from '../../test/makeManifest.ts'
import type { Api } from '../createApi.ts'
import type { OpenDatabase } from '../database/createDatabase.ts'

const exporter = new InMemorySpanExporter()
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const caller = '00f067aa0ba902b7'

beforeAll(() => provider.register())
afterAll(async () => {
  await provider.shutdown()
  for (const registered of [trace, context, propagation]) registered.disable()
})

describe.each(databaseKinds)('traces on %s', { tags: ['D10'] }, (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  let api: Api
  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open({ traced: true })
    const session = { address: alice, chainId: 1, accountType: 'eoa', expiresAt: new Date('2100-01-01') } as const
    api = createTestApi(open.db, { auth: createTestAuth({ alice: session }) })
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })
  beforeEach(() => exporter.reset())

  const ask = async (query: string, variables: object, headers: Record<string, string> = {}) =>
    (await api.fetch(toRequest({ query, variables }, { 'x-test-session': 'alice', ...headers }))).json()

  test('one trace, the caller’s own, goes from the request to each statement', async () => {
    const manifest = serializeManifest(await makeManifest({ round: 77n }))
    const save = 'mutation Save($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
    const traceparent = `00-${traceId}-${caller}-01`
    expect(await ask(save, { manifest }, { traceparent })).toMatchObject({
      data: { saveDrop: { __typename: 'SavedDrop' } },
    })
    const spans = exporter.getFinishedSpans()
    const request = spans.find(({ name }) => name === 'graphql')
    expect(request?.parentSpanContext?.spanId).toBe(caller)
    expect(request?.attributes).toMatchObject({
      'graphql.operation.name': 'mutation Save',
      'http.response.status_code': 200,
    })
    const statements = spans.filter(({ name }) => name.startsWith('sql '))
    expect(statements.some(({ name }) => name === 'sql insert')).toBe(true)
    for (const span of spans) expect(span.spanContext().traceId).toBe(traceId)
    for (const { parentSpanContext } of statements)
      expect(parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
  })

  test('what is in a list, who signed in and what a draft says is in no span', { tags: ['W10'] }, async () => {
    const manifest = await makeManifest({ round: 78n })
    const save = 'mutation Save($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
    await ask(save, { manifest: serializeManifest(manifest) })
    const input = { id: randomUUID(), baseRevision: 0, title: 'a private word', symbol: '', rowCount: 0, head: 'AAAA' }
    await ask('mutation Draft($input: SaveDraftInput!) { saveDraft(input: $input) { __typename } }', { input })
    const text = JSON.stringify(
      exporter.getFinishedSpans().map(({ name, attributes, status, events }) => ({ name, attributes, status, events })),
    ).toLowerCase()
    expect(text).toContain('sql update')
    const { account } = manifest.rowAt(0)
    for (const secret of ['a private word', account, alice, manifest.dropId])
      expect(text).not.toContain(secret.toLowerCase().replace('0x', ''))
  })

  test.each(['', 'nonsense', `00-${'0'.repeat(32)}-${caller}-01`, `ff-${traceId}-${caller}-01-x`])(
    'a traceparent of "%s" begins a new trace',
    async (traceparent) => {
      await ask('{ product { name } }', {}, { traceparent })
      const [request] = exporter.getFinishedSpans().filter(({ name }) => name === 'graphql')
      expect(request?.parentSpanContext).toBeUndefined()
      expect(request?.spanContext().traceId).toMatch(/^[0-9a-f]{32}$/)
    },
  )

  test('a failure is told by its kind alone', async () => {
    await open.db.execute(sql`select 1`)
    exporter.reset()
    await ask('{ drop(id: "0x00") { id } }', {})
    const text = JSON.stringify(exporter.getFinishedSpans().map(({ status, events }) => ({ status, events })))
    expect(text).not.toContain('0x00')
  })
})
