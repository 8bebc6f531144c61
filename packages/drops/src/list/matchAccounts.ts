import { type Keccak, loadKeccak } from '../keccak/loadKeccak.ts'
import { accountBytes, accountTexts } from '../rows/accounts.ts'
import type { RowColumns } from '../rows/rowColumns.ts'
import type { Address } from '../values/address.ts'

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

/**
 * Finds rows that pay one of some accounts, such as those of an earlier drop.
 *
 * @param accounts 20 bytes each
 */
export async function matchAccounts(rows: RowColumns, accounts: Uint8Array, maxNamed = 50): Promise<AccountMatches> {
  const keccak: Keccak = await loadKeccak()
  const wanted = new Set<string>()
  for (let index = 0; index < accounts.length / accountBytes; index++) wanted.add(keyAt(accounts, index))
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
