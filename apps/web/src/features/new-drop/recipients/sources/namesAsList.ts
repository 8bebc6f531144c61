import { checksumAddress } from '@slotdrop/drops'
import type { Hex } from 'viem'
import { type AddressBook, findNames } from '../../../../device/addressBook.ts'
import type { ListSource } from '../../newDropMachine.ts'

/** The list of the chosen names, in the order in which they are shown, each of which gets the same. */
export function namesAsList(
  book: AddressBook,
  chosen: ReadonlySet<string>,
  { name, amount }: { readonly name: string; readonly amount: bigint },
): ListSource {
  const lines = findNames(book, '')
    .filter(([address]) => chosen.has(address))
    // Sound: keys of the book are addresses, what is none was left out when it was read.
    .map(([address, note]) => `${checksumAddress(address as Hex)},"${note.replaceAll('"', '""')}"`)
  return {
    name,
    input: ['address,note', ...lines].join('\n'),
    fixes: [{ kind: 'allocation', allocation: { kind: 'equal', amount } }],
  }
}
