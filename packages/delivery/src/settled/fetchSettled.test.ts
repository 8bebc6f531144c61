import { getChainFacts } from '@slotdrop/chains'
import { startChain, type TestChain } from '@slotdrop/testing'
import { createPublicClient, custom, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asClient, prepareDrop, sending } from '../../test/support.ts'
import { createMemoryJournal } from '../journal/journal.ts'
import type { ChainClient } from '../ports.ts'
import { createSender } from '../send/createSender.ts'
import { fetchSettled } from './fetchSettled.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const ethereum = getChainFacts(1)

/** A client that batches, as those of pages do, and counts what goes over the wire. */
function countingClient() {
  const counted = { requests: 0 }
  const transport = http(chain.rpcUrl, {
    batch: true,
    retryCount: 0,
    fetchFn: (input, init) => {
      counted.requests += 1
      return fetch(input, init)
    },
  })
  return { counted, client: createPublicClient({ chain: foundry, transport, cacheTime: 0 }) as ChainClient }
}

test(
  'a look at an idle drop of 40 slots is one request: one every ten seconds is six a minute',
  { tags: ['R22'] },
  async () => {
    const { manifest, wallet } = await prepareDrop(chain, { count: 40, slotSize: 1 })
    // So many that its finalized block has the distributor.
    await chain.client.mine({ blocks: 100 })
    const { client, counted } = countingClient()
    for (const facts of [ethereum, getChainFacts(31_337)]) {
      counted.requests = 0
      await fetchSettled({ client, manifest, facts })
      expect(counted.requests).toBe(1)
      const sender = createSender({ client, manifest, wallet, facts, journal: createMemoryJournal() })
      counted.requests = 0
      for (let look = 0; look < 6; look++) await sender.refresh()
      expect(counted.requests).toBe(6)
    }
  },
)

/** The chain with other answers to some requests. */
function clientThat(refuses: (method: string, params: readonly unknown[]) => boolean) {
  const asked: string[] = []
  const transport = custom(
    {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
        asked.push(method)
        if (refuses(method, params)) throw Object.assign(new Error('invalid block tag'), { code: -32_602 })
        return asClient(chain).request({ method, params } as Parameters<ChainClient['request']>[0])
      },
    },
    { retryCount: 0 },
  )
  return { asked, client: createPublicClient({ chain: foundry, transport, cacheTime: 0 }) as ChainClient }
}

test('what is settled for good is told by the finalized tag, by confirmations where a node does not know it, and by nobody else', async () => {
  const drop = await prepareDrop(chain, { count: 2 })
  const { manifest } = drop
  await sending(chain, drop).start()
  const settled = { words: [3n], finalWords: [] as bigint[] }
  const isTag = (_: string, params: readonly unknown[]) => params.includes('finalized')
  const ofTag = (client: ChainClient) => fetchSettled({ client, manifest, facts: ethereum })
  // Without the tag: 64 confirmations, of which there are few.
  const few = await ofTag(clientThat(isTag).client)
  expect(few.words).toEqual([3n])
  expect(few.finalWords.every((word) => word === 0n)).toBe(true)
  await chain.client.mine({ blocks: 64 })
  expect(await ofTag(clientThat(isTag).client)).toEqual({ words: [3n], finalWords: [3n] })
  // With the tag, but without the state of that block: confirmations are not taken in its place.
  const stateless = clientThat((method, params) => method === 'eth_call' && params.includes('finalized'))
  expect(await ofTag(stateless.client)).toEqual(settled)
})
