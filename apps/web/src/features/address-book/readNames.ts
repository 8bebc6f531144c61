import { checksumAddress, readLabels } from '@slotdrop/drops'
import { type AddressBook, cleanName, leaveOutMark, type LeftOutAddresses } from '../../device/addressBook.ts'

/** Names of a file, and the lines that hold none. */
export type ReadNames = {
  readonly names: AddressBook
  /** Addresses that the file marks to be left out of lists. */
  readonly leftOut: LeftOutAddresses
  /** Lines without an address or a name, counted from 1. */
  readonly skipped: readonly number[]
}

/** Reads names and addresses from CSV text, in whichever order its columns are. A first line without an address is a header. */
export function readNames(text: string): ReadNames {
  const { lines, badLines } = readLabels(text)
  const marked = lines.filter(({ more }) => more.includes(leaveOutMark))
  return {
    names: new Map(lines.map(({ address, label }) => [address, cleanName(label)])),
    leftOut: new Set(marked.map(({ address }) => address)),
    skipped: badLines,
  }
}

/** A book as lines of a file of names. */
export function toBookLines(book: AddressBook, leftOut: LeftOutAddresses): string[][] {
  return [...book].map(([account, name]) => [
    name,
    // Sound: keys of the book are addresses.
    checksumAddress(account as `0x${string}`),
    leftOut.has(account) ? leaveOutMark : '',
  ])
}
