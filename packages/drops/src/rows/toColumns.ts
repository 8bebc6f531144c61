import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import { BadRowError } from '../errors.ts'
import type { Keccak } from '../keccak/loadKeccak.ts'
import { hasIds, type TokenStandard } from '../values/tokenStandard.ts'
import { isZeroUint, limbCount, maxUint256, writeUint } from '../values/uint256.ts'
import { accountBytes, findWrongChecksum, writeAccount } from './accounts.ts'
import type { Row } from './row.ts'
import { createColumns, type RowColumns } from './rowColumns.ts'

function fail(row: number, reason: Sentence): never {
  throw new BadRowError({ row, reason })
}

/**
 * Writes rows into columns, with ids and amounts only where the standard has them.
 *
 * @throws BadRowError naming the row that no manifest may hold
 */
export function toColumns(rows: readonly Row[], standard: TokenStandard, keccak: Keccak): RowColumns {
  const columns = createColumns(rows.length, { ids: hasIds(standard), amounts: standard !== 'ERC721' })
  for (const [index, { account, id, amount }] of rows.entries()) {
    if (!writeAccount(columns.accounts, index, account)) fail(index, sentence(messages.rowAddress, { account }))
    if (amount < 1n || amount > maxUint256) fail(index, sentence(messages.rowAmountRange))
    if (id < 0n || id > maxUint256) fail(index, sentence(messages.rowIdRange))
    if (standard === 'ERC721' && amount !== 1n) fail(index, sentence(messages.rowSingleToken))
    if (!hasIds(standard) && id !== 0n) fail(index, sentence(messages.rowWithoutIds))
    if (columns.ids) writeUint(columns.ids, index, id)
    if (columns.amounts) writeUint(columns.amounts, index, amount)
  }
  const wrong = findWrongChecksum(keccak, columns.accounts, rows.length, (index) => rows[index]?.account ?? '')
  if (wrong !== undefined) fail(wrong, sentence(messages.rowAddress, { account: rows[wrong]?.account ?? '' }))
  return columns
}

function isZeroAccount(accounts: Uint8Array, index: number): boolean {
  for (let at = index * accountBytes; at < (index + 1) * accountBytes; at++) if (accounts[at] !== 0) return false
  return true
}

/**
 * Checks what columns can hold and rows must not: no payment to nobody, none of nothing, and no column that the standard lacks.
 *
 * @throws BadRowError
 */
export function assertColumns(rows: RowColumns, standard: TokenStandard): void {
  const { count, accounts, ids, amounts } = rows
  if (accounts.length !== count * accountBytes) fail(0, sentence(messages.rowColumnLengths))
  for (const column of [ids, amounts])
    if (column && column.length !== count * limbCount) fail(0, sentence(messages.rowColumnLengths))
  for (let index = 0; index < count; index++) {
    if (isZeroAccount(accounts, index)) fail(index, sentence(messages.rowZeroAddress))
    if (amounts && isZeroUint(amounts, index)) fail(index, sentence(messages.rowAmountRange))
    if (ids && !hasIds(standard) && !isZeroUint(ids, index)) fail(index, sentence(messages.rowWithoutIds))
    if (amounts && standard === 'ERC721') {
      const at = index * limbCount
      if (amounts[at] !== 1 || amounts.subarray(at + 1, at + limbCount).some((limb) => limb !== 0))
        fail(index, sentence(messages.rowSingleToken))
    }
  }
}
