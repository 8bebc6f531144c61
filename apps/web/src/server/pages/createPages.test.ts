import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createPages } from './createPages.ts'
import { createStoredFile } from '../files/storedFile.ts'

const html = { type: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0' }

function page(text: string) {
  return createStoredFile(html, async () => Buffer.from(text))
}

const pages = createPages(
  {
    files: new Map(),
    pages: new Map([
      ['/', page('home')],
      ['/lost', createStoredFile(html, () => Promise.reject(new Error('ENOENT')))],
    ]),
    patterns: [{ path: /^\/d\/([^/]+?)(?:\/)?$/, page: page('a drop') }],
    notFound: page('no such page'),
    unexpected: page('something went wrong'),
    scriptHashes: [],
  },
  async (_dropId, _incoming, outgoing) => void outgoing.end('a card'),
)

let stop = () => {}
afterEach(() => stop())

async function serve() {
  // What went wrong is for the log of whoever serves.
  const server = createServer((incoming, outgoing) => void pages(incoming, outgoing).catch(() => {}))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stop = () => void server.close()
  // Sound: it listens at a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a page that can’t be read is answered with the whole page that says so, and the next is answered as ever', async () => {
  const url = await serve()
  const lost = await fetch(`${url}/lost`)
  expect([lost.status, lost.headers.get('cache-control'), await lost.text()]).toEqual([
    500,
    'no-store',
    'something went wrong',
  ])
  expect(await (await fetch(url)).text()).toBe('home')
})

test('pages with a parameter are found by their pattern, others are not there', async () => {
  const url = await serve()
  expect(await (await fetch(`${url}/d/anything`)).text()).toBe('a drop')
  const missing = await fetch(`${url}/d/anything/else`)
  expect([missing.status, await missing.text()]).toEqual([404, 'no such page'])
})

test('a HEAD gets what a GET would, without the page', async () => {
  const head = await fetch(await serve(), { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', ''])
})
