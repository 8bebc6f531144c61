import type { AddressBook } from '../device/addressBook.ts'
import styles from './AddressName.module.css'

/** What this device calls an address, beside the whole of it. Nothing where it has no name. */
export function AddressName({ book, address }: { readonly book: AddressBook; readonly address: string }) {
  const name = book.get(address.toLowerCase())
  return name === undefined ? null : (
    <b className={styles.addressName}>
      <bdi>{name}</bdi>
    </b>
  )
}
