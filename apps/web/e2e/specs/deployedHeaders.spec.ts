import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { test } from '../fixtures/deployment.ts'
import { scoreHeaders } from '../fixtures/observatory.ts'
import { openConnection } from '../fixtures/rawRequest.ts'

/** A public site over TLS, with wallets that need others. */
const site = {
  PUBLIC_URL: 'https://drops.example',
  WALLETCONNECT_PROJECT_ID: 'ab'.repeat(16),
  RPC_URL_1: 'https://node.example/key',
}

function headersOf(response: Response) {
  return Object.fromEntries(response.headers)
}

test('W1 W12 each page has at least 115 points by the rules of the Observatory', async ({ deploy }) => {
  const { url } = await deploy(site)
  for (const path of ['/', '/docs', '/me', '/drops', '/drops/new', `/d/0x${'ab'.repeat(32)}`, '/settings'])
    expect(scoreHeaders(headersOf(await fetch(url + path))), path).toBeGreaterThanOrEqual(115)
})

test('W1 the evaluator of content policies finds nothing of high severity', async ({ deploy }) => {
  const { url } = await deploy(site)
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? ''
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  // 10 is high, 20 a fault of syntax.
  expect(findings.filter(({ severity }) => severity <= 20)).toEqual([])
})

test('W12 who opens a page by the whole address, or by another’s, gets the page and no redirect', async ({
  deploy,
}) => {
  const { port } = await deploy(site)
  const ask = (target: string) =>
    openConnection(port, `GET ${target} HTTP/1.1\r\nHost: drops.example\r\nConnection: close\r\n\r\n`).ended
  for (const target of ['http://drops.example/docs', 'https://drops.example/docs', 'http://evil.example/docs']) {
    const answer = await ask(target)
    expect(answer, target).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer, target).toContain('How it works')
  }
  expect(await ask('http://drops.example')).toMatch(/^HTTP\/1\.1 200 /)
  for (const target of [
    '//evil.example/docs/',
    '/\\evil.example/docs/',
    'http://drops.example//evil.example/docs/',
    '*',
  ]) {
    const answer = await ask(target)
    expect(answer, target).toMatch(/^HTTP\/1\.1 (?:400|404) /)
    expect(answer, target).not.toMatch(/^location:/im)
  }
  expect(await ask('http://evil.example/docs/?a=b')).toMatch(/^HTTP\/1\.1 308 [\s\S]*^location: \/docs\?a=b\r$/im)
})

test('W12 no image is fetched or made for anybody', async ({ deploy }) => {
  const { url } = await deploy(site)
  for (const query of ['', '?url=%2Ficon.svg&w=64&q=75', '?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75', '?url=//'])
    expect((await fetch(`${url}/_next/image${query}`)).status, query).toBe(404)
})

test('W12 a page is kept for a minute, a file named by its content for a year, a private answer by nobody', async ({
  deploy,
}) => {
  const { url } = await deploy(site)
  const html = await (await fetch(url)).text()
  const script = /"(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const lifetime = async (path: string) => (await fetch(url + path)).headers.get('cache-control')
  expect(await lifetime('/docs')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
  expect(await lifetime(script)).toBe('public, max-age=31536000, immutable')
  expect(await lifetime('/api/config')).toBe('private, no-store')
  expect(await lifetime('/no-such-page')).toBe('no-store')
})

test('a page that a browser has already is not sent again, and comes packed as it may be', async ({ deploy }) => {
  const { url } = await deploy(site)
  const ask = (headers: Record<string, string>) => fetch(`${url}/docs`, { headers })
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

test('W12 other sites can’t show what is here, but for the site’s sign and pictures of links', async ({ deploy }) => {
  const { url } = await deploy(site)
  const policy = async (path: string) => (await fetch(url + path)).headers.get('cross-origin-resource-policy')
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(await (await fetch(url)).text())?.[1] ?? ''
  for (const path of ['/', script, '/api/config', '/api/graphql', '/no-such-page', '/readyz'])
    expect(await policy(path), path).toBe('same-origin')
  for (const path of ['/icon.svg', '/manifest.json', '/api/cards/site.png'])
    expect(await policy(path)).toBe('cross-origin')
})

test('W12 a Safe reads what the app is called and shows, from its own page', async ({ deploy }) => {
  const { url } = await deploy(site)
  const answer = await fetch(`${url}/manifest.json`, { headers: { origin: 'https://app.safe.global' } })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  const manifest = (await answer.json()) as { name: string; description: string; iconPath: string }
  expect(manifest.name).toBe('Slotdrop')
  expect(manifest.description).toMatch(/\w/)
  const icon = await fetch(`${url}/${manifest.iconPath}`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test('W12 pages name the deployment’s own address and picture', async ({ deploy }) => {
  const { url } = await deploy(site)
  const propertiesOf = async (path: string) => {
    const html = await (await fetch(url + path)).text()
    expect(html).not.toContain('https://example.com')
    return Object.fromEntries(
      [...html.matchAll(/<meta property="og:(url|image)" content="([^"]*)"/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    )
  }
  const image = 'https://drops.example/api/cards/site.png'
  expect(await propertiesOf('/')).toEqual({ url: 'https://drops.example', image })
  expect(await propertiesOf('/docs')).toEqual({ url: 'https://drops.example/docs', image })
  // A link to a drop shows the drop, to whoever asks for its card.
  expect(await propertiesOf(`/d/0x${'ab'.repeat(32)}`)).toEqual({ url: 'https://drops.example' })
  const picture = await fetch(`${url}/api/cards/site.png`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('prices are asked of the source that the deployment names, by the server alone', async ({ deploy }) => {
  const coin = `ethereum:0x${'0'.repeat(40)}`
  const asked: (string | undefined)[] = []
  const source = createServer((request, response) => {
    asked.push(request.url)
    const timestamp = Math.floor(Date.now() / 1000)
    response.end(JSON.stringify({ coins: { [coin]: { price: 3012.55, timestamp, confidence: 0.99 } } }))
  })
  await new Promise<void>((done) => source.listen(0, '127.0.0.1', done))
  try {
    const { port } = source.address() as AddressInfo
    const { url } = await deploy({ ...site, PRICES_URL: `http://127.0.0.1:${port}/key-of-the-source/current` })
    expect(await (await fetch(`${url}/api/prices/1/coin`)).json()).toEqual({
      coin: { usd: '3012.55', at: expect.any(Number) },
    })
    const config = await (await fetch(`${url}/api/config`)).text()
    expect(JSON.parse(config)).toHaveProperty('hasPrices', true)
    const page = await fetch(url)
    for (const text of [config, await page.text(), page.headers.get('content-security-policy')])
      expect(text).not.toContain('key-of-the-source')
    expect(asked).toEqual([`/key-of-the-source/current/${coin}`])
  } finally {
    source.close()
    source.closeAllConnections()
  }
})
