import type { SheetSlot } from './SheetSlot.ts'

export type Inks = Record<'settled' | 'soft' | 'flight' | 'hatch' | 'fault' | 'blank' | 'surface', string>

/** Colours of the theme that an element stands in. */
export function readInks(element: Element): Inks {
  const style = getComputedStyle(element)
  const ink = (name: string) => style.getPropertyValue(name).trim()
  return {
    settled: ink('--settled-fill'),
    soft: ink('--settled-soft'),
    flight: ink('--flight-fill'),
    hatch: ink('--on-flight'),
    fault: ink('--fault-fill'),
    blank: ink('--cell-blank'),
    surface: ink('--surface'),
  }
}

/** A state is a colour and a form: hollow, hatched, outlined tint, solid, filled from its foot by what is paid, crossed. Red is what was refused. */
export function drawSlot(
  context: CanvasRenderingContext2D,
  { look, settledRows, refusedRows = 0, rowCount }: Omit<SheetSlot, 'index'>,
  x: number,
  y: number,
  size: number,
  inks: Inks,
) {
  const outline = (ink: string) => {
    context.strokeStyle = ink
    context.lineWidth = 1
    context.strokeRect(x + 0.5, y + 0.5, size - 1, size - 1)
  }
  const fill = (ink: string) => {
    context.fillStyle = ink
    context.fillRect(x, y, size, size)
  }
  /** Some rows of it, above others; never less than can be seen. */
  const stripe = (ink: string, rows: number, above: number) => {
    const high = rows === 0 ? 0 : Math.max(1, Math.round((rows / rowCount) * size))
    context.fillStyle = ink
    context.fillRect(x, y + size - above - high, size, high)
    return above + high
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
    case 'refused':
      outline(refusedRows > 0 ? inks.fault : inks.blank)
      stripe(inks.fault, refusedRows, stripe(inks.settled, settledRows, 0))
      break
    case 'gone':
      outline(inks.blank)
      line(inks.blank, 1, 1, size - 1, size - 1)
      line(inks.blank, 1, size - 1, size - 1, 1)
  }
}
