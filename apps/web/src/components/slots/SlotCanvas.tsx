import { type KeyboardEvent, useState } from 'react'
import { useFormats, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { nextSlot, slotKeys } from './nextSlot.ts'
import styles from './SlotCanvas.module.css'
import type { SheetProps } from './SheetSlot.ts'
import { slotWords } from './slotWords.ts'
import { useSlotDrawing } from './useSlotDrawing.ts'

/** Thousands of slots as one drawing, with the one in focus as a real cell above it. */
export function SlotCanvas({ slots, selected, onSelect }: SheetProps) {
  const t = useText(messages)
  const formats = useFormats()
  const { box, canvas, columns, rows, width, height, placeOf, indexAt } = useSlotDrawing(slots)
  const [focused, setFocused] = useState(selected ?? 0)
  const active = slots[Math.min(focused, slots.length - 1)]
  const onKeyDown = (event: KeyboardEvent) => {
    if (!slotKeys.has(event.key)) return
    event.preventDefault()
    const target = nextSlot({ key: event.key, from: focused, columns, slots })
    if (target === undefined) return
    setFocused(target)
    requestAnimationFrame(() => box.current?.querySelector<HTMLButtonElement>('button')?.focus())
  }
  return (
    <div
      className={styles.frame}
      role="grid"
      aria-label={t('slots')}
      aria-rowcount={rows}
      aria-colcount={columns}
      onKeyDown={onKeyDown}
    >
      <div
        ref={box}
        style={{ position: 'relative', height }}
        role="row"
        aria-rowindex={Math.floor(focused / columns) + 1}
      >
        <canvas
          ref={canvas}
          aria-hidden="true"
          style={{ width, height }}
          onPointerMove={(event) => {
            const index = indexAt(event)
            if (index !== undefined && event.pointerType === 'mouse') setFocused(index)
          }}
          onPointerDown={(event) => {
            const index = indexAt(event)
            if (index === undefined) return
            setFocused(index)
            onSelect(index)
          }}
        />
        {active && (
          <button
            type="button"
            role="gridcell"
            className={styles.focus}
            aria-colindex={(active.index % columns) + 1}
            aria-selected={active.index === selected}
            aria-label={t('slotName', {
              slot: active.index + 1,
              settled: active.settledRows,
              rows: active.rowCount,
              state: t(slotWords[active.look]),
            })}
            style={placeOf(active.index)}
            onClick={() => onSelect(active.index)}
          >
            <span className={styles.hint}>{formats.count(active.index + 1)}</span>
          </button>
        )}
      </div>
    </div>
  )
}
