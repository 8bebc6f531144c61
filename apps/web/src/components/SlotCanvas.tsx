import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useFormats, useText } from '../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './SlotCanvas.module.css'
import type { SheetProps, SheetSlot, SlotLook } from './SheetSlot.ts'
import { slotWords } from './slotWords.ts'

const gap = 2

/** More slots, smaller cells: ten thousand still fit on a screen. */
function cellOf(count: number) {
  return count > 4000 ? 6 : count > 1500 ? 9 : 12
}

function needsSomebody({ look }: SheetSlot) {
  return look === 'partial' || look === 'gone'
}

type Inks = Record<'settled' | 'soft' | 'flight' | 'hatch' | 'fault' | 'faultSoft' | 'blank' | 'surface', string>

function readInks(element: Element): Inks {
  const style = getComputedStyle(element)
  const ink = (name: string) => style.getPropertyValue(name).trim()
  return {
    settled: ink('--settled-fill'),
    soft: ink('--settled-soft'),
    flight: ink('--flight-fill'),
    hatch: ink('--on-flight'),
    fault: ink('--fault-fill'),
    faultSoft: ink('--fault-soft'),
    blank: ink('--cell-blank'),
    surface: ink('--surface'),
  }
}

/** A state is a colour and a form: hollow, hatched, outlined tint, solid, solid with a corner cut, crossed. */
function drawSlot(context: CanvasRenderingContext2D, look: SlotLook, x: number, y: number, size: number, inks: Inks) {
  const outline = (ink: string) => {
    context.strokeStyle = ink
    context.lineWidth = 1
    context.strokeRect(x + 0.5, y + 0.5, size - 1, size - 1)
  }
  const fill = (ink: string) => {
    context.fillStyle = ink
    context.fillRect(x, y, size, size)
  }
  const line = (ink: string, fromX: number, fromY: number, toX: number, toY: number) => {
    context.strokeStyle = ink
    context.beginPath()
    context.moveTo(x + fromX, y + fromY)
    context.lineTo(x + toX, y + toY)
    context.stroke()
  }
  switch (look) {
    case 'planned':
      outline(inks.blank)
      break
    case 'flight':
      fill(inks.flight)
      line(inks.hatch, 0, size, size, 0)
      break
    case 'mined':
      fill(inks.soft)
      outline(inks.settled)
      break
    case 'final':
      fill(inks.settled)
      break
    case 'partial':
      fill(inks.settled)
      context.fillStyle = inks.fault
      context.beginPath()
      context.moveTo(x + size, y)
      context.lineTo(x + size, y + size * 0.7)
      context.lineTo(x + size * 0.3, y)
      context.fill()
      break
    case 'gone':
      fill(inks.faultSoft)
      outline(inks.fault)
      line(inks.fault, 1, 1, size - 1, size - 1)
      line(inks.fault, 1, size - 1, size - 1, 1)
  }
}

/** Thousands of slots as one drawing, with the one in focus as a real cell above it. */
export function SlotCanvas({ slots, selected, onSelect }: SheetProps) {
  const t = useText(messages)
  const formats = useFormats()
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, setWidth] = useState(0)
  const [focused, setFocused] = useState(selected ?? 0)
  const [theme, setTheme] = useState(0)
  const cell = cellOf(slots.length)
  const pitch = cell + gap
  const columns = Math.max(1, Math.floor((width + gap) / pitch))
  const rows = Math.ceil(slots.length / columns)
  const height = Math.max(0, rows * pitch - gap)
  const active = slots[Math.min(focused, slots.length - 1)]

  useEffect(() => {
    const element = box.current
    if (!element) return
    const resized = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    resized.observe(element)
    // Colours are the theme's.
    const themed = new MutationObserver(() => setTheme((known) => known + 1))
    themed.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      resized.disconnect()
      themed.disconnect()
    }
  }, [])
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || width === 0) return
    const scale = window.devicePixelRatio || 1
    element.width = width * scale
    element.height = height * scale
    context.scale(scale, scale)
    const inks = readInks(element)
    slots.forEach(({ look }, index) =>
      drawSlot(context, look, (index % columns) * pitch, Math.floor(index / columns) * pitch, cell, inks),
    )
  }, [slots, width, height, columns, pitch, cell, theme])

  const indexAt = (event: PointerEvent): number | undefined => {
    const rect = canvas.current?.getBoundingClientRect()
    if (!rect) return undefined
    const column = Math.floor((event.clientX - rect.left) / pitch)
    const index = Math.floor((event.clientY - rect.top) / pitch) * columns + column
    return column < columns && index >= 0 && index < slots.length ? index : undefined
  }
  const move = (target: number | undefined) => {
    if (target === undefined || target < 0 || target >= slots.length) return
    setFocused(target)
    requestAnimationFrame(() => box.current?.querySelector<HTMLButtonElement>('button')?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number | undefined> = {
      ArrowRight: focused + 1,
      ArrowLeft: focused - 1,
      ArrowDown: focused + columns,
      ArrowUp: focused - columns,
      Home: 0,
      End: slots.length - 1,
      ']': slots.find((slot) => slot.index > focused && needsSomebody(slot))?.index,
      '[': slots.findLast((slot) => slot.index < focused && needsSomebody(slot))?.index,
    }
    if (!(event.key in targets)) return
    event.preventDefault()
    move(targets[event.key])
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
            style={{
              left: (active.index % columns) * pitch - 2,
              top: Math.floor(active.index / columns) * pitch - 2,
              width: cell + 4,
              height: cell + 4,
            }}
            onClick={() => onSelect(active.index)}
          >
            <span className={styles.hint}>{formats.count(active.index + 1)}</span>
          </button>
        )}
      </div>
    </div>
  )
}
