import type { Manifest } from '@slotdrop/drops'
import type { DropStatus } from '@slotdrop/delivery'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { CoinFace } from '../../../components/CoinFace.tsx'
import { Pill } from '../../../components/Pill.tsx'
import type { AddressBook } from '../../../device/addressBook.ts'
import { useFormats, useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './RecipientTable.module.css'
import { rowLooks } from './rowLooks.ts'

/** One row of the drop: its recipient, its amount and its state. */
export function RecipientRow({
  manifest,
  status,
  row,
  index,
  isCurrent,
  topPixels,
  heightPixels,
  amount,
  book,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  /** Its place in the list. */
  readonly row: number
  /** Its place among the rows that are shown. */
  readonly index: number
  readonly isCurrent: boolean
  readonly topPixels: number
  readonly heightPixels: number
  readonly amount: (value: bigint) => string
  readonly book: AddressBook
}) {
  const t = useText(messages)
  const say = useSay()
  const { count } = useFormats()
  const { standard } = manifest.terms
  const { account, amount: value, id } = manifest.rowAt(row)
  const { tone, text } = rowLooks[status.rowState(row)]
  const reason = status.rowReason(row)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      data-current={isCurrent}
      style={{ height: heightPixels, transform: `translateY(${topPixels}px)` }}
    >
      <span className="small" role="rowheader">
        {count(row + 1)}
      </span>
      <span className={styles.address} role="cell">
        <CoinFace address={account} />
        <AddressText address={account} />
        <AddressName book={book} address={account} />
      </span>
      <span className={`figure ${styles.amount}`} role="cell">
        {standard !== 'ERC721' && amount(value)}
        {(standard === 'ERC721' || standard === 'ERC1155') && <span className="small"> #{`${id}`}</span>}
      </span>
      <span role="cell" title={reason && say(rowReasonSentence(reason))}>
        <Pill tone={tone}>{t(text)}</Pill>
      </span>
    </div>
  )
}
