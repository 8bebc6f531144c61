import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { HistogramBin, WindowFilter } from '@slotdrop/drops'

/** Amounts from one to another, both included. */
export type AmountRange = NonNullable<WindowFilter['amount']>

/** A stretch of a histogram, drawn by dragging or with the arrow keys: Shift widens it, Enter filters by it, Escape clears it. */
export function useDrawnRange(bins: readonly HistogramBin[], onRange: (range: AmountRange | undefined) => void) {
  const plot = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<{ readonly anchor: number; readonly end: number }>()
  const [low, high] = drawn ? [Math.min(drawn.anchor, drawn.end), Math.max(drawn.anchor, drawn.end)] : [-1, -1]
  const binAt = (event: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect()
    if (!box) return 0
    return Math.max(0, Math.min(bins.length - 1, Math.floor(((event.clientX - box.left) / box.width) * bins.length)))
  }
  const apply = (from: number, to: number) => {
    const [first, last] = [bins[from], bins[to]]
    if (first && last) onRange({ from: first.from, to: last.to })
  }
  const clear = () => {
    setDrawn(undefined)
    onRange(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      const end = Math.max(0, Math.min(bins.length - 1, (drawn?.end ?? -step) + step))
      setDrawn({ anchor: event.shiftKey && drawn ? drawn.anchor : end, end })
    } else if (event.key === 'Enter' && drawn) {
      event.preventDefault()
      apply(low, high)
    } else if (event.key === 'Escape') clear()
  }
  return {
    plot,
    /** First and last column of the stretch; undefined while none is drawn. */
    drawn: drawn && { low, high },
    clear,
    plotProps: {
      onKeyDown,
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        const bin = binAt(event)
        setDrawn({ anchor: bin, end: bin })
      },
      onPointerMove(event: PointerEvent) {
        if (event.buttons > 0 && drawn) setDrawn({ ...drawn, end: binAt(event) })
      },
      onPointerUp() {
        if (drawn) apply(low, high)
      },
    },
  }
}
