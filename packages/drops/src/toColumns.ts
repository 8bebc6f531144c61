import type { Address } from './address.ts'
import { BadRowError } from './errors.ts'
import type { Keccak } from './keccak/loadKeccak.ts'
import type { Row } from './row.ts'
import { ACCOUNT_BYTES, accountTexts, createColumns, type RowColumns, writeAccount } from './rowColumns.ts'
import type { TokenStandard } from './terms.ts'
import { isZeroUint, LIMBS, writeUint } from './uint256.ts'

const MAX = 2n ** 256n - 1n
const PORTION = 4096

function hasIds(standard: TokenStandard) {
  return standard === 'ERC721' || standard === 'ERC1155'
}

function fail(row: number, reason: string): never {
  throw new BadRowError({ row, reason })
}

/** Whether a text of address shape mixes cases, and so carries a checksum. */
export function carriesChecksum(text: string): boolean {
  return /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text)
}

/** Whether every address that carries a checksum is written with the right one; answers the first that is not. */
export function findWrongChecksum(
  keccak: Keccak,
  accounts: Uint8Array,
  count: number,
  textAt: (index: number) => string,
): number | undefined {
  for (let from = 0; from < count; from += PORTION) {
    const right = accountTexts(keccak, accounts, from, Math.min(PORTION, count - from))
    const wrong = right.findIndex((text, place) => {
      const written = textAt(from + place)
      return text !== written && carriesChecksum(written)
    })
    if (wrong >= 0) return from + wrong
  }
  return undefined
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
    if (amount < 1n || amount > MAX) fail(index, 'the amount must be from 1 to 2^256 - 1')
    if (id < 0n || id > MAX) fail(index, 'the id must be from 0 to 2^256 - 1')
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
  for (let at = index * ACCOUNT_BYTES; at < (index + 1) * ACCOUNT_BYTES; at++) if (accounts[at] !== 0) return false
  return true
}

/**
 * Checks what columns can hold and rows must not: no payment to nobody, none of nothing, and no column that the standard lacks.
 *
 * @throws BadRowError
 */
export function assertColumns(rows: RowColumns, standard: TokenStandard): void {
  const { count, accounts, ids, amounts } = rows
  if (accounts.length !== count * ACCOUNT_BYTES) fail(0, 'the columns have different lengths')
  for (const column of [ids, amounts])
    if (column && column.length !== count * LIMBS) fail(0, 'the columns have different lengths')
  for (let index = 0; index < count; index++) {
    if (isZeroAccount(accounts, index)) fail(index, 'it pays the zero address, where it is lost')
    if (amounts && isZeroUint(amounts, index)) fail(index, 'the amount must be from 1 to 2^256 - 1')
    if (ids && !hasIds(standard) && !isZeroUint(ids, index)) fail(index, 'this token has no ids')
    if (amounts && standard === 'ERC721') {
      const at = index * LIMBS
      if (amounts[at] !== 1 || amounts.subarray(at + 1, at + LIMBS).some((limb) => limb !== 0))
        fail(index, 'an ERC-721 token has the amount 1')
    }
  }
}
