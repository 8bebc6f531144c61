// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { type ChainClient, createMemoryJournal, createSender, type Sender } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDropsKey } from '../../approvals/index.ts'
import { refreshSenderQuery, statusQuery } from './deliveryQueries.ts'

let manifest: Manifest
beforeAll(async () => {
  manifest = await makeManifest(makeRows(20, { seed: 34 }), { terms: { chainId: 1, slotSize: 10 } })
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Shows a drop as its page does, and counts how often its status and its sender look at the chain. */
function show(isQuiet: boolean, isSilent = false) {
  const chain = { words: [0n, 0n], allowance: 0n, isSilent }
  const looks = { status: 0, sender: 0 }
  const client = {
    async readContract({ functionName }: { functionName: string }) {
      if (chain.isSilent) throw new Error('silent')
      if (functionName === 'stateOf') looks.status += 1
      if (functionName === 'balanceOf' || functionName === 'allowance') return chain.allowance
      return functionName === 'stateOf' ? [1, manifest.terms.sender, 0n, false, false] : chain.words
    },
  }
  const common = {
    // Sound: a look asks for nothing else.
    client: client as unknown as ChainClient,
    manifest,
    journal: createMemoryJournal(),
  }
  const wallet = {
    address: () => undefined,
    chainId: async () => 1,
    sendTransaction: () => Promise.reject(new Error()),
  }
  const real = createSender({ ...common, wallet })
  const refresh = () => {
    looks.sender += 1
    return real.refresh()
  }
  const sender: Sender = { ...real, refresh }
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const ends = [
    new QueryObserver(cache, refreshSenderQuery(sender, isQuiet)).subscribe(() => {}),
    new QueryObserver(cache, statusQuery({ ...common, history: undefined, sender, isQuiet })).subscribe(() => {}),
  ]
  return { cache, chain, looks, sender, end: () => ends.forEach((unsubscribe) => unsubscribe()) }
}

test('where nothing is under way, the chain is looked at six times a minute', async () => {
  const { looks, end } = show(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(looks).toEqual({ status: 1, sender: 1 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks).toEqual({ status: 7, sender: 1 })
  end()
})

test('while something is, every four seconds', async () => {
  const { looks, end } = show(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks).toEqual({ status: 16, sender: 16 })
  end()
})

test('what was paid from elsewhere is known to the sender with the next look', async () => {
  const { chain, sender, end } = show(true)
  await vi.advanceTimersByTimeAsync(1000)
  chain.words = [1023n, 0n]
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sender.getState().slots[0]?.stage).toBe('final')
  end()
})

test('a sender that could not look tries again soon', async () => {
  const { chain, looks, end } = show(true, true)
  await vi.advanceTimersByTimeAsync(100)
  chain.isSilent = false
  await vi.advanceTimersByTimeAsync(4000)
  expect(looks.sender).toBe(2)
  end()
})

test('once the approval is another than what was paid of it explains, the drops that share it are looked at again', async () => {
  const { cache, chain, end } = show(true)
  const asked = vi.fn(async () => 0)
  const other = new QueryObserver(cache, {
    queryKey: openDropsKey(manifest.dropId),
    queryFn: asked,
    staleTime: Infinity,
  })
  const stop = other.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveBeenCalledTimes(1)
  chain.allowance = 5n
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
  stop()
  end()
})
