import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Services } from '../createServices.ts'
import { createServer } from './createServer.ts'
import type { NodeHandler } from './toNodeHandler.ts'

async function answerNothing() {
  return new Response(null, { status: 204 })
}

const services: Services = {
  graphql: answerNothing,
  auth: answerNothing,
  shards: answerNothing,
  meter: (handle) => handle,
  health: answerNothing,
  ready: answerNothing,
  drain: () => {},
  close: async () => {},
}

let stop = async () => {}
afterEach(() => stop())

async function serve(pages: NodeHandler) {
  const { server, stop: end } = createServer(services, { pages })
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
