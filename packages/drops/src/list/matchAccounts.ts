import { type Keccak, loadKeccak } from '../keccak/loadKeccak.ts'
import { accountBytes, accountTexts } from '../rows/accounts.ts'
import type { RowColumns } from '../rows/rowColumns.ts'
import type { Address } from '../values/address.ts'
import type { EntryAccess } from './entries/entryAccess.ts'
import { accountFound } from './reading/table.ts'

/** Rows whose account is among some others. */
export type AccountMatches = {
  readonly rows: number
  /** The first of those accounts, each once. */
  readonly accounts: readonly Address[]
}

const latin = new TextDecoder('latin1')

function keyAt(accounts: Uint8Array, index: number): string {
  return latin.decode(accounts.subarray(index * accountBytes, (index + 1) * accountBytes))
}

function keysOf(accounts: Uint8Array): Set<string> {
  return new Set(Array.from({ length: accounts.length / accountBytes }, (_, index) => keyAt(accounts, index)))
}

/**
 * Finds the lines of all entries of some accounts, also of those that are left out or added to another entry.
 *
 * @param accounts 20 bytes each
 */
export function findLines({ parts: { table }, lineOf }: EntryAccess, accounts: Uint8Array): Uint32Array {
  const wanted = keysOf(accounts)
  const lines: number[] = []
  for (let entry = 0; entry < table.count; entry++)
    if (((table.found[entry] ?? 0) & accountFound) !== 0 && wanted.has(keyAt(table.accounts, entry)))
      lines.push(lineOf(entry))
  return Uint32Array.from(lines)
}

/**
 * Finds rows that pay one of some accounts, such as those of an earlier drop.
 *
 * @param accounts 20 bytes each
 */
export async function matchAccounts(rows: RowColumns, accounts: Uint8Array, maxNamed = 50): Promise<AccountMatches> {
  const keccak: Keccak = await loadKeccak()
  const wanted = keysOf(accounts)
  const named = new Map<string, Address>()
  let found = 0
  for (let row = 0; row < rows.count; row++) {
    const key = keyAt(rows.accounts, row)
    if (!wanted.has(key)) continue
    found++
    if (named.size === maxNamed || named.has(key)) continue
    const [account] = accountTexts(keccak, rows.accounts, row, 1)
    if (account) named.set(key, account)
  }
  return { rows: found, accounts: [...named.values()] }
}
