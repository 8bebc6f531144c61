import { expect, test } from 'vitest'
import { makeTerms } from '@slotdrop/testing'
import { zeroAddress } from 'viem'
import { fundingOf } from './fundingOf.ts'
import { sharesApproval } from './sharesApproval.ts'

const others = [{ needs: 2_803n }, { needs: 7n }]

test.each([
  ['all that draws on the approval is covered', 15n, 2_825n, 2_825n, 'covered', 0n],
  ['its own rows are covered, the others’ are not', 15n, 2_824n, 9_000n, 'shared', 1n],
  ['less is approved than its own rows need', 15n, 14n, 9_000n, 'approval', 2_811n],
  ['the sender holds too little, which no approval mends', 15n, 9_000n, 14n, 'balance', 0n],
  ['nothing of it is open, whatever the others need', 0n, 0n, 0n, 'covered', 2_810n],
] as const)('%s', (_, needed, allowance, balance, state, missing) => {
  const together = needed + 2_810n
  expect(fundingOf({ needed, allowance, balance }, others)).toEqual({
    ...{ state, needed, allowance, balance, together, missing },
  })
})

test('an approval is shared by drops of one sender, token and distributor, coins out of a wrapped coin among them', () => {
  const terms = makeTerms()
  const other = '0x00000000000000000000000000000000000000a1'
  expect(sharesApproval(terms, { ...terms })).toBe(true)
  expect(sharesApproval(terms, { ...terms, standard: 'NATIVE' })).toBe(true)
  for (const change of [{ token: other }, { sender: other }, { distributor: other }, { chainId: 5 }] as const)
    expect(sharesApproval(terms, { ...terms, ...change })).toBe(false)
  expect(sharesApproval(terms, { ...terms, standard: 'ERC721' })).toBe(false)
  const coins = { ...terms, standard: 'NATIVE', token: zeroAddress } as const
  expect(sharesApproval(coins, { ...coins })).toBe(false)
})
