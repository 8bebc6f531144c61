import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SendState } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import type { Host } from '../host.ts'
import { createProgress } from './progress.ts'

function createHost(isWatched: boolean) {
  const notes: string[] = []
  const host: Host = {
    environment: {},
    folder: '/',
    readInput: async () => new Uint8Array(),
    write: () => {},
    note: (text) => void notes.push(text),
    isWatched,
    ask: undefined,
    onInterrupt: () => () => {},
  }
  return { host, notes }
}

function stateOf(paid: number, other: Partial<SendState> = {}): SendState {
  const slots = Array.from({ length: 4 }, (_, index) => {
    const stage = index < paid ? ('mined' as const) : ('planned' as const)
    return { index, fullMask: 3n, word: index < paid ? 3n : 0n, stage }
  })
  return { phase: 'running', slots, isInDoubt: false, ...other }
}

const pace = { slotsSettled: 0, transactions: 0, wasted: 0, feesSpent: 0n, purse: 0n, inFlight: 3, block: 9n }

test('what changes at once is one line, and what says nothing new is none', async () => {
  const { host, notes } = createHost(false)
  const progress = createProgress(host)
  progress.show(stateOf(0))
  progress.show(stateOf(1))
  progress.show(stateOf(2, { pace: { ...pace, startedAt: Date.now() } }))
  await nextTurn()
  progress.show(stateOf(2, { pace: { ...pace, startedAt: Date.now() } }))
  await nextTurn()
  progress.end()
  expect(notes).toEqual(['2 of 4 slots paid (3 transactions under way)\n'])
})

test('a terminal sees a bar that is drawn over itself, and the time that is left', async () => {
  const { host, notes } = createHost(true)
  const progress = createProgress(host)
  const startedAt = Date.now() - 50_000
  progress.show(stateOf(2, { pace: { ...pace, startedAt, slotsSettled: 1 } }))
  progress.end()
  expect(notes[0]).toBe(
    `\r\u001B[K[${'#'.repeat(15)}${'.'.repeat(15)}] 2 of 4 slots paid (3 transactions under way) (about 2 minutes left)`,
  )
  expect(notes[1]).toBe('\n')
})

test('what is waited for is named, with its figures', async () => {
  const { host, notes } = createHost(false)
  const progress = createProgress(host)
  const waits = [
    { reason: 'fee', feePerGas: 50n * 10n ** 9n, ceiling: 5n * 10n ** 9n, since: 0 },
    { reason: 'purse', has: 10n ** 15n, needs: 10n ** 17n },
    { reason: 'opens', at: Date.UTC(2030, 0, 1) },
    { reason: 'refused', refusal: 'pool-full', text: 'txpool is full', since: 0, feePerGas: 3n },
  ] as const
  for (const waiting of waits) {
    progress.show(stateOf(1, { phase: 'waiting', waiting }))
    await nextTurn()
  }
  progress.show(stateOf(1, { isInDoubt: true }))
  progress.end()
  expect(notes).toEqual([
    '1 of 4 slots paid, waiting: gas costs 50 gwei, the ceiling is 5\n',
    '1 of 4 slots paid, waiting: the key holds 0.001 coins, the next transaction needs up to 0.1; send it some\n',
    '1 of 4 slots paid, waiting: the drop opens at 2030-01-01T00:00:00.000Z\n',
    '1 of 4 slots paid, waiting: no node accepts the transactions. The transaction pool of the node is full. The transaction is sent again. Another node may accept it sooner. The node’s words: txpool is full\n',
    '1 of 4 slots paid (the node does not answer; it is asked again)\n',
  ])
})
