import type { AddressBook } from '../device/addressBook.ts'

/** What this device calls an address, beside the whole of it. Nothing where it has no name. */
export function AddressName({ book, address }: { readonly book: AddressBook; readonly address: string }) {
  const name = book.get(address.toLowerCase())
  return name === undefined ? null : (
    <b className="address-name">
      <bdi>{name}</bdi>
    </b>
  )
}
