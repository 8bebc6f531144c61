import { expect } from '@playwright/test'
import { test } from '../fixtures/deployment.ts'
import { openConnection, writeEndlessly } from '../fixtures/rawRequest.ts'

const endless = 'Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n'

function head(line: string, headers = '') {
  return `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
}

test('W11 forty bodies without end are answered and cut off, whatever they are sent to, and keep no memory', async ({
  deploy,
}) => {
  const { url, port, memory } = await deploy()
  const ask = async () => (await fetch(`${url}/healthz`)).status
  expect(await ask()).toBe(200)
  const before = memory()
  const lines = ['POST /api/graphql', 'POST /api/auth/verify', 'POST /', 'POST /api/no-such-route', 'PUT /d/0x12']
  const connections = Array.from({ length: 40 }, (_, place) => {
    const connection = openConnection(port, head(lines[place % lines.length] ?? '', endless))
    return { ...connection, ...writeEndlessly(connection) }
  })
  const answers = await Promise.all(connections.map(({ ended }) => ended))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (?:413|405|404) /)
  // What a system's buffers take is written, too.
  for (const { written } of connections) expect(written()).toBeLessThan(32_000_000)
  expect(await ask()).toBe(200)
  expect(memory() - before).toBeLessThan(100_000)
})

test('W11 a body with GET, or of a length that nobody takes, is refused before it comes', async ({ deploy }) => {
  const { port } = await deploy()
  const long = 'Content-Type: application/json\r\nContent-Length: 1000000000\r\n'
  for (const line of ['GET /', 'GET /api/config', 'HEAD /docs', 'POST /api/graphql', 'POST /api/nodes'])
    expect(await openConnection(port, head(line, long)).ended, line).toMatch(/^HTTP\/1\.1 413 /)
  const asking = openConnection(port, head('POST /api/graphql', `${long}Expect: 100-continue\r\n`))
  expect(await asking.ended).toMatch(/^HTTP\/1\.1 413 /)
})

test('W11 a client that writes its whole body first still reads why it was refused', async ({ deploy }) => {
  const { url } = await deploy()
  const answer = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"query":"{ product { name } }","padding":"${'x'.repeat(2_000_000)}"}`,
  })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }] })
})

test('W11 who says nothing, headers without end or a body by the byte is cut off within half a minute', async ({
  deploy,
}) => {
  test.setTimeout(60_000)
  const { port } = await deploy()
  const silent = openConnection(port)
  const slowHead = openConnection(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', {
    // Nor does it end when it is asked to.
    allowHalfOpen: true,
  })
  const slowBody = openConnection(
    port,
    head('POST /api/graphql', 'Content-Type: application/json\r\nContent-Length: 100000\r\n'),
  )
  const dripping = setInterval(() => {
    for (const { socket } of [slowHead, slowBody]) if (!socket.destroyed) socket.write('a')
  }, 500)
  const answers = await Promise.all([silent.ended, slowHead.ended, slowBody.ended])
  clearInterval(dripping)
  for (const answer of answers.slice(1)) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('W4 W11 refusals of what is no request carry the site’s headers, too', async ({ deploy }) => {
  const { port } = await deploy()
  const answers = await Promise.all([
    openConnection(port, 'nonsense\r\n\r\n').ended,
    openConnection(port, head('GET /', `X-Long: ${'x'.repeat(20_000)}\r\n`)).ended,
  ])
  expect(answers.map((answer) => answer.slice(0, 12))).toEqual(['HTTP/1.1 400', 'HTTP/1.1 431'])
  for (const answer of answers)
    for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options'])
      expect(answer).toContain(`\r\n${name}: `)
})

test('W11 a thousand slow connections keep nobody from being answered', async ({ deploy }) => {
  const { url, port } = await deploy()
  const slow = Array.from({ length: 1_000 }, () =>
    openConnection(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
  )
  for (let count = 0; count < 20; count++)
    expect((await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/docs`)])).map(({ status }) => status)).toEqual([
      200, 200,
    ])
  for (const { socket } of slow) socket.destroy()
})
