import type { DropStatus } from '@slotdrop/delivery'
import { classNames } from '../../../components/classNames.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './SlotBits.module.css'

/** A bit for each row of a slot, in the colour of its state. */
export function SlotBits({
  status,
  firstRow,
  rowCount,
  settledRows,
  isNamed = true,
}: {
  readonly status: DropStatus
  /** Its place in the list. */
  readonly firstRow: number
  readonly rowCount: number
  readonly settledRows: number
  /** False where what holds it says the same in words. */
  readonly isNamed?: boolean
}) {
  const t = useText(messages)
  return (
    <span
      className={classNames(styles.bits, !isNamed && styles.inSheet)}
      {...(isNamed
        ? { role: 'img', 'aria-label': t('paidOf', { paid: settledRows, rows: rowCount }) }
        : { 'aria-hidden': true })}
    >
      {Array.from({ length: rowCount }, (_, place) => (
        // Places in a sealed list never move.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={place} data-state={status.rowState(firstRow + place)} />
      ))}
    </span>
  )
}
