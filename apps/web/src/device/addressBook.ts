import { useMemo, useSyncExternalStore } from 'react'
import { isAddressShape } from '@slotdrop/drops'
import { toPlainName } from '@slotdrop/messages/format'
import { createLocalText, localStorageOf } from '../storage/createLocalText.ts'

/** Names of addresses, by the address in lower case. */
export type AddressBook = ReadonlyMap<string, string>

/** Names a device keeps at most. */
export const maxNames = 10_000

/** Characters of a name at most. */
export const maxNameLength = 60

const key = 'slotdrop.names'
const kept = createLocalText(key)

function isAddress(text: string) {
  return isAddressShape(text) && text === text.toLowerCase()
}

/** A name as it is kept: plain text, not too long; empty for none. */
export function cleanName(name: string): string {
  return name.trim() === '' ? '' : toPlainName(name, maxNameLength - 1).slice(0, maxNameLength)
}

/** A book as text; what is no name of an address is left out. */
export function parseBook(text: string | null): AddressBook {
  try {
    const known: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(known)) return new Map()
    return new Map(
      known.flatMap((entry: unknown): [string, string][] => {
        if (!Array.isArray(entry)) return []
        const [address, name] = entry as unknown[]
        const isEntry = typeof address === 'string' && typeof name === 'string' && isAddress(address)
        return isEntry && cleanName(name) !== '' ? [[address, cleanName(name)]] : []
      }),
    )
  } catch {
    return new Map()
  }
}

/** Keeps a book; false when this browser keeps nothing, or not that much. */
export function writeBook(
  book: AddressBook,
  storage: Pick<Storage, 'setItem'> | undefined = localStorageOf(),
): boolean {
  try {
    storage?.setItem(key, JSON.stringify([...book]))
    kept.notify()
    return storage !== undefined
  } catch {
    return false
  }
}

/** A book with one more name, or another one; an empty name takes it out. */
export function withName(book: AddressBook, address: string, name: string): AddressBook {
  const next = new Map(book)
  const clean = cleanName(name)
  if (clean === '') next.delete(address.toLowerCase())
  else next.set(address.toLowerCase(), clean)
  return next
}

/** Addresses whose names hold a text; none for an empty text. */
export function addressesNamed(book: AddressBook, text: string): string[] {
  const wanted = text.trim().toLowerCase()
  return wanted === ''
    ? []
    : [...book].flatMap(([address, name]) => (name.toLowerCase().includes(wanted) ? [address] : []))
}

/** Names of a book that hold a text, or whose address does, in the order of the alphabet. */
export function findNames(book: AddressBook, text: string): readonly (readonly [address: string, name: string])[] {
  const wanted = text.trim().toLowerCase()
  const named = new Set(addressesNamed(book, text))
  return [...book]
    .filter(([address]) => wanted === '' || named.has(address) || address.includes(wanted))
    .toSorted(([, a], [, b]) => a.localeCompare(b))
}

/** The names of this device, as they are now. */
export function useAddressBook(): AddressBook {
  const text = useSyncExternalStore(kept.subscribe, kept.read, () => null)
  return useMemo(() => parseBook(text), [text])
}
