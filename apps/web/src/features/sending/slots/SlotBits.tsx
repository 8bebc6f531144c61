import type { DropStatus } from '@slotdrop/delivery'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './SlotBits.module.css'

/** A bit for each row of a slot, in the colour of its state. */
export function SlotBits({
  status,
  firstRow,
  rowCount,
  settledRows,
}: {
  readonly status: DropStatus
  /** Its place in the list. */
  readonly firstRow: number
  readonly rowCount: number
  readonly settledRows: number
}) {
  const t = useText(messages)
  return (
    <div className={styles.bits} role="img" aria-label={t('rowsPaidOf', { paid: settledRows, rows: rowCount })}>
      {Array.from({ length: rowCount }, (_, place) => (
        // Places in a sealed list never move.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={place} data-state={status.rowState(firstRow + place)} />
      ))}
    </div>
  )
}
