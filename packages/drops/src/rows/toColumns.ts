import { BadRowError } from '../errors.ts'
import type { Keccak } from '../keccak/loadKeccak.ts'
import type { Address } from '../values/address.ts'
import { hasIds, type TokenStandard } from '../values/tokenStandard.ts'
import { isZeroUint, limbCount, maxUint256, writeUint } from '../values/uint256.ts'
import { accountBytes, findWrongChecksum, writeAccount } from './accounts.ts'
import type { Row } from './row.ts'
import { createColumns, type RowColumns } from './rowColumns.ts'

function fail(row: number, reason: string): never {
  throw new BadRowError({ row, reason })
}

/**
 * Rows as columns, with ids and amounts only where the standard has them.
 *
 * @throws BadRowError naming the row that no manifest may hold
 */
export function toColumns(rows: readonly Row[], standard: TokenStandard, keccak: Keccak): RowColumns {
  const columns = createColumns(rows.length, { ids: hasIds(standard), amounts: standard !== 'ERC721' })
  for (const [index, { account, id, amount }] of rows.entries()) {
    if (!writeAccount(columns.accounts, index, account)) fail(index, `“${account as string}” is no valid address`)
    if (amount < 1n || amount > maxUint256) fail(index, 'the amount must be from 1 to 2^256 - 1')
    if (id < 0n || id > maxUint256) fail(index, 'the id must be from 0 to 2^256 - 1')
    if (standard === 'ERC721' && amount !== 1n) fail(index, 'an ERC-721 token has the amount 1')
    if (!hasIds(standard) && id !== 0n) fail(index, 'this token has no ids')
    if (columns.ids) writeUint(columns.ids, index, id)
    if (columns.amounts) writeUint(columns.amounts, index, amount)
  }
  const wrong = findWrongChecksum(keccak, columns.accounts, rows.length, (index) => rows[index]?.account ?? '')
  if (wrong !== undefined) fail(wrong, `“${rows[wrong]?.account as Address}” is no valid address`)
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
  if (accounts.length !== count * accountBytes) fail(0, 'the columns have different lengths')
  for (const column of [ids, amounts])
    if (column && column.length !== count * limbCount) fail(0, 'the columns have different lengths')
  for (let index = 0; index < count; index++) {
    if (isZeroAccount(accounts, index)) fail(index, 'it pays the zero address, where it is lost')
    if (amounts && isZeroUint(amounts, index)) fail(index, 'the amount must be from 1 to 2^256 - 1')
    if (ids && !hasIds(standard) && !isZeroUint(ids, index)) fail(index, 'this token has no ids')
    if (amounts && standard === 'ERC721') {
      const at = index * limbCount
      if (amounts[at] !== 1 || amounts.subarray(at + 1, at + limbCount).some((limb) => limb !== 0))
        fail(index, 'an ERC-721 token has the amount 1')
    }
  }
}
