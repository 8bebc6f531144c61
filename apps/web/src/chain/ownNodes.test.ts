import { describe, expect, test } from 'vitest'
import { parseNodeCookie, serializeNodeCookie } from './nodeCookie.ts'
import { maxNodeUrlLength, type OwnNodes, parseNodeUrl, withOwnNodes } from './ownNodes.ts'

describe('the address of a node', () => {
  test.each([
    ['https://node.example', 'https://node.example/'],
    ['  https://node.example/v1/key?x=1#part ', 'https://node.example/v1/key?x=1'],
    ['HTTPS://Node.Example:8443/Key', 'https://node.example:8443/Key'],
    ['https://node.example:443', 'https://node.example/'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/'],
    ["https://node.example/a;b'c*,d", "https://node.example/a;b'c*,d"],
    ['http://localhost:8545', 'http://localhost:8545/'],
    ['http://127.0.0.1:8545', 'http://127.0.0.1:8545/'],
    // Other ways to write 127.0.0.1.
    ['http://0x7f.1:8545', 'http://127.0.0.1:8545/'],
  ])('%j is read', (text, url) => {
    expect(parseNodeUrl(text)).toEqual({ url })
  })

  test.each([
    ['', 'malformed'],
    ['*', 'malformed'],
    ["'unsafe-inline'", 'malformed'],
    ['node.example', 'malformed'],
    ['https:node.example', 'not-https'],
    ['https://', 'malformed'],
    ['https://*', 'malformed'],
    ['https://*.example', 'malformed'],
    ['https://node.example;script-src', 'malformed'],
    ["https://'unsafe-inline'", 'malformed'],
    ['https://node.example,evil.example', 'malformed'],
    ['https://node.example%3b', 'malformed'],
    ['https://node_1.example', 'malformed'],
    ['https://node.example.', 'malformed'],
    ['https://-node.example', 'malformed'],
    ['https://node.example\nset-cookie: a=b', 'malformed'],
    ['https://node.exa\tmple', 'malformed'],
    ['https://node.example/a b', 'malformed'],
    ['https://node.example\u0000', 'malformed'],
    ['https:\\\\node.example', 'malformed'],
    ['https://node.example\u3002evil.example *', 'malformed'],
    ['javascript:alert(1)', 'not-https'],
    ['data:text/plain,x', 'not-https'],
    ['wss://node.example', 'not-https'],
    ['http://node.example', 'not-https'],
    ['http://localhost.example', 'not-https'],
    ['https://me@node.example', 'credentials'],
    ['https://me:secret@node.example', 'credentials'],
    ['https://[::1]:8545', 'not-a-name'],
    ['http://[::1]:8545', 'not-a-name'],
    ['https://192.0.2.7', 'not-a-name'],
    ['https://3221225991', 'not-a-name'],
    [`https://node.example/${'k'.repeat(maxNodeUrlLength)}`, 'too-long'],
    // Longer once it is written in plain letters.
    [`https://node.example/${'ü'.repeat(100)}`, 'too-long'],
  ])('%j is refused: %s', (text, problem) => {
    expect(parseNodeUrl(text)).toEqual({ problem })
  })

  test('whatever is read adds one source to a policy, and nothing beside it', () => {
    for (const text of ["https://node.example/;'x' *", 'https://node.example/%0d%0a;', 'https://a.b-c.example:1/']) {
      const read = parseNodeUrl(text.replaceAll(' ', ''))
      expect('url' in read && new URL(read.url).origin).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)
    }
  })
})

const site = { publicUrl: 'https://drop.example', chainIds: [1, 137] }
const nodes: OwnNodes = { 1: 'https://node.example/key', 137: 'http://localhost:8545/' }

function pairOf(setCookie: string | undefined) {
  return setCookie?.split(';')[0] ?? ''
}

function pack(value: unknown) {
  return `__Host-Http-nodes=${Buffer.from(JSON.stringify(value)).toString('base64url')}`
}

describe('the cookie of own nodes', () => {
  test('holds them for this site’s server alone, and gives them back', () => {
    const cookie = serializeNodeCookie(nodes, site)
    expect(cookie).toMatch(/^__Host-Http-nodes=[\w-]+; Path=\/; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax$/)
    expect(parseNodeCookie(`session=1; ${pairOf(cookie)}; other=2`, site)).toEqual(nodes)
  })

  test('on http, which is localhost alone, it has no prefix and is not Secure', () => {
    const local = { ...site, publicUrl: 'http://localhost:3000' }
    const cookie = serializeNodeCookie(nodes, local)
    expect(cookie).toMatch(/^nodes=[\w-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    expect(parseNodeCookie(pairOf(cookie), local)).toEqual(nodes)
  })

  test('is taken away with the last node', () => {
    expect(serializeNodeCookie({}, site)).toMatch(/^__Host-Http-nodes=; Path=\/; Max-Age=0;/)
  })

  test('is not written where no browser would keep it', () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, id) => [id + 1, `https://n.example/${'k'.repeat(170)}`]),
    )
    expect(serializeNodeCookie(many, site)).toBeUndefined()
  })

  test('a chain that the site no longer offers is left out', () => {
    expect(parseNodeCookie(pack({ ...nodes, 5: 'https://node.example/' }), site)).toEqual(nodes)
  })

  test.each([
    ['nothing', null],
    ['no cookie of ours', 'session=1; wagmi.store={}'],
    ['another name that ends alike', 'x__Host-Http-nodes-=e30'],
    ['an empty one', '__Host-Http-nodes='],
    ['no base64', '__Host-Http-nodes=%7B%7D'],
    ['no JSON', `__Host-Http-nodes=${Buffer.from('{"1":').toString('base64url')}`],
    ['two of one name', `${pack(nodes)}; ${pack({ 1: 'https://evil.example/' })}`],
    ['null', pack(null)],
    ['a text', pack('https://node.example/')],
    ['a list', pack(['https://node.example/'])],
    ['a number for an address', pack({ 1: 7 })],
    ['a source of a policy', pack({ 1: '*' })],
    ['a directive', pack({ 1: "https://node.example; script-src 'unsafe-inline'" })],
    ['a header', pack({ 1: 'https://node.example/\r\nset-cookie: a=b' })],
    ['credentials', pack({ 1: 'https://me@node.example/' })],
    ['a script', pack({ 1: 'javascript:alert(1)' })],
    ['an address that this site would have written otherwise', pack({ 1: 'https://NODE.example' })],
    ['one bad beside a good one', pack({ ...nodes, 5: '*' })],
    ['a chain that is none', pack({ __proto__x: 'https://node.example/' })],
    [
      'a thousand',
      pack(Object.fromEntries(Array.from({ length: 1000 }, (_, id) => [id + 1, 'https://node.example/']))),
    ],
  ])('%s is no node, and no error', (_, header) => {
    expect(parseNodeCookie(header, site)).toEqual({})
  })
})

test('own nodes come to the chains that are offered, and to no other', () => {
  const chain = { id: 1, rpcUrls: [], explorerUrl: null, distributor: null }
  const config = {
    publicUrl: site.publicUrl,
    chains: [chain, { ...chain, id: 137 }],
    demoWallet: false,
    demoTokens: [],
    walletConnectProjectId: null,
    walletDiscovery: false,
    frameAncestors: [],
  }
  expect(withOwnNodes(config, { 137: 'https://node.example/', 10: 'https://other.example/' }).chains).toEqual([
    chain,
    { ...chain, id: 137, ownRpcUrl: 'https://node.example/' },
  ])
  expect(withOwnNodes(config, {})).toEqual(config)
})

describe('a chain that the site does not offer', () => {
  const added = { url: 'https://node.example/', name: 'Chain 1234', coin: 'ETH' }
  const pack = (value: unknown) => `__Host-Http-nodes=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

  test('is kept in the cookie with its name and its coin, and comes to the configuration with its only node', () => {
    const cookie = serializeNodeCookie({ 1234: added }, site)?.split(';')[0]
    expect(parseNodeCookie(cookie, site)).toEqual({ 1234: added })
    const config = {
      ...{ publicUrl: site.publicUrl, chains: [{ id: 1, rpcUrls: [], explorerUrl: null, distributor: null }] },
      ...{
        demoWallet: false,
        demoTokens: [],
        walletConnectProjectId: null,
        walletDiscovery: false,
        frameAncestors: [],
      },
    }
    expect(withOwnNodes(config, { 1234: added, 0: 'https://other.example/' })).toMatchObject({
      chains: [{ id: 1 }, { id: 1234, name: 'Chain 1234', rpcUrls: [added.url], ownRpcUrl: added.url, isAdded: true }],
      newNode: 'https://other.example/',
    })
  })

  test.each([
    ['without a name', { ...added, name: '' }],
    ['with a name that turns text around', { ...added, name: 'a\u202eb' }],
    ['with markup for a name', { ...added, name: '<b>' }],
    ['with a coin that is no symbol', { ...added, coin: 'E TH' }],
    ['with a directive for a node', { ...added, url: "https://node.example; script-src 'unsafe-inline'" }],
  ])('%s counts as none', (_, value) => {
    expect(parseNodeCookie(pack({ 1234: value }), site)).toEqual({})
    expect(parseNodeCookie(pack({ 0: value }), site)).toEqual({})
  })
})
