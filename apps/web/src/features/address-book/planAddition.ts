import { type AddressFault, parseAddress } from '@slotdrop/drops'
import { type AddressBook, cleanName, maxNames, withName } from '../../device/addressBook.ts'

/** A book with one more name, or why there is none. */
export type Addition =
  | { readonly book: AddressBook; readonly address: string; readonly name: string }
  | { readonly fault: AddressFault | 'nameless' | 'full' }

/** What comes of naming an address: the address is checked first, then its name, then whether the book has room. */
export function planAddition(book: AddressBook, address: string, name: string): Addition {
  const read = parseAddress(address)
  if ('fault' in read) return { fault: read.fault }
  const clean = cleanName(name)
  if (clean === '') return { fault: 'nameless' }
  const key = read.address.toLowerCase()
  if (book.size >= maxNames && !book.has(key)) return { fault: 'full' }
  return { book: withName(book, key, clean), address: key, name: clean }
}
