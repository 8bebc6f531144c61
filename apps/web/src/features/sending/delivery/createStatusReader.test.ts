import { type ChainClient, createMemoryJournal, initialSendState, type SendState } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { beforeAll, expect, test } from 'vitest'
import { createStatusReader } from './createStatusReader.ts'

let manifest: Manifest
beforeAll(async () => {
  manifest = await makeManifest(makeRows(20, { seed: 36 }), { terms: { chainId: 31_337, slotSize: 10 } })
})

/** A reader of a chain whose words are told, and what it asked. */
function read() {
  const chain = { words: [0n, 0n], allowance: 0n, isSilent: false, looks: 0, time: 0 }
  const client = {
    async readContract({ functionName }: { functionName: string }) {
      if (chain.isSilent) throw new Error('silent')
      if (functionName === 'stateOf') chain.looks += 1
      if (functionName === 'balanceOf' || functionName === 'allowance') return chain.allowance
      return functionName === 'stateOf' ? [1, manifest.terms.sender, 0n, false, false] : chain.words
    },
  }
  const reader = createStatusReader({
    // Sound: a look asks for nothing else.
    client: client as unknown as ChainClient,
    manifest,
    journal: createMemoryJournal(),
    now: () => chain.time,
  })
  const see = (sending?: SendState) => reader.read({ history: undefined, sending })
  return { chain, see, look: async (sending?: SendState) => (await see(sending)).status }
}

function sendingWith(words: readonly bigint[], different: Partial<SendState> = {}): SendState {
  const state = initialSendState([1023n, 1023n])
  const slots = state.slots.map((slot, index) => ({ ...slot, word: words[index] ?? 0n }))
  const figures = { slotsSettled: 0, transactions: 0, wasted: 0, feesSpent: 0n, purse: 1n, inFlight: 1 }
  const pace = { startedAt: 0, block: 0n, ...figures }
  return { ...state, phase: 'running', slots, pace, ...different }
}

test('while a key of this page sends, what it read is shown, and the chain is not asked beside it', async () => {
  const { chain, look } = read()
  await look()
  const status = await look(sendingWith([1023n, 3n]))
  expect(chain.looks).toBe(1)
  expect(status.progress.settledRows).toBe(12)
  expect(status.operator).toBe(manifest.terms.sender)
})

test('what became final is looked up now and then, and kept in between', async () => {
  const { chain, look } = read()
  await look()
  chain.words = [1023n, 0n]
  expect((await look(sendingWith([1023n, 3n]))).slots.map(({ stage }) => stage)).toEqual(['mined', 'partial'])
  chain.time = 30_000
  expect((await look(sendingWith([1023n, 3n]))).slots.map(({ stage }) => stage)).toEqual(['final', 'planned'])
  expect((await look(sendingWith([1023n, 1023n]))).slots.map(({ stage }) => stage)).toEqual(['final', 'mined'])
  expect(chain.looks).toBe(2)
})

test.each<[string, Partial<SendState>]>([
  ['did not look yet', { pace: undefined }],
  ['gets no answer', { isInDoubt: true }],
])('a key that %s is not believed: the page looks', async (_, different) => {
  const { chain, look } = read()
  chain.words = [1023n, 0n]
  await look()
  expect((await look(sendingWith([0n, 0n], different))).progress.settledRows).toBe(10)
  expect(chain.looks).toBe(2)
})

test('a look that fails is a failure, also of a page whose key gets no answer', async () => {
  const { chain, look } = read()
  await look()
  chain.isSilent = true
  await expect(look(sendingWith([0n, 0n], { isInDoubt: true }))).rejects.toThrow('silent')
})

test('an approval that changed by another sum than what was paid of the drop was drawn on, or changed, for other drops', async () => {
  const { chain, see } = read()
  const { slotTotals } = manifest
  chain.allowance = 10n ** 24n
  expect(await see()).toMatchObject({ change: 'none', funds: { allowance: 10n ** 24n, balance: 10n ** 24n } })
  chain.words = [1023n, 0n]
  chain.allowance -= slotTotals[0] ?? 0n
  expect(await see()).toMatchObject({ change: 'none' })
  chain.allowance -= 5n
  expect(await see()).toMatchObject({ change: 'lowered' })
  chain.allowance += 9n
  expect(await see()).toMatchObject({ change: 'raised' })
  // A token that counts nothing down from an approval without a limit.
  chain.words = [1023n, 1023n]
  expect(await see()).toMatchObject({ change: 'none' })
})
