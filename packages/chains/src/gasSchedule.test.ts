import { describe, expect, test } from 'vitest'
import { getChainFacts, getGasSchedule, getGasScheduleOf, newSlotGas } from './index.ts'
import { knownChainIds, sepoliaChainId } from './ids.ts'

function secondsOf(time: string) {
  return BigInt(Date.parse(time) / 1000)
}

describe('the gas schedule of a chain', () => {
  test.each([
    ['2026-10-05T23:59:59Z', 'osaka'],
    ['2026-10-06T00:00:00Z', 'amsterdam'],
    ['2040-01-01T00:00:00Z', 'amsterdam'],
  ])('at %s is %s on Sepolia', (time, schedule) => {
    expect(getGasSchedule(sepoliaChainId, secondsOf(time))).toBe(schedule)
  })

  test('does not change on chains whose fork has no date', () => {
    const others = [...knownChainIds.filter((id) => id !== sepoliaChainId), 999_999]
    expect(new Set(others.map((id) => getGasSchedule(id, secondsOf('2040-01-01'))))).toEqual(new Set(['osaka']))
    expect(others.map((id) => getChainFacts(id).amsterdamFrom)).toEqual(others.map(() => undefined))
  })

  test('makes a new storage slot 80,820 gas dearer from Amsterdam on', () => {
    expect(newSlotGas.amsterdam - newSlotGas.osaka).toBe(80_820n)
  })

  test.each([
    [22_100n, 'osaka'],
    [20_000n, 'osaka'],
    [102_920n, 'amsterdam'],
    [250_000n, 'amsterdam'],
  ])('of a node on which a new slot took %s gas is %s', (measured, schedule) => {
    expect(getGasScheduleOf(measured)).toBe(schedule)
  })
})
