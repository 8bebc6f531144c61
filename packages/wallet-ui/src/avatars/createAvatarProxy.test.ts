// @vitest-environment node
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createClient, custom, encodeAbiParameters, type EIP1193RequestFn, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { createAvatarProxy } from './createAvatarProxy.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { requestPinned, type RequestPinned } from './requestPinned.ts'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])

type Answer = { status?: number; headers?: Record<string, string>; body?: readonly Uint8Array[] }

type Setting = {
  addresses?: Record<string, readonly string[]>
  ipfsGateway?: string
  /** What contracts of chain 1 answer, by the data of the call. */
  answerCall?: (to: string, data: Hex) => string
}

/** A proxy in an internet of these pages. */
function setUp(pages: Record<string, Answer>, { addresses = {}, answerCall, ...settings }: Setting = {}) {
  const asked: string[] = []
  const request: RequestPinned = async (url, address) => {
    asked.push(`${url.href} at ${address}`)
    const { status = 200, headers = {}, body = [png] } = pages[url.href] ?? { status: 404 }
    async function* stream() {
      yield* body
    }
    return { status, header: (name) => headers[name], body: stream(), cancel: () => {} }
  }
  const resolve = async (name: string) => addresses[name] ?? ['93.184.216.34']
  const calls: string[] = []
  const client = createClient({
    transport: custom({
      request: (async ({ params }: { params: [{ to: string; data: Hex }] }) => {
        const [{ to, data }] = params
        calls.push(to)
        if (!answerCall) throw new Error('Nothing is there.')
        return encodeAbiParameters([{ type: 'string' }], [answerCall(to, data)])
      }) as EIP1193RequestFn,
    }),
  })
  const getClient = (chainId: number) => (chainId === 1 ? client : undefined)
  const proxy = createAvatarProxy({ request, resolve, getClient, ...settings })
  const ask = (url: string, init?: RequestInit) =>
    proxy(new Request(`http://server.invalid/api/avatar?url=${encodeURIComponent(url)}`, init))
  return { ask, asked, calls }
}

const image = 'https://images.example/a'

describe('an image of another host', () => {
  test('comes with its own type, guarded, and is kept for a day', async () => {
    const { ask, asked } = setUp({ [image]: { headers: { 'content-type': 'text/html' } } })
    const response = await ask(image)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png)
    expect(asked).toEqual([`${image} at 93.184.216.34`])
  })

  test('comes where it was moved to, three times', async () => {
    const moved = (location: string) => ({ status: 302, headers: { location } })
    const pages = {
      [image]: moved('/b'),
      'https://images.example/b': moved('https://c.example/'),
      'https://c.example/': {},
    }
    expect((await setUp(pages).ask(image)).status).toBe(200)
    const round = setUp({ [image]: moved(image) })
    expect((await round.ask(image)).status).toBe(404)
    expect(round.asked).toHaveLength(4)
  })

  test.each<[string, Answer]>([
    ['a page', { body: [new TextEncoder().encode('<!doctype html>')] }],
    [
      'a drawing that may hold a script',
      { headers: { 'content-type': 'image/svg+xml' }, body: [new TextEncoder().encode('<svg/>')] },
    ],
    ['nothing', { body: [] }],
    ['one that says it is too large', { headers: { 'content-length': '524289' } }],
    ['one that is too large and does not say so', { body: Array.from({ length: 9 }, () => new Uint8Array(65_536)) }],
    ['one that is not there', { status: 404 }],
  ])('is not shown: %s', async (_, answer) => {
    const response = await setUp({ [image]: answer }).ask(image)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

describe('nobody is asked', () => {
  test.each([
    ['no address', 'picture'],
    ['without encryption', 'http://images.example/a'],
    ['a file', 'file:///etc/passwd'],
    ['this machine', 'https://localhost/a'],
    ['an address by its numbers', 'https://93.184.216.34/a'],
    ['the same in another form', 'https://0x5db8d822/a'],
    ['an address of IPv6', 'https://[2606:2800:220:1::1]/a'],
    ['another port', 'https://images.example:8443/a'],
    ['a password', 'https://user:pass@images.example/a'],
    ['endless', `https://images.example/${'a'.repeat(2000)}`],
  ])('for %s', async (_, url) => {
    const { ask, asked } = setUp({})
    expect((await ask(url)).status).toBe(400)
    expect(asked).toEqual([])
  })

  test.each([
    ['a name of a private network', ['10.0.0.5']],
    ['a name of this machine', ['127.0.0.1']],
    ['a name of both', ['93.184.216.34', '169.254.169.254']],
    ['a name of nothing', []],
  ])('for %s', async (_, addresses) => {
    const { ask, asked } = setUp({ [image]: {} }, { addresses: { 'images.example': addresses } })
    expect((await ask(image)).status).toBe(404)
    expect(asked).toEqual([])
  })

  test('where a public host leads on to a private one', async () => {
    const pages = {
      [image]: { status: 301, headers: { location: 'https://inside.example/' } },
      'https://inside.example/': {},
    }
    const { ask, asked } = setUp(pages, { addresses: { 'inside.example': ['192.168.1.1'] } })
    expect((await ask(image)).status).toBe(404)
    expect(asked).toHaveLength(1)
  })

  test('for pages of another site, and by any method but GET', async () => {
    const { ask, asked } = setUp({ [image]: {} })
    expect((await ask(image, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await ask(image, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
    expect((await ask(image, { method: 'POST' })).status).toBe(405)
    expect(asked).toHaveLength(1)
  })
})

const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const ipfsGateway = 'https://gateway.example/'

describe('an image of IPFS', () => {
  test.each([
    [`ipfs://${cid}/face.png`, `https://gateway.example/ipfs/${cid}/face.png`],
    [`ipfs://ipfs/${cid}`, `https://gateway.example/ipfs/${cid}`],
    [`ipfs:${cid}`, `https://gateway.example/ipfs/${cid}`],
  ])('%s comes from the gateway, under the same rules', async (uri, url) => {
    const { ask, asked } = setUp({ [url]: {} }, { ipfsGateway })
    expect((await ask(uri)).status).toBe(200)
    expect(asked).toEqual([`${url} at 93.184.216.34`])
  })

  test('comes where the gateway moved it to', async () => {
    const host = `https://${cid}.gateway.example/`
    const pages = {
      [`https://gateway.example/ipfs/${cid}`]: { status: 301, headers: { location: host } },
      [host]: {},
    }
    expect((await setUp(pages, { ipfsGateway }).ask(`ipfs://${cid}`)).status).toBe(200)
  })

  test('is not looked for without a gateway', async () => {
    const { ask, asked } = setUp({})
    expect((await ask(`ipfs://${cid}`)).status).toBe(404)
    expect(asked).toEqual([])
  })

  test.each([
    ['a path that leaves the image', `ipfs://${cid}/../../api/v0/id`, {}],
    ['something that is no CID', 'ipfs://images.example/a', {}],
    ['a query', `ipfs://${cid}?filename=a`, {}],
    ['a gateway of this machine', `ipfs://${cid}`, { ipfsGateway: 'https://127.0.0.1/' }],
    ['a gateway without encryption', `ipfs://${cid}`, { ipfsGateway: 'http://gateway.example/' }],
  ])('is not looked for: %s', async (_, uri, settings) => {
    const { ask, asked } = setUp({}, { ipfsGateway, ...settings })
    expect((await ask(uri)).status).toBe(400)
    expect(asked).toEqual([])
  })

  test('is not looked for at a gateway of a private network', async () => {
    const { ask, asked } = setUp({}, { ipfsGateway, addresses: { 'gateway.example': ['10.0.0.5'] } })
    expect((await ask(`ipfs://${cid}`)).status).toBe(404)
    expect(asked).toEqual([])
  })
})

describe('an image of a token', () => {
  const contract = '0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb'
  const record = `eip155:1/erc721:${contract}/7`
  const describes = (metadata: unknown) => ({ body: [new TextEncoder().encode(JSON.stringify(metadata))] })

  test('is the one that its metadata name', async () => {
    const pages = {
      'https://meta.example/7': describes({ image: `ipfs://${cid}/7.png` }),
      [`https://gateway.example/ipfs/${cid}/7.png`]: {},
    }
    const { ask, calls } = setUp(pages, {
      ipfsGateway,
      answerCall: (_to, data) => `https://meta.example/${BigInt(`0x${data.slice(10)}`)}`,
    })
    expect((await ask(record)).status).toBe(200)
    expect(calls).toEqual([contract])
  })

  test('is found by the padded id of ERC-1155', async () => {
    const pages = { [`https://meta.example/${'0'.repeat(62)}ff.json`]: describes({ image_url: image }), [image]: {} }
    const { ask } = setUp(pages, { answerCall: () => 'https://meta.example/{id}.json' })
    expect((await ask(`eip155:1/erc1155:${contract}/255`)).status).toBe(200)
  })

  test('may stand within the chain', async () => {
    const face = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
    const metadata = `data:application/json,${encodeURIComponent(JSON.stringify({ image: face }))}`
    const { ask, asked } = setUp({}, { answerCall: () => metadata })
    const response = await ask(record)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(asked).toEqual([])
  })

  test.each<[string, Record<string, Answer>, string]>([
    ['metadata on this machine', {}, 'https://127.0.0.1/7'],
    ['metadata in a file', {}, 'file:///etc/passwd'],
    ['metadata that are not there', {}, 'https://meta.example/7'],
    ['metadata that are no JSON', { 'https://meta.example/7': {} }, 'https://meta.example/7'],
    ['metadata without an image', { 'https://meta.example/7': describes(null) }, 'https://meta.example/7'],
    [
      'an image on this machine',
      { 'https://meta.example/7': describes({ image: 'https://[::1]/a' }) },
      'https://meta.example/7',
    ],
    [
      'an image that names a token',
      { 'https://meta.example/7': describes({ image: record }) },
      'https://meta.example/7',
    ],
    ['metadata of more than 512 KB', {}, `data:application/json;base64,${'A'.repeat(800_000)}`],
    [
      'a drawing that may hold a script',
      {},
      `data:application/json,${encodeURIComponent('{"image":"data:image/svg+xml,<svg/>"}')}`,
    ],
  ])('is not shown: %s', async (_, pages, uri) => {
    const { ask, asked } = setUp(pages, { answerCall: () => uri })
    expect((await ask(record)).status).toBe(404)
    expect(asked.filter((each) => !each.startsWith('https://meta.example/7 '))).toEqual([])
  })

  test.each([
    ['of a chain that is not read', `eip155:8453/erc721:${contract}/7`, 404],
    ['of a contract that does not answer', record, 404],
    ['whose id is larger than any', `eip155:1/erc721:${contract}/${2n ** 256n}`, 400],
    ['of another standard', `eip155:1/erc20:${contract}/7`, 400],
  ])('%s is not shown', async (_, uri, status) => {
    const { ask, asked } = setUp({})
    expect((await ask(uri)).status).toBe(status)
    expect(asked).toEqual([])
  })

  test('is given up after the time there is, when the node is silent', async () => {
    const client = createClient({ transport: custom({ request: () => new Promise(() => {}) }) })
    const proxy = createAvatarProxy({ getClient: () => client, timeoutMs: 1 })
    expect((await proxy(new Request(`http://server.invalid/?url=${record}`))).status).toBe(404)
  })
})

test('a host that keeps its answer to itself is left after the time there is', async () => {
  const request: RequestPinned = (_url, _address, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  const proxy = createAvatarProxy({ request, resolve: async () => ['93.184.216.34'], timeoutMs: 1 })
  expect((await proxy(new Request(`http://server.invalid/?url=${image}`))).status).toBe(404)
})

test('a request goes to the address that was looked at, under the name that was asked for', async () => {
  const server = createServer((incoming, outgoing) => outgoing.end(`${incoming.headers.host} ${incoming.url}`))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const url = new URL(`http://images.example:${port}/a`)
    const answer = await requestPinned(url, '127.0.0.1', AbortSignal.timeout(10_000))
    const chunks: Uint8Array[] = []
    for await (const chunk of answer.body) chunks.push(chunk)
    expect([answer.status, Buffer.concat(chunks).toString()]).toEqual([200, `images.example:${port} /a`])
  } finally {
    server.close()
  }
})

test.each([
  ['93.184.216.34', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.2', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:2800:220:1::1', true],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:93.184.216.34', false],
  ['64:ff9b::a00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['2001:db8::1', false],
  ['2001::1', false],
  ['2002:a00:1::1', false],
  ['images.example', false],
])('%s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
