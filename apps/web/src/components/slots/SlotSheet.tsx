import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { nextSlot } from './nextSlot.ts'
import type { SheetProps } from './SheetSlot.ts'
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

/** Every slot as a button. Arrow keys move, Enter opens, `[` and `]` go to the slot before or after that needs somebody. */
function SlotCells({ slots, selected, onSelect }: SheetProps) {
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
      data-size={isCards ? 'cards' : 'grid'}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <div key={row[0]?.index ?? 0} className={styles.row} role="row">
          {row.map(({ index, look, settledRows, rowCount }) => (
            <button
              key={index}
              type="button"
              role="gridcell"
              className={slotStyles.slot}
              data-size={isCards ? 'card' : undefined}
              data-slot={index}
              data-stage={look}
              aria-selected={index === selected}
              tabIndex={index === tabStop ? 0 : -1}
              // Begins with what is seen, so that it can be spoken to.
              aria-label={t(isCards ? 'slotCardName' : 'slotName', {
                slot: index + 1,
                settled: settledRows,
                rows: rowCount,
                state: t(slotWords[look]),
              })}
              onClick={() => onSelect(index)}
            >
              {isCards ? `${t('slotCard', { slot: index + 1 })} ` : index + 1}
              {isCards && <small>{t('slotCardRows', { settled: settledRows, rows: rowCount })}</small>}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
