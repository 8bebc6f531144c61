import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { askGraphQl } from './fixtures/askSite.ts'
import { testSite } from './fixtures/deploymentTest.ts'
import { scoreHeaders } from './fixtures/observatory.ts'
import { openConnection } from './fixtures/rawRequest.ts'

const nativeCurrency = `ethereum:0x${'0'.repeat(40)}`
const priceRequests: (string | undefined)[] = []
const priceSource = createServer((request, response) => {
  priceRequests.push(request.url)
  const timestamp = Math.floor(Date.now() / 1000)
  response.end(JSON.stringify({ coins: { [nativeCurrency]: { price: 3012.55, timestamp, confidence: 0.99 } } }))
})
const folder = mkdtempSync(join(tmpdir(), 'slotdrop-labels-'))
const labelsFile = join(folder, 'labels.csv')
writeFileSync(labelsFile, `address,label\n0x${'12'.repeat(20)},Exchange\n`)
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(() => new Promise<void>((done) => priceSource.listen(0, '127.0.0.1', done)))
afterAll(() => {
  priceSource.close()
  priceSource.closeAllConnections()
})

/** A public site over TLS, with wallets and prices of other hosts. */
const test = testSite(() => ({
  PUBLIC_URL: 'https://drops.example',
  WALLETCONNECT_PROJECT_ID: 'ab'.repeat(16),
  RPC_URL_1: 'https://node.example/key',
  LABELS_FILE: labelsFile,
  SANCTIONS_CHECK: 'off',
  // Sound: it listens on a port.
  PRICES_URL: `http://127.0.0.1:${(priceSource.address() as AddressInfo).port}/key-of-the-source/current`,
}))

function toRecord({ headers }: Response): Record<string, string> {
  return Object.fromEntries(headers)
}

async function findScript(url: string): Promise<string> {
  return /"(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(await (await fetch(url)).text())?.[1] ?? ''
}

const expected = {
  'strict-transport-security': /^max-age=(?:3[2-9]|[4-9]\d)\d{6}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /default-src 'self'.*object-src 'none'/,
}

/** Names of expected headers that are absent or have another value. */
function findUnmatched(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(expected).flatMap(([name, pattern]) => (pattern.test(headers[name] ?? '') ? [] : [name]))
}

/** Values of `x-middleware-subrequest` that made older versions of Next skip the code that guards routes. */
const bypasses = ['proxy', 'middleware', 'src/middleware', 'src/proxy'].map((name) => Array(5).fill(name).join(':'))

describe('security headers', { tags: ['W4'] }, () => {
  test.for([
    ['a page', '/', 200],
    ['a page with a parameter', `/d/0x${'ab'.repeat(32)}`, 200],
    ['no page', '/no-such-page', 404],
    ['the API', '/api/config', 200],
    ['an API route that refuses', '/api/graphql', 405],
    ['no API route', '/api/no-such-route', 404],
    ['a file', '/icon.svg', 200],
    ['data of Next', '/_next/data/x/index.json', 404],
    ['the image route of Next, which is off', '/_next/image?url=http%3A%2F%2F169.254.169.254%2Fx&w=64&q=75', 404],
    ['the health of the process', '/healthz', 200],
    ['the security contact if none is configured', '/.well-known/security.txt', 404],
    ['the health of the database', '/readyz', 200],
  ] as const)(
    'are on the response for %s, whatever a request claims to have passed',
    async ([, path, status], { site }) => {
      for (const bypass of [undefined, ...bypasses]) {
        const response = await fetch(site.url + path, {
          headers: bypass === undefined ? {} : { 'x-middleware-subrequest': bypass },
          redirect: 'manual',
        })
        expect(response.status).toBe(status)
        const headers = toRecord(response)
        expect(findUnmatched(headers)).toEqual([])
        expect(headers).not.toHaveProperty('x-powered-by')
      }
    },
  )

  test('are on a script', async ({ site }) => {
    const headers = toRecord(await fetch(site.url + (await findScript(site.url))))
    expect(headers['content-type']).toMatch(/javascript/)
    expect(findUnmatched(headers)).toEqual([])
  })

  test(
    'score at least 115 points by the rules of Mozilla’s Observatory on each page',
    { tags: ['W1', 'W12'] },
    async ({ site }) => {
      const paths = ['/', '/docs', '/me', '/drops', '/drops/new', `/d/0x${'ab'.repeat(32)}`, '/settings']
      const scores = await Promise.all(paths.map(async (path) => scoreHeaders(toRecord(await fetch(site.url + path)))))
      expect(paths.filter((_, index) => (scores[index] ?? 0) < 115)).toEqual([])
    },
  )
})

test(
  'a request that claims to have passed the guard of routes reads nothing private',
  { tags: ['W4'] },
  async ({ site }) => {
    for (const bypass of bypasses) {
      const query = '{ viewer { drops(first: 1) { edges { node { id } } } } }'
      const { body } = await askGraphQl(site, { query }, { 'x-middleware-subrequest': bypass, origin: site.origin })
      expect(body.data?.['viewer'] ?? null).toBeNull()
    }
  },
)

test('the content policy allows no inline script without a hash, and only a Safe may frame the site', async ({
  site,
}) => {
  const policy = (await fetch(`${site.url}/drops`)).headers.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toContain("'self'")
  expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https:/)
  expect(policy).toContain("frame-ancestors 'self' https://app.safe.global")
})

test('the evaluator of content policies finds nothing of high severity', { tags: ['W1'] }, async ({ site }) => {
  const policy = (await fetch(site.url)).headers.get('content-security-policy') ?? ''
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  // 10 is high, 20 a syntax error.
  expect(findings.filter(({ severity }) => severity <= 20)).toEqual([])
})

test(
  'a page that is requested by an absolute address, or by that of another host, is served without a redirect',
  { tags: ['W12'] },
  async ({ site }) => {
    const ask = (target: string) =>
      openConnection(site.port, `GET ${target} HTTP/1.1\r\nHost: drops.example\r\nConnection: close\r\n\r\n`).ended
    for (const target of ['http://drops.example/docs', 'https://drops.example/docs', 'http://evil.example/docs'])
      expect(await ask(target)).toMatch(/^HTTP\/1\.1 200 [\s\S]*How it works/)
    expect(await ask('http://drops.example')).toMatch(/^HTTP\/1\.1 200 /)
    for (const target of [
      '//evil.example/docs/',
      '/\\evil.example/docs/',
      'http://drops.example//evil.example/docs/',
      '*',
    ]) {
      const answer = await ask(target)
      expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404) /)
      expect(answer).not.toMatch(/^location:/im)
    }
    expect(await ask('http://evil.example/docs/?a=b')).toMatch(/^HTTP\/1\.1 308 [\s\S]*^location: \/docs\?a=b\r$/im)
  },
)

test('the site does not fetch or resize images on request', { tags: ['W12'] }, async ({ site }) => {
  for (const query of ['', '?url=%2Ficon.svg&w=64&q=75', '?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75', '?url=//'])
    expect(await fetch(`${site.url}/_next/image${query}`)).toHaveProperty('status', 404)
})

test(
  'caches may keep a page for a minute, a file named by its content for a year, and private answers not at all',
  { tags: ['W12'] },
  async ({ site }) => {
    const lifetime = async (path: string) => (await fetch(site.url + path)).headers.get('cache-control')
    expect(await lifetime('/docs')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    expect(await lifetime(await findScript(site.url))).toBe('public, max-age=31536000, immutable')
    expect(await lifetime('/api/config')).toBe('private, no-store')
    expect(await lifetime('/no-such-page')).toBe('no-store')
  },
)

test('a page is compressed as the browser accepts it, and is not sent again if the browser has it', async ({
  site,
}) => {
  const ask = (headers: Record<string, string>) => fetch(`${site.url}/docs`, { headers })
  for (const encoding of ['br', 'gzip']) {
    const first = await ask({ 'accept-encoding': encoding })
    expect(first.headers.get('content-encoding')).toBe(encoding)
    expect(first.headers.get('vary')).toBe('accept-encoding')
    expect(await first.text()).toContain('How it works')
    const tag = first.headers.get('etag') ?? ''
    expect((await ask({ 'accept-encoding': encoding, 'if-none-match': tag })).status).toBe(304)
  }
  expect((await ask({ 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
})

test('other sites may embed only the icon, the manifest and link previews', { tags: ['W12'] }, async ({ site }) => {
  const policies = (paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => [path, (await fetch(site.url + path)).headers.get('cross-origin-resource-policy')]),
    )
  const own = ['/', await findScript(site.url), '/api/config', '/api/graphql', '/no-such-page', '/readyz']
  expect(await policies(own)).toEqual(own.map((path) => [path, 'same-origin']))
  const shared = ['/icon.svg', '/manifest.json', '/api/cards/site.png']
  expect(await policies(shared)).toEqual(shared.map((path) => [path, 'cross-origin']))
})

test('a Safe reads the app’s name, description and icon across origins', { tags: ['W12'] }, async ({ site }) => {
  const answer = await fetch(`${site.url}/manifest.json`, { headers: { origin: 'https://app.safe.global' } })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  const manifest = (await answer.json()) as { name: string; description: string; iconPath: string }
  expect(manifest.name).toBe('Slotdrop')
  expect(manifest.description).toMatch(/\w/)
  const icon = await fetch(`${site.url}/${manifest.iconPath}`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test('pages name the deployment’s own address and picture', { tags: ['W12'] }, async ({ site }) => {
  const readProperties = async (path: string) => {
    const html = await (await fetch(site.url + path)).text()
    expect(html).not.toContain('https://example.com')
    return Object.fromEntries(
      [...html.matchAll(/<meta property="og:(url|image)" content="([^"]*)"/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    )
  }
  const image = 'https://drops.example/api/cards/site.png'
  expect(await readProperties('/')).toEqual({ url: 'https://drops.example', image })
  expect(await readProperties('/docs')).toEqual({ url: 'https://drops.example/docs', image })
  // A drop's own card is served to link previews only.
  expect(await readProperties(`/d/0x${'ab'.repeat(32)}`)).toEqual({ url: 'https://drops.example' })
  const picture = await fetch(`${site.url}/api/cards/site.png`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('prices are fetched from the configured source by the server, and its address stays on the server', async ({
  site,
}) => {
  expect(await (await fetch(`${site.url}/api/prices/1/coin`)).json()).toEqual({
    coin: { usd: '3012.55', at: expect.any(Number) },
  })
  const config = await (await fetch(`${site.url}/api/config`)).text()
  expect(JSON.parse(config)).toHaveProperty('hasPrices', true)
  const page = await fetch(site.url)
  for (const text of [config, await page.text(), page.headers.get('content-security-policy')])
    expect(text).not.toContain('key-of-the-source')
  expect(priceRequests).toEqual([`/key-of-the-source/current/${nativeCurrency}`])
})

test('the label file is answered from this site, packed, and unchanged for a cache that has it', async ({ site }) => {
  const config = await (await fetch(`${site.url}/api/config`)).text()
  expect(JSON.parse(config)).toMatchObject({ hasLabels: true, sanctionsCheck: false })
  expect(config).not.toContain(labelsFile)
  const answer = await fetch(`${site.url}/api/labels`, { headers: { 'accept-encoding': 'gzip' } })
  expect(await answer.json()).toEqual({ labels: [['Exchange', [`0x${'12'.repeat(20)}`]]] })
  expect(toRecord(answer)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  })
  const tag = answer.headers.get('etag') ?? ''
  const known = await fetch(`${site.url}/api/labels`, {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': tag },
  })
  expect(known.status).toBe(304)
})
