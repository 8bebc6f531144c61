import { newSlotGas } from '@slotdrop/chains'
import { expect, test } from 'vitest'
import snapshot from '../../../../packages/contracts/bench/snapshot.json' with { type: 'json' }
import { findGasFork, getBreakEven } from './gasFork.ts'
import { getGasFigures, toNumbers } from './gasFigures.ts'

const day = '2026-10-06'

test('a fork that has come or has a date is told, and by the node’s word where it answers', () => {
  expect(findGasFork({ gasSchedule: 'amsterdam', amsterdamFrom: day }, undefined)).toEqual({ when: 'since', day })
  expect(findGasFork({ gasSchedule: 'osaka', amsterdamFrom: day }, undefined)).toEqual({ when: 'from', day })
  expect(findGasFork({ gasSchedule: 'osaka', amsterdamFrom: undefined }, undefined)).toBeUndefined()
  expect(findGasFork({ gasSchedule: 'osaka', amsterdamFrom: undefined }, 'amsterdam')).toMatchObject({ when: 'now' })
  // It came before its day, or did not come on it.
  expect(findGasFork({ gasSchedule: 'osaka', amsterdamFrom: day }, 'amsterdam')).toMatchObject({ when: 'now' })
  expect(findGasFork({ gasSchedule: 'amsterdam', amsterdamFrom: day }, 'osaka')).toBeUndefined()
})

test('with Amsterdam the part of claims at which sending to all costs as much moves from 28 % to 62 %', () => {
  expect(getBreakEven(toNumbers(getGasFigures('ERC20', 'osaka')))).toBe(28)
  expect(getBreakEven(toNumbers(getGasFigures('ERC20', 'amsterdam')))).toBe(62)
})

test('the figures are those of the gas benchmark, rounded up by at most two percent', () => {
  const workloads = {
    ERC20: 'ERC-20 x250, new, full, Slotdrop',
    ERC721: 'ERC-721 x100, new, transferFrom, Slotdrop',
    ERC1155: 'ERC-1155 x100, new, ten ids, Slotdrop',
    NATIVE: 'coins x250, existing accounts, out of a wrapped coin, Slotdrop',
  } as const
  for (const standard of ['ERC20', 'ERC721', 'ERC1155', 'NATIVE'] as const) {
    const { gasPerRow, gasPerClaim, gasPerRegistration } = toNumbers(getGasFigures(standard, 'osaka'))
    const rounded = [
      [gasPerRow, snapshot[workloads[standard]]],
      [gasPerClaim, snapshot['claim, finite allowance']],
    ] as const
    for (const [figure, measured] of rounded) {
      expect(figure).toBeGreaterThanOrEqual(measured)
      expect(figure).toBeLessThanOrEqual(measured * 1.02)
    }
    expect(gasPerRegistration).toBeGreaterThanOrEqual(snapshot.register)
  }
})

test('on Amsterdam the figures are those that the benchmark finds with the new slots that it counts', () => {
  const workloads = {
    ERC20: 'Amsterdam, ERC-20 x250, new, full',
    ERC721: 'Amsterdam, ERC-721 x100, new, transferFrom',
    ERC1155: 'Amsterdam, ERC-1155 x100, new, ten ids',
  } as const
  for (const standard of ['ERC20', 'ERC721', 'ERC1155'] as const) {
    const { gasPerRow, gasPerSlot, slotSize, gasPerClaim } = toNumbers(getGasFigures(standard, 'amsterdam'))
    const perRow = gasPerRow + gasPerSlot / slotSize
    expect(perRow).toBeGreaterThanOrEqual(snapshot[workloads[standard]])
    expect(perRow).toBeLessThanOrEqual(snapshot[workloads[standard]] * 1.02)
    const claim = snapshot['Amsterdam, claim, word in use, new holder, finite allowance']
    expect(gasPerClaim).toBeGreaterThanOrEqual(claim)
    expect(gasPerClaim).toBeLessThanOrEqual(claim * 1.02)
  }
})

test('on Amsterdam a row, a claim and a registration fill one new slot each, coins none, and fewer rows fit a transaction', () => {
  const more = newSlotGas.amsterdam - newSlotGas.osaka
  for (const standard of ['ERC20', 'ERC721', 'ERC1155', 'NATIVE'] as const) {
    const [before, after] = [getGasFigures(standard, 'osaka'), getGasFigures(standard, 'amsterdam')]
    expect(after.gasPerRow - before.gasPerRow).toBe(standard === 'NATIVE' ? 0n : more)
    expect(after.gasPerClaim - before.gasPerClaim).toBe(more)
    expect(after.gasPerRegistration - before.gasPerRegistration).toBe(more)
  }
  expect([getGasFigures('ERC20', 'osaka').slotSize, getGasFigures('ERC20', 'amsterdam').slotSize]).toEqual([250, 123])
})
