import { expect, test } from 'vitest'
import { costShares } from './costShares.ts'
import type { FeesState } from './fees.ts'

function known(coin: string, highWei: bigint, usd?: string): FeesState {
  return {
    status: 'known',
    fees: { lowWei: 1n, highWei, blocks: 20, coin, hasDataFee: false, gasSchedule: 'osaka' },
    usd,
  }
}

function sharesOf(gas: bigint, states: readonly FeesState[]) {
  return costShares(states.map((state) => ({ gas, state })))
}

test('costs compare by what they are worth', () => {
  const states = [known('ETH', 1_000_000_000n, '3000'), known('POL', 30_000_000_000n, '0.25'), known('ETH', 0n, '3000')]
  expect(sharesOf(1_000_000_000n, states)).toEqual([1, 0.002, 0])
})

test('without prices one coin compares with itself, and different coins do not', () => {
  expect(sharesOf(1n, [known('ETH', 4n), { status: 'silent' }, known('ETH', 1n)])).toEqual([1, undefined, 0.25])
  expect(sharesOf(1n, [known('ETH', 4n, '3000'), known('ETH', 1n)])).toEqual([1, 0.25])
  expect(sharesOf(1n, [known('ETH', 4n, '3000'), known('POL', 1n)])).toEqual([undefined, undefined])
})

test('before a network has answered there is nothing to compare', () => {
  expect(sharesOf(1n, [{ status: 'idle' }, { status: 'asking' }])).toEqual([undefined, undefined])
})

test('networks whose gas schedules differ compare by their own gas', () => {
  const state = known('ETH', 1n)
  expect(
    costShares([
      { gas: 107n, state },
      { gas: 26n, state },
    ]),
  ).toEqual([1, 0.242])
})
