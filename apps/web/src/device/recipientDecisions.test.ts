import { unpackAccounts } from '@slotdrop/drops'
import { expect, test } from 'vitest'
import { type RecipientDecision, withoutUndone } from './recipientDecisions.ts'

const [a, b, c] = ['aa', 'bb', 'cc'].map((byte) => byte.repeat(20)) as [string, string, string]

function decision(action: RecipientDecision['action'], accounts: string, replacements?: string): RecipientDecision {
  return { kind: 'pool', action, accounts, replacements, decidedAt: 1 }
}

/** A list that pays one account. */
async function findPaid(accounts: string): Promise<Uint8Array> {
  return Uint8Array.from(unpackAccounts(accounts), (account) => (account === `0x${a}` ? 1 : 0))
}

test('accounts that were left out and are paid after all are no longer decided', async () => {
  expect(await withoutUndone([decision('excluded', a + b)], findPaid)).toEqual([decision('excluded', b)])
})

test('accounts that were kept and are no longer paid are no longer decided', async () => {
  expect(await withoutUndone([decision('kept', a + b), decision('kept', c)], findPaid)).toEqual([decision('kept', a)])
})

test('a replaced account keeps the one that replaces it', async () => {
  expect(await withoutUndone([decision('replaced', a + b, c + a)], findPaid)).toEqual([decision('replaced', b, a)])
})

test('a replacement that is no longer paid is no decision any more', async () => {
  expect(await withoutUndone([decision('replaced', b, c)], findPaid)).toEqual([])
})

test('a decision that still holds stays the same object', async () => {
  const kept = decision('kept', a)
  expect((await withoutUndone([kept], findPaid))[0]).toBe(kept)
})
