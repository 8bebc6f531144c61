import type { ChainClient } from '@slotdrop/delivery'
import type { NewTransaction } from '@slotdrop/tx-store'
import { expect, test } from 'vitest'
import { recordTransaction } from './recordTransaction.ts'

const account = '0x00000000000000000000000000000000000000a1'
const hash = `0x${'ab'.repeat(32)}` as const

/** What is written down of a transaction whose account has this code. */
async function record(getCode: () => Promise<`0x${string}` | undefined>) {
  const added: NewTransaction[] = []
  await recordTransaction({
    // Sound: of an account without a Safe's answers nothing else is asked that decides.
    client: { getCode, readContract: () => Promise.reject(new Error('no Safe')) } as unknown as ChainClient,
    ...{ chainId: 1, account, hash, call: { to: account, data: '0x', value: 0n } },
    description: 'Take back the approval: Season 2',
    add: (transaction) => added.push(transaction),
    retryMilliseconds: 1,
  })
  return added
}

test('what a wallet sends is in its account’s list, also while the node is silent', async () => {
  const written = [{ hash, description: 'Take back the approval: Season 2' }]
  expect(await record(async () => undefined)).toEqual(written)
  // An account that only handed itself over (EIP-7702) sends transactions as before.
  expect(await record(async () => `0xef0100${'22'.repeat(20)}`)).toEqual(written)
  expect(await record(() => Promise.reject(new Error('silent')))).toEqual(written)
})

test('of a contract that is no Safe nothing is written: nothing tells what becomes of it', async () => {
  expect(await record(async () => '0x6080')).toEqual([])
})
