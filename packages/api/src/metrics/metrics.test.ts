import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { parseServerEnv } from '@slotdrop/config/env'
import { openJobs, defineQueue } from '@slotdrop/jobs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundled } from '../../test/bundled.ts'
import { createTestSending } from '../../test/createTestSending.ts'
import { createTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { startServer } from '../../test/serverProcess.ts'
import { createServices } from '../createServices.ts'
import { silentLogger } from '../logger.ts'
import { startTracing } from '../tracing/startTracing.ts'

type Point = { name: string; attributes: Record<string, unknown>; value: number }

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase('postgres')
})
afterEach(() => database.remove())

/** A collector that keeps what it is sent. */
async function startCollector() {
  const bodies: string[] = []
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.on('data', (text) => (body += String(text)))
    incoming.on('end', () => {
      if (incoming.url === '/v1/metrics') bodies.push(body)
      outgoing.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // Sound: it listens at a port.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, bodies, close: () => server.close() }
}

type OtlpValue = { stringValue?: string; intValue?: number; doubleValue?: number }
type OtlpPoint = { attributes: { key: string; value: OtlpValue }[]; count?: number; asDouble?: number; asInt?: number }
type OtlpMetric = { name: string } & { [kind in 'gauge' | 'sum' | 'histogram']?: { dataPoints: OtlpPoint[] } }

function readOtlp(body: string): Point[] {
  const { resourceMetrics } = JSON.parse(body) as { resourceMetrics: { scopeMetrics: { metrics: OtlpMetric[] }[] }[] }
  return resourceMetrics
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
    .flatMap(({ name, gauge, sum, histogram }) =>
      (gauge ?? sum ?? histogram)!.dataPoints.map(({ attributes, count, asDouble, asInt }) => ({
        name,
        attributes: Object.fromEntries(
          attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]),
        ),
        value: Number(count ?? asDouble ?? asInt),
      })),
    )
}

test('a server sends a collector its requests by route and status, cost by limit, event loop and memory, and nobody’s data', async () => {
  const collector = await startCollector()
  const { databaseUrl } = database.parameters
  const server = await startServer(
    { DATABASE_URL: databaseUrl ?? undefined, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    bundled('serve'),
  )
  const ask = (query: string) =>
    fetch(`${server.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
  for (let count = 0; count < 3; count++) expect((await ask('{ networks { chainId } }')).status).toBe(200)
  expect((await fetch(`${server.url}/api/graphql`)).status).toBe(405)
  const secret = `0x${'ab'.repeat(32)}`
  expect((await fetch(`${server.url}/api/drops/${secret}/index.json`)).status).toBe(404)
  const nonces = await Promise.all(
    Array.from({ length: 40 }, async () => (await fetch(`${server.url}/api/auth/nonce`)).status),
  )
  const refused = nonces.filter((status) => status === 429).length
  expect(refused).toBeGreaterThan(0)
  expect(await server.terminate()).toBe(0)
  const points = readOtlp(collector.bodies.at(-1) ?? '')
  const find = (name: string, attributes: object) =>
    points.find((point) => {
      const known = Object.entries(attributes).every(([key, value]) => point.attributes[key] === value)
      return point.name === name && known
    })?.value
  const request = 'http.server.request.duration'
  expect(find(request, { 'http.route': '/api/graphql', 'http.response.status_code': 200 })).toBe(3)
  expect(find(request, { 'http.route': '/api/graphql', 'http.response.status_code': 405 })).toBe(1)
  expect(find(request, { 'http.route': '/api/drops/:id/:file', 'http.response.status_code': 404 })).toBe(1)
  expect(find(request, { 'http.route': '/api/auth/:action', 'http.response.status_code': 429 })).toBe(refused)
  expect(find('slotdrop.limit.units', { limit: 'nonce', outcome: 'refused' })).toBe(refused)
  expect(find('slotdrop.limit.units', { limit: 'nonce', outcome: 'spent' })).toBe(40 - refused)
  expect(find('http.server.response.bytes', { 'http.route': '/api/graphql' })).toBeGreaterThan(500)
  expect(find('nodejs.eventloop.delay', { quantile: 0.99 })).toBeGreaterThan(0)
  expect(find('nodejs.eventloop.utilization', {})).toBeGreaterThan(0)
  expect(find('process.memory.usage', { kind: 'resident' })).toBeGreaterThan(10_000_000)
  expect(collector.bodies.join('')).not.toContain('abab')
  collector.close()
}, 60_000)

describe('what is observed of a database', () => {
  test('are its size, connections in use and idle, who waits for one, jobs that wait, with their age, and the sender service within', async () => {
    const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
    const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 })
    const end = startTracing({ endpoint: 'http://127.0.0.1:1', reader })
    const url = database.parameters.databaseUrl ?? ''
    const services = await createServices({
      env: parseServerEnv({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000', CHAINS: '1', DATABASE_URL: url }),
      logger: silentLogger,
      sending: {
        migrations: [],
        queues: [],
        open: async () => ({
          service: createTestSending(),
          fetchFigures: async () => ({
            ...{ drops: [{ stage: 'waiting', waiting: 'purse', count: 3 }], transactions: 7, wasted: 1, forgotten: 2 },
            ...{ requestsWaiting: 4, requestsOldestSeconds: 9, processes: 1, lanes: 5 },
          }),
          close: async () => {},
        }),
      },
    })
    const read = async (): Promise<Point[]> => {
      exporter.reset()
      await reader.forceFlush()
      return exporter
        .getMetrics()
        .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
        .flatMap(({ descriptor: { name }, dataPoints }) =>
          dataPoints.map(({ attributes, value }) => ({ name, attributes, value: Number(value) })),
        )
    }
    const before = await read()
    expect(before.find(({ name }) => name === 'slotdrop.database.size')?.value).toBeGreaterThan(1_000_000)
    expect(before).toContainEqual({
      name: 'slotdrop_operator_drops',
      attributes: { stage: 'waiting', waiting: 'purse' },
      value: 3,
    })
    const sums = { lanes: 5, transactions_total: 7, forgotten_drops: 2, requests_oldest_seconds: 9 }
    for (const [name, value] of Object.entries(sums))
      expect(before).toContainEqual({ name: `slotdrop_operator_${name}`, attributes: {}, value })
    const server = new URL(url).host
    expect(before).toContainEqual({
      name: 'db.client.connection.count',
      attributes: { server, state: 'used' },
      value: 0,
    })
    expect(before).toContainEqual({ name: 'db.client.connection.pending_requests', attributes: { server }, value: 0 })
    expect(before.filter(({ name, value }) => name === 'slotdrop.jobs' && value > 0)).toEqual([])

    const queue = defineQueue<{ id: number }>('counted')
    const jobs = await openJobs({ database: { kind: 'postgres', url }, queues: [queue], onError: () => {} })
    await jobs.send(queue, { id: 1 }, { key: 'a' })
    await jobs.send(queue, { id: 2 }, { key: 'b' })
    const after = await read()
    expect(after).toContainEqual({
      name: 'slotdrop.jobs',
      attributes: { queue: queue.name, state: 'waiting' },
      value: 2,
    })
    expect(after).toContainEqual({
      name: 'slotdrop.jobs',
      attributes: { queue: queue.name, state: 'active' },
      value: 0,
    })
    expect(after.find(({ name }) => name === 'slotdrop.jobs.oldest')?.value).toBeGreaterThanOrEqual(0)

    await jobs.stop()
    await services.close()
    await end()
  }, 60_000)
})
