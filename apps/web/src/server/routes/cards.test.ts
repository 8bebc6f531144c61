// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { createCards } from './cards.ts'

const proxy = '10.0.0.1'
const dropId = `0x${'ab'.repeat(32)}` as const
const counted: (readonly [remoteAddress: string | undefined, forwardedFor: string | null])[] = []
beforeEach(() => void (counted.length = 0))

const cards = createCards(
  {
    shards: async (request, { remoteAddress }) => {
      counted.push([remoteAddress, request.headers.get('x-forwarded-for')])
      return new Response(null, { status: 404 })
    },
    meter: (handle) => handle,
  },
  { publicUrl: 'https://drop.example' },
)

test('a link preview is counted to the client that the proxy names', { tags: ['N4'] }, async () => {
  await cards.describe(dropId, { remoteAddress: proxy, forwardedFor: '192.0.2.7' })
  expect(counted).toEqual([[proxy, '192.0.2.7']])
})

test('so is a card that is asked for by its own address', { tags: ['N4'] }, async () => {
  const request = new Request(`http://server.invalid/api/cards/${dropId}`, {
    headers: { 'x-forwarded-for': '192.0.2.7' },
  })
  await cards.handle(request, { remoteAddress: proxy })
  expect(counted).toEqual([[proxy, '192.0.2.7']])
})
