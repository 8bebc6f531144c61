import { accountBytes, writeAccount } from '../rows/accounts.ts'
import type { Manifest } from './manifest.ts'

/** Finds the places of an account's rows in a manifest; empty when it has none. */
export function findRows({ columns, terms }: Manifest, account: string): number[] {
  const wanted = new Uint8Array(accountBytes)
  if (!writeAccount(wanted, 0, account)) return []
  const compareTo = (index: number) => {
    for (let byte = 0; byte < accountBytes; byte++) {
      const difference = (columns.accounts[index * accountBytes + byte] ?? 0) - (wanted[byte] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
  let low = 0
  // Rows of an ERC-1155 are in the order of ids, so any of them may be the account's.
  const isById = terms.standard === 'ERC1155'
  for (let high = isById ? 0 : columns.count; low < high;) {
    const middle = Math.floor((low + high) / 2)
    if (compareTo(middle) < 0) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let index = low; index < columns.count; index++) {
    if (compareTo(index) === 0) found.push(index)
    else if (!isById) break
  }
  return found
}
