import { gql } from '@apollo/client'
import { productConfig } from '@slotdrop/config'
import { afterEach, expect, test, vi } from 'vitest'
import { say } from '../i18n/index.ts'
import { createApolloClient } from './apollo.ts'
import { ServerError } from './ServerError.ts'

const query = gql`
  query Named($id: Hex!) {
    drop(id: $id) {
      id
    }
  }
`

afterEach(() => vi.unstubAllGlobals())

function ask(answer: () => Promise<Response>) {
  const requests: { url: unknown; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: unknown, init: RequestInit) => {
    requests.push({ url, init })
    return answer()
  })
  const asked = createApolloClient().query({ query, variables: { id: '0x01' } })
  return { requests, failure: asked.then(() => undefined).catch((error: unknown) => error), asked }
}

test('specification section 7: a request is a POST of operationName, variables and query, and of nothing else', async () => {
  const { requests, asked } = ask(async () => Response.json({ data: { drop: null } }))
  await asked
  const [{ url, init } = { url: '', init: {} }] = requests
  expect([url, init.method]).toEqual([productConfig.graphQlUri, 'POST'])
  const body = JSON.parse(String(init.body)) as { query: string }
  expect(Object.keys(body).toSorted()).toEqual(['operationName', 'query', 'variables'])
  expect(body).toMatchObject({ operationName: 'Named', variables: { id: '0x01' } })
  expect(body.query).toMatch(/^query Named\(\$id: Hex!\)/)
})

test.each([
  ['Chromium', 'Failed to fetch'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['Safari', 'Load failed'],
])('specification section 8: a network error of %s is wrapped, and told in words of the page', async (_, words) => {
  const thrown = new TypeError(words)
  const { failure } = ask(() => Promise.reject(thrown))
  const error = await failure
  expect(error).toBeInstanceOf(ServerError)
  expect((error as ServerError).cause).toBe(thrown)
  expect(say(error)).toBe('The server can’t be reached. Check your connection and try again.')
})

test('an answer that breaks off is a network error too', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  const { failure } = ask(async () => new Response(broken, { headers: { 'content-type': 'application/json' } }))
  expect(say(await failure)).toBe('The server can’t be reached. Check your connection and try again.')
})

test.each([300, 404, 500])('specification section 8: status %i says its number', async (status) => {
  const { failure } = ask(async () => new Response('', { status }))
  expect(say(await failure)).toBe(`Response not successful: Received status code ${status}`)
})

test('specification section 8: a body that is no JSON is a parse error', async () => {
  const { failure } = ask(
    async () => new Response('<!doctype html>', { headers: { 'content-type': 'application/json' } }),
  )
  expect(await failure).toMatchObject({ name: 'ServerParseError' })
})
