import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Services } from '../createServices.ts'
import { createServer, type CreateServerParameters, type Route } from './createServer.ts'
import type { NodeHandler } from './toNodeHandler.ts'

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

async function serve(pages: NodeHandler, parameters: CreateServerParameters = {}) {
  const { server, stop: end } = createServer(services, { pages, ...parameters })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stop = () => end({ noticeMs: 0, lingerMs: 0 })
  // Sound: it listens at a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an answer that was given whole arrives, also when its handler fails afterwards', async () => {
  const text = 'x'.repeat(1_000_000)
  const url = await serve(async (_incoming, outgoing) => {
    outgoing.statusCode = 500
    outgoing.end(text)
    throw new Error('to be logged')
  })
  const answer = await fetch(url)
  expect([answer.status, await answer.text()]).toEqual([500, text])
})

test('a handler that fails before it answers is answered for', async () => {
  const url = await serve(() => Promise.reject(new Error('to be logged')))
  const answer = await fetch(url)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] })
})

test('pages are read by GET and HEAD alone, and what would be the API’s is no page', { tags: ['W11'] }, async () => {
  const url = await serve(async (_incoming, outgoing) => void outgoing.end('a page'))
  const posted = await fetch(url, { method: 'POST', body: 'x' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await fetch(`${url}/api/no-such-route`)).status).toBe(404)
  expect((await fetch(`${url}/apiary`)).status).toBe(200)
})

/** Lines of a log, as facts. */
function createTestLogger() {
  const lines: { level: string; facts: Record<string, unknown>; text: string }[] = []
  const log = (level: string) => (facts: object, text: string) =>
    void lines.push({ level, facts: facts as Record<string, unknown>, text })
  return { lines, logger: { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') } }
}

test('a client that does not read its answer is disconnected', { tags: ['N13'] }, async () => {
  const closed: Promise<unknown>[] = []
  // More than the buffers of the system hold.
  const bytes = Buffer.alloc(32_000_000)
  const url = await serve(
    async (_incoming, outgoing) => {
      closed.push(once(outgoing, 'close'))
      outgoing.end(bytes)
    },
    { stillTimeoutMs: 500 },
  )
  const sockets = Array.from({ length: 5 }, () => connect(Number(new URL(url).port), '127.0.0.1'))
  for (const socket of sockets) {
    socket.on('error', () => {})
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  }
  await expect.poll(() => closed.length).toBe(5)
  await Promise.all(closed)
  for (const socket of sockets) socket.destroy()
})

function fileOf(chunks: readonly string[], failure?: Error): Route {
  const left = [...chunks]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift()
      if (chunk !== undefined) controller.enqueue(new TextEncoder().encode(chunk))
      else if (failure) controller.error(failure)
      else controller.close()
    },
  })
  return { path: /^\/file$/, name: '/file', handle: async () => new Response(body) }
}

test.each([
  ['an error', new Error('The disk is gone.'), 500, 'error'],
  ['a database that is away', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 503, 'warn'],
])(
  'a file that fails at its beginning by %s is answered as such and logged',
  { tags: ['N6', 'N7'] },
  async (_, failure, status, level) => {
    const { logger, lines } = createTestLogger()
    const url = await serve(async () => {}, { routes: [fileOf([], failure)], logger })
    const answer = await fetch(`${url}/file`)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    await expect.poll(() => lines.find(({ text }) => text === 'request')).toMatchObject({ level, facts: { status } })
    expect(lines.every((line) => line.level === level)).toBe(true)
  },
)

test(
  'a file that breaks off in its middle is cut, and logged as an error with its cause',
  { tags: ['N7'] },
  async () => {
    const { logger, lines } = createTestLogger()
    const url = await serve(async () => {}, {
      routes: [fileOf(['one', 'two', 'three'], new Error('The disk is gone.'))],
      logger,
    })
    await expect(fetch(`${url}/file`).then((answer) => answer.text())).rejects.toThrow(/terminated|failed/)
    await expect
      .poll(() => lines.find(({ text }) => text === 'request'))
      .toMatchObject({ level: 'error', facts: { cut: true, cause: { message: 'The disk is gone.' } } })
  },
)

test('a proxy that is not named as trusted is pointed out once', async () => {
  const { logger, lines } = createTestLogger()
  const url = await serve(async (_incoming, outgoing) => void outgoing.end('a page'), {
    logger,
    trustedProxies: ['192.0.2.1'],
  })
  await fetch(url)
  for (let time = 0; time < 2; time++) await fetch(url, { headers: { 'x-forwarded-for': '192.0.2.7' } })
  const warnings = lines.filter(({ level }) => level === 'warn')
  expect(warnings.map(({ text }) => text)).toEqual([
    'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name, and is not believed',
  ])
  expect(JSON.stringify(warnings)).not.toMatch(/192|127/)
})
