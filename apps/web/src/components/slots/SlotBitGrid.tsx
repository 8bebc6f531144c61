import { classNames } from '../classNames.ts'
import styles from './SlotBitGrid.module.css'

/** What is known of a row: the colour of its bit. `ready` has none. */
export type BitState = 'ready' | 'sent' | 'delivered' | 'failed'

/** A bit for each row of a slot, in the colour of its state. */
export function SlotBitGrid({
  rowCount,
  stateOf,
  own,
  label,
  isInSheet = false,
}: {
  readonly rowCount: number
  /** By the row's place in the slot. */
  readonly stateOf: (place: number) => BitState
  /** The place of whoever looks at it. */
  readonly own?: number | undefined
  /** What it says in words; undefined where what holds it says the same. */
  readonly label: string | undefined
  readonly isInSheet?: boolean
}) {
  return (
    <span
      className={classNames(styles.bits, isInSheet && styles.inSheet)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {Array.from({ length: rowCount }, (_, place) => (
        // Places in a sealed list never move.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={place} data-state={stateOf(place)} data-own={place === own || undefined} />
      ))}
    </span>
  )
}
