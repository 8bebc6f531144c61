import { type RowColumns, type PackedAccounts, countPacked, packedAt, toPackedAccounts } from '@slotdrop/drops'

const accountBytes = 20

/** Tells of each of some accounts whether rows pay it: 1 or 0. */
export function findPaid({ accounts, count }: RowColumns, wanted: PackedAccounts): Uint8Array {
  const places = new Map<string, number>()
  for (let place = 0; place < countPacked(wanted); place++) places.set(packedAt(wanted, place), place)
  const found = new Uint8Array(countPacked(wanted))
  // The first bytes rule nearly every row out, and are read faster than a text is made.
  const firstBytes = new Set(Array.from(places.keys(), (account) => Number.parseInt(account.slice(0, 8), 16)))
  const view = new DataView(accounts.buffer, accounts.byteOffset, accounts.byteLength)
  for (let row = 0; row < count; row++) {
    const at = row * accountBytes
    if (!firstBytes.has(view.getUint32(at))) continue
    const place = places.get(toPackedAccounts(accounts.subarray(at, at + accountBytes)))
    if (place !== undefined) found[place] = 1
  }
  return found
}
