import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawSlot, readInks } from './drawSlot.ts'
import type { SheetSlot } from './SheetSlot.ts'

const gap = 2

/** More slots, smaller cells: ten thousand still fit on a screen. */
function cellOf(count: number) {
  return count > 4000 ? 6 : count > 1500 ? 9 : 12
}

/** How wide a box is, and a number that grows when the theme changes: what was drawn has the colours of the one before. */
function useWidthAndTheme(box: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)
  const [theme, setTheme] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const resized = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    resized.observe(element)
    const themed = new MutationObserver(() => setTheme((known) => known + 1))
    themed.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      resized.disconnect()
      themed.disconnect()
    }
  }, [box])
  return { width, theme }
}

/** Draws slots as cells in as many columns as a box has room for, anew when the box or the theme changes. */
export function useSlotDrawing(slots: readonly SheetSlot[]) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, theme } = useWidthAndTheme(box)
  const cell = cellOf(slots.length)
  const pitch = cell + gap
  const columns = Math.max(1, Math.floor((width + gap) / pitch))
  const rows = Math.ceil(slots.length / columns)
  const height = Math.max(0, rows * pitch - gap)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || width === 0) return
    const scale = window.devicePixelRatio || 1
    element.width = width * scale
    element.height = height * scale
    context.scale(scale, scale)
    const inks = readInks(element)
    slots.forEach((slot, index) =>
      drawSlot(context, slot, (index % columns) * pitch, Math.floor(index / columns) * pitch, cell, inks),
    )
  }, [slots, width, height, columns, pitch, cell, theme])
  return {
    box,
    canvas,
    columns,
    rows,
    width,
    height,
    /** Where a slot is drawn, with room for an outline. */
    placeOf: (index: number) => ({
      left: (index % columns) * pitch - 2,
      top: Math.floor(index / columns) * pitch - 2,
      width: cell + 4,
      height: cell + 4,
    }),
    /** The slot that is drawn at a point of the window. */
    indexAt(point: { readonly clientX: number; readonly clientY: number }): number | undefined {
      const rect = canvas.current?.getBoundingClientRect()
      if (!rect) return undefined
      const column = Math.floor((point.clientX - rect.left) / pitch)
      const index = Math.floor((point.clientY - rect.top) / pitch) * columns + column
      return column < columns && index >= 0 && index < slots.length ? index : undefined
    },
  }
}
