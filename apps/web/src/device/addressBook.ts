import { useMemo, useSyncExternalStore } from 'react'
import { isAddressShape } from '@slotdrop/drops'
import { toPlainName } from '@slotdrop/messages/format'
import { createLocalText, localStorageOf } from '../storage/createLocalText.ts'

/** Names of addresses, by the address in lower case. */
export type AddressBook = ReadonlyMap<string, string>

/** Addresses of a book that are marked to be left out of lists, in lower case. */
export type LeftOutAddresses = ReadonlySet<string>

/** The mark of these addresses in a file of names. */
export const leaveOutMark = 'leave out'

/**
 * Names a device keeps at most. Of the 5.2 million characters of local storage they take 1.1 million at their longest, and every page
 * with a list reads them.
 */
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

type StoredEntry = readonly [address: string, name: string, isLeftOut?: 1]

/** Entries of a book as text. Invalid ones are skipped. */
function parseEntries(text: string | null): StoredEntry[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry: unknown): StoredEntry[] => {
      if (!Array.isArray(entry)) return []
      const [address, name, mark] = entry as unknown[]
      const isEntry = typeof address === 'string' && typeof name === 'string' && isAddress(address)
      if (!isEntry || cleanName(name) === '') return []
      return [mark === 1 ? [address, cleanName(name), mark] : [address, cleanName(name)]]
    })
  } catch {
    return []
  }
}

/** The names of a book as text. */
export function parseBook(text: string | null): AddressBook {
  return new Map(parseEntries(text).map(([address, name]) => [address, name]))
}

/** The addresses of a book as text that are marked to be left out of lists. */
export function parseLeftOut(text: string | null): LeftOutAddresses {
  return new Set(parseEntries(text).flatMap(([address, , mark]) => (mark === 1 ? [address] : [])))
}

/**
 * Keeps a book; false when this browser keeps nothing, or not that much.
 *
 * @param leftOut marks of the whole book; of addresses without a name none is kept
 */
export function writeBook(
  book: AddressBook,
  leftOut: LeftOutAddresses = new Set(),
  storage: Pick<Storage, 'setItem'> | undefined = localStorageOf(),
): boolean {
  const entries = [...book].map(([address, name]): StoredEntry => {
    return leftOut.has(address) ? [address, name, 1] : [address, name]
  })
  try {
    storage?.setItem(key, JSON.stringify(entries))
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

function useBookText(): string | null {
  return useSyncExternalStore(kept.subscribe, kept.read, () => null)
}

/** The names of this device, as they are now. */
export function useAddressBook(): AddressBook {
  const text = useBookText()
  return useMemo(() => parseBook(text), [text])
}

/** The addresses of this device that are marked to be left out of lists, as they are now. */
export function useLeftOutAddresses(): LeftOutAddresses {
  const text = useBookText()
  return useMemo(() => parseLeftOut(text), [text])
}
