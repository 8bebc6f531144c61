import type { Address } from '../values/address.ts'
import { accountBytes } from './accounts.ts'

const accountDigits = 2 * accountBytes
const hexDigits = new TextEncoder().encode('0123456789abcdef')
/** Addresses that are joined at a time. */
const portion = 5000

/** Addresses one after another, without `0x` and in lower case. */
export type PackedAccounts = string

/** Packs addresses. */
export function packAccounts(addresses: Iterable<Address>): PackedAccounts {
  const chunks: string[] = []
  let parts: string[] = []
  for (const address of addresses) {
    parts.push(address.slice(2).toLowerCase())
    if (parts.length < portion) continue
    chunks.push(parts.join(''))
    parts = []
  }
  return [...chunks, ...parts].join('')
}

/** The address at a place of packed accounts. */
export function accountAt(accounts: PackedAccounts, index: number): Address {
  return `0x${accounts.slice(index * accountDigits, (index + 1) * accountDigits)}`
}

/** Packs accounts of 20 bytes each. */
export function toPackedAccounts(accounts: Uint8Array): PackedAccounts {
  const text = new Uint8Array(accounts.length * 2)
  for (let place = 0; place < accounts.length; place++) {
    const byte = accounts[place] ?? 0
    text[place * 2] = hexDigits[Math.floor(byte / 16)] ?? 0
    text[place * 2 + 1] = hexDigits[byte % 16] ?? 0
  }
  return new TextDecoder('latin1').decode(text)
}

/** Unpacks accounts to 20 bytes each. */
export function fromPackedAccounts(accounts: PackedAccounts): Uint8Array {
  return Uint8Array.from({ length: accounts.length / 2 }, (_, place) =>
    Number.parseInt(accounts.slice(place * 2, place * 2 + 2), 16),
  )
}

/** Number of accounts. */
export function countPacked(accounts: PackedAccounts): number {
  return accounts.length / accountDigits
}

/** One account, packed. */
export function packedAt(accounts: PackedAccounts, place: number): PackedAccounts {
  return accounts.slice(place * accountDigits, (place + 1) * accountDigits)
}

/** Some accounts from `from` on, without checksums. */
export function unpackAccounts(accounts: PackedAccounts, from = 0, to = countPacked(accounts)): Address[] {
  const end = Math.min(to, countPacked(accounts))
  return Array.from({ length: Math.max(0, end - from) }, (_, place) => `0x${packedAt(accounts, from + place)}` as const)
}

/** Whether a text is accounts, packed. */
export function isPackedAccounts(text: string): boolean {
  return text.length % accountDigits === 0 && /^[0-9a-f]*$/.test(text)
}
