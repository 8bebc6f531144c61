import { bytesToHex } from 'viem'
import type { Manifest } from './manifest.ts'

/** Finds the places of an account's rows in a manifest, by binary search; empty when it has none. */
export function findRows({ columns }: Manifest, account: string): number[] {
  const wanted = account.toLowerCase().slice(2)
  if (!/^[0-9a-f]{40}$/.test(wanted)) return []
  const at = (index: number) => bytesToHex(columns.accounts.subarray(index * 20, index * 20 + 20)).slice(2)
  let low = 0
  let high = columns.count
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(middle) < wanted) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let index = low; index < columns.count && at(index) === wanted; index++) found.push(index)
  return found
}
