import { expect, test } from 'vitest'
import { listReadings } from './listReadings.ts'

function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [['slotdrop.list-readings', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a header is the same in other case and spacing, and another one is not', () => {
  const storage = memory()
  listReadings.keep(['Wallet', ' Amount  (USDC)'], { mapping: { account: 0, amount: 1 } }, storage)
  expect(listReadings.get(['wallet ', 'amount (usdc)'], storage)?.mapping).toEqual({ account: 0, amount: 1 })
  expect(listReadings.get(['wallet'], storage)).toBeUndefined()
})

test('the latest forty headers are kept, and nothing where nothing was decided', () => {
  const storage = memory()
  listReadings.keep(['undecided'], {}, storage)
  for (let list = 0; list < 45; list++) listReadings.keep([`list ${list}`], { amountUnit: 'base' }, storage)
  const isKept = (name: string) => listReadings.get([name], storage) !== undefined
  expect(['undecided', 'list 4', 'list 5', 'list 44'].map(isKept)).toEqual([false, false, true, true])
})

test('what this device can’t have written is not read', () => {
  for (const text of ['', '{', '{}', '[1]', '[["a"]]'])
    expect(listReadings.get(['a'], memory(text))?.mapping).toBeUndefined()
  const storage = memory('[["a",{"mapping":{"account":-1,"amount":2.5,"note":1},"amountUnit":"wei"}]]')
  expect(listReadings.get(['a'], storage)).toEqual({ mapping: { note: 1 }, joinsAmount: false })
})

test('a browser that keeps nothing is no error', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  listReadings.keep(['a'], { amountUnit: 'base' }, storage)
  expect(listReadings.get(['a'], undefined)).toBeUndefined()
})
