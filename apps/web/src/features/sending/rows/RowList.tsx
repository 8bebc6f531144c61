import type { ReactNode } from 'react'
import type { Manifest } from '@slotdrop/drops'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { useAddressBook } from '../../../device/addressBook.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './RowList.module.css'

/** Some rows of a drop, each with its number, its address and what `children` say of it. */
export function RowList({
  manifest,
  rows,
  as: Element = 'ul',
  className = '',
  amount,
  children,
}: {
  readonly manifest: Manifest
  /** Places in the list. */
  readonly rows: readonly number[]
  readonly as?: 'ul' | 'ol'
  readonly className?: string | undefined
  /** What a row is paid, as it is written. */
  readonly amount: (row: number) => string
  /** What follows the amount. */
  readonly children?: (row: number) => ReactNode
}) {
  const t = useText(messages)
  const book = useAddressBook()
  return (
    <Element className={`${styles.rowList} ${className}`}>
      {rows.map((row) => {
        const { account } = manifest.rowAt(row)
        return (
          <li key={row}>
            <span className="small">{t('row', { row: row + 1 })}</span>
            <AddressText address={account} /> <AddressName book={book} address={account} />
            <span className={`figure ${styles.amount}`}>{amount(row)}</span>
            {children?.(row)}
          </li>
        )
      })}
    </Element>
  )
}
