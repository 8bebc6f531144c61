import { ANYONE } from '@slotdrop/contracts'
import type { ChainClient } from '@slotdrop/delivery'
import { toShardIndex } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { fetchSendingService } from './fetchSendingService.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const index = toShardIndex(await makeManifest(makeRows(3)))
const [registered, cancelled] = [1, 2]

/** Asks about a drop that names this operator, on a site that says this; answers what it was asked. */
async function ask(operator: Address, isService: boolean | undefined, status = registered) {
  const asked: unknown[] = []
  const client = {
    readContract: async () => [status, operator, 0n, false],
    getBlock: async () => ({ timestamp: 1n }),
  }
  // Sound: of a client these two are asked.
  const found = await fetchSendingService(client as unknown as ChainClient, index, async (dropId, address) => {
    asked.push([dropId, address])
    return isService
  })
  return { found, asked }
}

test('the account that the chain names is the service’s where the site says so', async () => {
  expect(await ask(account, true)).toEqual({ found: account, asked: [[index.dropId, account]] })
  expect((await ask(account, false)).found).toBeUndefined()
  expect((await ask(account, undefined)).found).toBeUndefined()
})

test.each([
  ['nobody sends', zeroAddress, registered],
  ['everybody may send', ANYONE, registered],
  ['nothing is sent any more', account, cancelled],
] as const)('where %s the site is not asked', async (_, operator, status) => {
  expect(await ask(operator, true, status)).toEqual({ found: undefined, asked: [] })
})
