import type { ReactNode } from 'react'
import type { Manifest } from '@slotdrop/drops'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { UntrustedText } from '../../../components/UntrustedText.tsx'
import { useAddressBook } from '../../../device/addressBook.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './RowList.module.css'
import { useSourceRows } from './useSourceRows.ts'

/** Some rows of a drop, each with its line in the sender’s file or else its number, its address, its note and what `children` say of it. */
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
  const source = useSourceRows(manifest.dropId)
  return (
    <Element className={`${styles.rowList} ${className}`}>
      {rows.map((row) => {
        const { account } = manifest.rowAt(row)
        const line = source?.lines[row] ?? 0
        const note = source?.notes?.[row] ?? ''
        return (
          <li key={row}>
            <span className="small">{line > 0 ? t('line', { line }) : t('row', { row: row + 1 })}</span>
            <span>
              <AddressText address={account} /> <AddressName book={book} address={account} />
              {note !== '' && (
                <span className={`small ${styles.note}`}>
                  <UntrustedText text={note} />
                </span>
              )}
            </span>
            <span className={`figure ${styles.amount}`}>{amount(row)}</span>
            <div className={styles.more}>{children?.(row)}</div>
          </li>
        )
      })}
    </Element>
  )
}
