import type { Manifest, SourceRows } from '@slotdrop/drops'
import type { DropStatus } from '@slotdrop/delivery'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { CoinFace } from '../../../components/CoinFace.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { UntrustedText } from '../../../components/UntrustedText.tsx'
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
  source,
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
  /** Where it stood in the sender’s file, and her note. */
  readonly source: SourceRows | undefined
}) {
  const t = useText(messages)
  const say = useSay()
  const { count } = useFormats()
  const { standard } = manifest.terms
  const { account, amount: value, id } = manifest.rowAt(row)
  const { tone, text } = rowLooks[status.rowState(row)]
  const reason = status.rowReason(row)
  const line = source?.lines[row] ?? 0
  const note = source?.notes?.[row] ?? ''
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      data-current={isCurrent}
      data-lines={source !== undefined}
      style={{ height: heightPixels, transform: `translateY(${topPixels}px)` }}
    >
      {source && (
        <span className="figure" role="rowheader">
          {line > 0 && count(line)}
        </span>
      )}
      <span className={`small ${styles.number}`} role={source ? 'cell' : 'rowheader'}>
        {count(row + 1)}
      </span>
      <span className={styles.address} role="cell">
        <CoinFace address={account} />
        <span>
          <AddressText address={account} /> <AddressName book={book} address={account} />
          {note !== '' && (
            <span className={`small ${styles.note}`}>
              <UntrustedText text={note} />
            </span>
          )}
        </span>
      </span>
      <span className={`figure ${styles.amount}`} role="cell">
        {standard !== 'ERC721' && amount(value)}
        {(standard === 'ERC721' || standard === 'ERC1155') && <span className="small"> #{`${id}`}</span>}
      </span>
      <span role="cell" title={reason && say(rowReasonSentence(reason))}>
        <Pill tone={tone}>{t(text === 'planned' && status.claimsOpen ? 'rowOpen' : text)}</Pill>
      </span>
    </div>
  )
}
