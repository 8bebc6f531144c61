import { expect, test } from 'vitest'
import { createMemoryStorage, createTxStore } from './index.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'a'.repeat(64)}` as const

test('an added transaction is pending and listed for its account and chain alone', () => {
  const store = createTxStore({ storage: createMemoryStorage(), getClient: () => undefined })
  store.add(alice, 1, { hash, description: 'Send slot 1' })
  expect(store.getTransactions(alice, 1).map((item) => item.status)).toEqual(['pending'])
  expect(store.getTransactions(alice, 56)).toEqual([])
  expect(store.getTransactions(undefined, 1)).toEqual([])
})
