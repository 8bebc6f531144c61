import { describe, expect } from 'vitest'
import { testSite } from './fixtures/deploymentTest.ts'
import { openConnection, writeEndlessly } from './fixtures/rawRequest.ts'

const test = testSite()

const endless = 'Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n'

function head(line: string, headers = '') {
  return `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
}

// Alone, because it measures memory.
test(
  'forty endless bodies are answered and cut off, whatever their route, and leave no memory in use',
  { tags: ['W11'] },
  async ({ site }) => {
    const ask = async () => (await fetch(`${site.url}/healthz`)).status
    expect(await ask()).toBe(200)
    const before = site.memory()
    const lines = ['POST /api/graphql', 'POST /api/auth/verify', 'POST /', 'POST /api/no-such-route', 'PUT /d/0x12']
    const connections = Array.from({ length: 40 }, (_, index) => {
      const connection = openConnection(site.port, head(lines[index % lines.length] ?? '', endless))
      return { ...connection, ...writeEndlessly(connection) }
    })
    const answers = await Promise.all(connections.map(({ ended }) => ended))
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (?:413|405|404) /)
    // Bytes in the system's buffers count as written.
    for (const { written } of connections) expect(written()).toBeLessThan(32_000_000)
    expect(await ask()).toBe(200)
    expect(site.memory() - before).toBeLessThan(100_000)
  },
)

describe.concurrent('beside one another', () => {
  test(
    'a silent client, endless headers and a body sent by the byte are cut off within half a minute',
    { tags: ['W11'] },
    async ({ site }) => {
      const silent = openConnection(site.port)
      const slowHead = openConnection(site.port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', {
        // Nor does it end when it is asked to.
        allowHalfOpen: true,
      })
      const slowBody = openConnection(
        site.port,
        head('POST /api/graphql', 'Content-Type: application/json\r\nContent-Length: 100000\r\n'),
      )
      const dripping = setInterval(() => {
        for (const { socket } of [slowHead, slowBody]) if (!socket.destroyed) socket.write('a')
      }, 500)
      const answers = await Promise.all([silent.ended, slowHead.ended, slowBody.ended])
      clearInterval(dripping)
      for (const answer of answers.slice(1)) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    },
  )

  test(
    'a body with GET, or longer than the limit, is refused before it is sent',
    { tags: ['W11'] },
    async ({ site }) => {
      const long = 'Content-Type: application/json\r\nContent-Length: 1000000000\r\n'
      const lines = ['GET /', 'GET /api/config', 'HEAD /docs', 'POST /api/graphql', 'POST /api/nodes']
      const answers = await Promise.all(lines.map((line) => openConnection(site.port, head(line, long)).ended))
      expect(answers.map((answer) => answer.slice(0, 13))).toEqual(lines.map(() => 'HTTP/1.1 413 '))
      const expecting = openConnection(site.port, head('POST /api/graphql', `${long}Expect: 100-continue\r\n`))
      expect(await expecting.ended).toMatch(/^HTTP\/1\.1 413 /)
    },
  )

  test(
    'a client that writes its whole body first still reads why it was refused',
    { tags: ['W11'] },
    async ({ site }) => {
      const answer = await fetch(`${site.url}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query":"{ product { name } }","padding":"${'x'.repeat(2_000_000)}"}`,
      })
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }] })
    },
  )

  test('refusals of what is not HTTP carry the security headers', { tags: ['W4', 'W11'] }, async ({ site }) => {
    const answers = await Promise.all([
      openConnection(site.port, 'nonsense\r\n\r\n').ended,
      openConnection(site.port, head('GET /', `X-Long: ${'x'.repeat(20_000)}\r\n`)).ended,
    ])
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(['HTTP/1.1 400', 'HTTP/1.1 431'])
    for (const answer of answers)
      for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options'])
        expect(answer).toContain(`\r\n${name}: `)
  })

  test('a thousand slow connections do not delay other clients', { tags: ['W11'] }, async ({ site }) => {
    const slow = Array.from({ length: 1_000 }, () =>
      openConnection(site.port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    )
    for (let count = 0; count < 20; count++) {
      const answers = await Promise.all([fetch(`${site.url}/healthz`), fetch(`${site.url}/docs`)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    for (const { socket } of slow) socket.destroy()
  })
})
