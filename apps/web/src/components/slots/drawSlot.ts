import type { SlotLook } from './SheetSlot.ts'

export type Inks = Record<'settled' | 'soft' | 'flight' | 'hatch' | 'fault' | 'faultSoft' | 'blank' | 'surface', string>

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
    faultSoft: ink('--fault-soft'),
    blank: ink('--cell-blank'),
    surface: ink('--surface'),
  }
}

/** A state is a colour and a form: hollow, hatched, outlined tint, solid, solid with a corner cut, crossed. */
export function drawSlot(
  context: CanvasRenderingContext2D,
  look: SlotLook,
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
