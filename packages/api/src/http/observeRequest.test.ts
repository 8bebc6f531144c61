import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Services } from '../createServices.ts'
import { createLogger } from '../logger.ts'
import { createServer, type Route } from './createServer.ts'
import { toRouteName } from './observeRequest.ts'

async function answerNothing() {
  return new Response(null, { status: 204 })
}

const services: Services = {
  graphql: answerNothing,
  auth: answerNothing,
  shards: answerNothing,
  clientKey: () => '127.0.0.1',
  getClient: () => undefined,
  meter: (handle) => handle,
  health: answerNothing,
  ready: answerNothing,
  drain: () => {},
  close: async () => {},
}

let stop = async () => {}
afterEach(() => stop())

async function serve({ routes = [], trustedProxies = [] }: { routes?: Route[]; trustedProxies?: string[] }) {
  const lines: Record<string, unknown>[] = []
  let isWritten = () => {}
  const logger = createLogger({
    level: 'debug',
    destination: {
      write: (text) => {
        lines.push(JSON.parse(text) as Record<string, unknown>)
        if (lines.at(-1)?.['msg'] === 'request') isWritten()
      },
    },
  })
  const { server, stop: end } = createServer(services, { routes, logger, trustedProxies })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stop = () => end({ noticeMs: 0, lingerMs: 0 })
  // Sound: it listens at a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  /** Asks, and answers with the line of the request. */
  const ask = async (path: string, init: RequestInit = {}) => {
    const written = new Promise<void>((done) => (isWritten = done))
    await fetch(`${url}${path}`, init).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    )
    await written
    return lines.findLast(({ msg }) => msg === 'request') ?? {}
  }
  return { ask, lines }
}

test('a request has one line with route, status, time, bytes and id, and nothing of what was sent', async () => {
  const { ask, lines } = await serve({
    routes: [
      {
        path: /^\/api\/things\/[^/]+$/,
        name: '/api/things/:id',
        handle: async () => Response.json({ a: 'b'.repeat(500) }),
      },
    ],
  })
  const line = await ask(`/api/things/0x${'ab'.repeat(32)}?key=secret-of-a-caller`, {
    headers: { cookie: 'session=secret-of-a-caller', authorization: 'Bearer secret-of-a-caller' },
  })
  expect(line).toMatchObject({ level: 30, method: 'GET', route: '/api/things/:id', status: 200, units: 0 })
  expect(line['ms']).toEqual(expect.any(Number))
  expect(line['bytes']).toBeGreaterThan(500)
  expect(line['requestId']).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toMatch(/secret|abab/)
})

test('the id of a request is taken from a trusted proxy, and from nobody else', async () => {
  const given = 'balancer-7f3a.0001'
  const proxied = await serve({ trustedProxies: ['127.0.0.0/8'] })
  expect((await proxied.ask('/api/health', { headers: { 'x-request-id': given } }))['requestId']).toBe(given)
  const odd = await proxied.ask('/api/health', { headers: { 'x-request-id': '<script>' } })
  expect(odd['requestId']).toMatch(/^[0-9a-f-]{36}$/)
  await stop()
  const open = await serve({})
  const line = await open.ask('/api/health', { headers: { 'x-request-id': given } })
  expect(line['requestId']).not.toBe(given)
})

test(
  'of an unexpected error the line has the cause, and the stack stands under the same id',
  { tags: ['D15'] },
  async () => {
    const { ask, lines } = await serve({
      routes: [
        {
          path: /^\/api\/fails$/,
          handle: () =>
            Promise.reject(Object.assign(new Error('connect to postgres://u:hunter2@db/x'), { code: 'EACCES' })),
        },
      ],
    })
    const line = await ask('/api/fails')
    expect(line).toMatchObject({ level: 50, route: '/api/fails', status: 500, cause: { code: 'EACCES' } })
    const error = lines.find(({ msg }) => msg === 'unexpected error')
    expect(error).toMatchObject({ requestId: line['requestId'], error: { stack: expect.any(Array) as unknown } })
    expect(JSON.stringify(lines)).not.toContain('hunter2')
  },
)

test('health, readiness and files of pages are said at debug, all else at info', async () => {
  const { ask } = await serve({})
  expect(await ask('/api/health')).toMatchObject({ level: 20, route: '/api/health' })
  expect(await ask('/api/graphql', { method: 'POST' })).toMatchObject({ level: 30, route: '/api/graphql' })
  expect(await ask('/no/such/page')).toMatchObject({ level: 30, route: 'unknown', status: 404 })
})

test('a caller who goes away is said to have had no answer', async () => {
  const { ask } = await serve({ routes: [{ path: /^\/api\/slow$/, handle: () => new Promise(() => {}) }] })
  const away = new AbortController()
  const line = ask('/api/slow', { signal: away.signal })
  setImmediate(() => setTimeout(() => away.abort(), 50))
  expect(await line).toMatchObject({ route: '/api/slow', status: 0, cut: true })
})

test.each([
  ['/d/0xabcdef', 200, '/d/:id'],
  ['/drops/0xAB12/report', 200, '/drops/:id/report'],
  ['/_next/static/chunks/x.js', 404, '/_next/*'],
  ['/wp-login.php', 404, 'unknown'],
  ['/docs', 200, '/docs'],
])('%s answered with %d counts as %s', (path, status, route) => {
  expect(toRouteName(path, status)).toBe(route)
})
