import { encodeErrorResult, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { concernsAllowance } from './concernsAllowance.ts'
import { decodeReason } from './decodeReason.ts'
import { NotApprovedError, ShortAllowanceError, ShortBalanceError } from './moneyErrors.ts'
import { RevertedError } from './RevertedError.ts'
import { NothingPayableError, TransactionRevertedError } from './slotErrors.ts'

const token = { name: 'Meridian', symbol: 'MERI', decimals: 18 }

function text(words: string): Hex {
  return encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [words] })
}

function nothingPayable(data: Hex) {
  return new NothingPayableError({ slot: 0, mask: 1n, reason: decodeReason(data) })
}

const missingApproval = encodeErrorResult({
  abi: parseAbi(['error ERC1155MissingApprovalForAll(address,address)']),
  args: [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`],
})
const refusedPull = new RevertedError({ errorName: 'PullFailed', args: [0n, 0n, 0n, '0x'] })

test.each([
  ['an allowance that does not suffice', new ShortAllowanceError({ token, has: 1n, needs: 2n }), true],
  ['a collection that is not approved', new NotApprovedError({ token }), true],
  ['a token that hands over nothing and says nothing', refusedPull, true],
  ['the same, in a transaction', new TransactionRevertedError({ slot: 0, hash: undefined, reason: refusedPull }), true],
  ['rows refused as ERC-6093 says it', nothingPayable(missingApproval), true],
  ['rows refused in a token’s own words', nothingPayable(text('ERC20: transfer amount exceeds allowance')), true],
  ['a row that stops its slot', new RevertedError({ errorName: 'RowRejected', args: [0n, 0n, missingApproval] }), true],
  ['a balance that does not suffice', new ShortBalanceError({ token, has: 1n, needs: 2n }), false],
  ['rows that are blocked', nothingPayable(text('DUSD: blocked')), false],
  ['a drop that is closed', new RevertedError({ errorName: 'Closed', args: [1n] }), false],
  ['nobody knows why', new TransactionRevertedError({ slot: 0, hash: undefined, reason: undefined }), false],
])('approving again is offered for what it may mend: %s', (_, error, expected) => {
  expect(concernsAllowance(error)).toBe(expected)
})
