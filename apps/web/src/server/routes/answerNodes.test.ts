import { expect, test } from 'vitest'
import { parseNodeCookie } from '../../chain/nodeCookie.ts'
import { answerNodes } from './answerNodes.ts'

const site = { publicUrl: 'https://drop.example', chainIds: [1, 137] }
const url = 'https://node.example/key'
const usual = { origin: site.publicUrl, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

function ask(body: unknown, headers: Record<string, string> = {}, method = 'POST') {
  return answerNodes(
    new Request('http://server.invalid/api/nodes', { method, headers: { ...usual, ...headers } }),
    body === undefined ? undefined : new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
    site,
  )
}

function cookieOf(response: Response) {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function codeOf(response: Response) {
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
  return errors[0]?.extensions.code
}

test('a node is kept in the browser beside those of other chains, and what the browser fetched before is dropped', () => {
  const first = ask({ chainId: 1, url })
  expect(first.status).toBe(204)
  expect(first.headers.get('clear-site-data')).toBe('"cache"')
  expect(first.headers.get('cache-control')).toBe('no-store')
  const second = ask({ chainId: 137, url: 'http://localhost:8545' }, { cookie: cookieOf(first) })
  const kept = { 1: url, 137: 'http://localhost:8545/' }
  expect(parseNodeCookie(cookieOf(second), site)).toEqual(kept)
  const third = ask({ chainId: 1, url: null }, { cookie: cookieOf(second) })
  expect(parseNodeCookie(cookieOf(third), site)).toEqual({ 137: kept[137] })
  const fourth = ask({ chainId: 137, url: null }, { cookie: cookieOf(third) })
  expect(fourth.headers.get('set-cookie')).toMatch(/=; Path=\/; Max-Age=0;/)
})

test.each([
  ['another site’s page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site’s page in a browser that says no more', { origin: 'https://evil.example' }, 403],
  ['a page of a sandbox', { origin: 'null' }, 403],
  ['a subdomain', { origin: 'https://a.drop.example', 'sec-fetch-site': 'same-site' }, 403],
  ['a typed address', { 'sec-fetch-site': 'none' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a form that pretends', { 'content-type': 'text/plain; application/json' }, 415],
])('%s keeps nothing', async (_, headers, status) => {
  const response = ask({ chainId: 1, url }, headers)
  expect(response.status).toBe(status)
  expect(response.headers.has('set-cookie')).toBe(false)
})

test('who does not say where a request comes from keeps nothing', () => {
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://server.invalid/', { method: 'POST', headers })
  expect(answerNodes(request, new TextEncoder().encode(JSON.stringify({ chainId: 1, url })), site).status).toBe(403)
})

test('another method is told which is meant', () => {
  const response = ask(undefined, {}, 'GET')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test.each([
  ['nothing', undefined, 'MALFORMED'],
  ['no JSON', '{"chainId":', 'MALFORMED'],
  ['null', null, 'MALFORMED'],
  ['a list', [1, url], 'UNKNOWN_CHAIN'],
  ['no chain', { url }, 'UNKNOWN_CHAIN'],
  ['a chain that is not offered', { chainId: 5, url }, 'UNKNOWN_CHAIN'],
  ['a chain as a text', { chainId: '1', url }, 'UNKNOWN_CHAIN'],
  ['no address', { chainId: 1 }, 'NOT_A_NODE'],
  ['an object', { chainId: 1, url: { toString: url } }, 'NOT_A_NODE'],
  ['a source of a policy', { chainId: 1, url: '*' }, 'NOT_A_NODE'],
  ['a directive', { chainId: 1, url: "https://node.example;script-src 'unsafe-inline'" }, 'NOT_A_NODE'],
  ['a header', { chainId: 1, url: 'https://node.example/\r\nset-cookie: a=b' }, 'NOT_A_NODE'],
])('%s is refused, and nothing is kept', async (_, body, code) => {
  const response = ask(body)
  expect(response.status).toBe(400)
  expect(response.headers.has('set-cookie')).toBe(false)
  expect(await codeOf(response)).toBe(code)
})

test('a chain that is not offered is added by name and coin, after its node was kept without a chain', () => {
  const first = ask({ chainId: 0, url })
  expect(parseNodeCookie(cookieOf(first), site)).toEqual({ 0: url })
  const second = ask({ chainId: 1234, url, name: 'Test chain', coin: 'TST' }, { cookie: cookieOf(first) })
  expect(parseNodeCookie(cookieOf(second), site)).toEqual({ 1234: { url, name: 'Test chain', coin: 'TST' } })
  const third = ask({ chainId: 1234, url: null }, { cookie: cookieOf(second) })
  expect([third.status, parseNodeCookie(cookieOf(third), site)]).toEqual([204, {}])
})

test('a node whose chain is offered is kept for it, and no longer without a chain', () => {
  const first = ask({ chainId: 0, url })
  const second = ask({ chainId: 1, url, name: 'Another name', coin: 'X' }, { cookie: cookieOf(first) })
  expect(parseNodeCookie(cookieOf(second), site)).toEqual({ 1: url })
})
