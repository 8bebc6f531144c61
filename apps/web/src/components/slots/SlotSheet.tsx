import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { nextSlot } from './nextSlot.ts'
import { maxDrawnSlots, type SheetProps, type SheetSlot } from './SheetSlot.ts'
import slotStyles from './Slot.module.css'
import { SlotCanvas } from './SlotCanvas.tsx'
import styles from './SlotSheet.module.css'
import { slotWords } from './slotWords.ts'

const columns = 16
const cardsUpTo = 12
const cellsUpTo = 400

/** Every slot of a drop: cards, cells, or, when there are many, a drawing. */
export function SlotSheet(props: SheetProps) {
  return props.slots.length > cellsUpTo ? <SlotCanvas {...props} /> : <SlotCells {...props} />
}

/** How much of a slot is filled: CSS knows no rows. */
function sharesOf({
  settledRows,
  refusedRows = 0,
  rowCount,
}: Pick<SheetSlot, 'settledRows' | 'refusedRows' | 'rowCount'>) {
  const percent = (rows: number) => `${(rows / rowCount) * 100}%`
  // Sound: custom properties are properties of a style, which its type names none of.
  return { '--settled-share': percent(settledRows), '--refused-share': percent(refusedRows) } as CSSProperties
}

/** Every slot as a button. Arrow keys move, Enter opens, `[` and `]` go to the slot before or after that needs somebody. */
function SlotCells({ slots, selected, onSelect, draw }: SheetProps) {
  const t = useText(messages)
  const sheet = useRef<HTMLDivElement>(null)
  const focus = (index: number) => sheet.current?.querySelector<HTMLButtonElement>(`[data-slot="${index}"]`)?.focus()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement)) return
    const from = Number(event.target.dataset['slot'])
    const target = Number.isNaN(from) ? undefined : nextSlot({ key: event.key, from, columns, slots })
    if (target === undefined) return
    event.preventDefault()
    focus(target)
  }
  const isDrawn = draw !== undefined && slots.length <= maxDrawnSlots
  const isCards = slots.length <= cardsUpTo
  const rows = isCards
    ? [slots]
    : Array.from({ length: Math.ceil(slots.length / columns) }, (_, row) =>
        slots.slice(row * columns, (row + 1) * columns),
      )
  const tabStop = selected ?? 0
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      role="grid"
      aria-label={t('slots')}
      data-size={isDrawn ? 'drawn' : isCards ? 'cards' : 'grid'}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <div key={row[0]?.index ?? 0} className={styles.row} role="row">
          {row.map((slot) => (
            <Cell
              key={slot.index}
              {...slot}
              size={isDrawn ? 'drawn' : isCards ? 'card' : undefined}
              isSelected={slot.index === selected}
              isTabStop={slot.index === tabStop}
              onSelect={onSelect}
            >
              {isDrawn && draw(slot)}
            </Cell>
          ))}
        </div>
      ))}
    </div>
  )
}

function Cell({
  index,
  look,
  settledRows,
  refusedRows = 0,
  rowCount,
  size,
  isSelected,
  isTabStop,
  onSelect,
  children,
}: SheetSlot & {
  /** Without one there is room for its number alone. */
  readonly size: 'drawn' | 'card' | undefined
  readonly isSelected: boolean
  readonly isTabStop: boolean
  readonly onSelect: (index: number) => void
  readonly children: ReactNode
}) {
  const t = useText(messages)
  const counts = { slot: index + 1, settled: settledRows, rows: rowCount }
  return (
    <button
      type="button"
      role="gridcell"
      className={slotStyles.slot}
      data-size={size}
      data-slot={index}
      data-stage={look}
      style={sharesOf({ settledRows, refusedRows, rowCount })}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      // Begins with what is seen, so that it can be spoken to.
      aria-label={t(size ? 'slotCardName' : 'slotName', { ...counts, state: t(slotWords[look]) })}
      onClick={() => onSelect(index)}
    >
      {size ? <span>{t('slotCard', counts)} </span> : index + 1}
      {size && <small>{t('slotCardRows', counts)}</small>}
      {children}
    </button>
  )
}
