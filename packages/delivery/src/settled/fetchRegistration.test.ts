import { makeManifest, makeRows, testAccount } from '@slotdrop/testing'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { ChainClient } from '../ports.ts'
import { fetchRegistration } from './fetchRegistration.ts'

const operator = testAccount(7).address

/** What is found of a drop that closes at second 500, at a second. */
async function findAt(timestamp: bigint, state: readonly [number, string, bigint, boolean, boolean]) {
  const manifest = await makeManifest(makeRows(3, { seed: 8 }), { terms: { closesAtSeconds: 500n } })
  const client = { readContract: async () => state, getBlock: async () => ({ timestamp }) }
  // Sound: nothing else is asked.
  return fetchRegistration({ client: client as unknown as ChainClient, manifest })
}

test('an operator may send until its date', async () => {
  expect(await findAt(100n, [1, operator, 0n, false, true])).toEqual({ operator, claimsOpen: true, end: undefined })
  expect(await findAt(199n, [1, operator, 200n, false, false])).toEqual({ operator, claimsOpen: false, end: undefined })
  expect(await findAt(200n, [1, operator, 200n, false, false])).toEqual({
    operator: zeroAddress,
    claimsOpen: false,
    end: undefined,
  })
})

test('a cancelled drop is over, and so is one whose time has passed', async () => {
  expect((await findAt(100n, [2, zeroAddress, 0n, false, false])).end).toBe('cancelled')
  expect((await findAt(499n, [1, operator, 0n, false, false])).end).toBeUndefined()
  expect((await findAt(500n, [1, operator, 0n, false, false])).end).toBe('closed')
})
