import { expect, test } from 'vitest'
import { type ClaimsFacts, claimsStateOf } from './claimsState.ts'

const now = 1_000_000_000
const facts: ClaimsFacts = { rowCount: 600, settledRows: 1, claimsOpen: true, opensAtSeconds: 0, closesAtSeconds: 0 }

test.each<[string | undefined, string, Partial<ClaimsFacts>]>([
  ['open', 'the chain lets recipients claim', {}],
  ['open', 'nothing was claimed yet', { settledRows: 0 }],
  ['later', 'it opens at a later time', { opensAtSeconds: 1_000_001 }],
  ['open', 'it opens in this second', { opensAtSeconds: 1_000_000 }],
  ['closed', 'its last second has passed', { closesAtSeconds: 1_000_000 }],
  ['closed', 'it closed before claims were enabled', { claimsOpen: false, isForClaims: true, closesAtSeconds: 1 }],
  ['not-enabled', 'it was sealed for claims, and they are not enabled', { claimsOpen: false, isForClaims: true }],
  [undefined, 'it is one that is sent', { claimsOpen: false }],
  [undefined, 'everything is claimed', { settledRows: 600 }],
  [undefined, 'it was cancelled', { isCancelled: true }],
])('claims are %s where %s', (kind, _, different) => {
  expect(claimsStateOf({ ...facts, ...different }, now)?.kind).toBe(kind)
})

test('who was sent hers is not counted as one who claimed', () => {
  expect(claimsStateOf({ ...facts, sentRows: 0 }, now)).toMatchObject({ doneRows: 1, isPartlySent: false })
  expect(claimsStateOf({ ...facts, settledRows: 3, sentRows: 2 }, now)).toMatchObject({
    doneRows: 3,
    isPartlySent: true,
  })
})
