import { expect, test } from 'vitest'
import { drawSlot, type Inks } from './drawSlot.ts'
import type { SheetSlot } from './SheetSlot.ts'

const inks: Inks = {
  ...{ settled: 'settled', soft: 'soft', flight: 'flight', hatch: 'hatch' },
  ...{ fault: 'fault', blank: 'blank', surface: 'surface' },
}

/** What is painted of a slot of 20 pixels: each ground with its height, and each outline. */
function painted(slot: Omit<SheetSlot, 'index'>) {
  const strokes: string[] = []
  const grounds: [ink: string, height: number][] = []
  const context = {
    ...{ fillStyle: '', strokeStyle: '', lineWidth: 0 },
    ...{ beginPath() {}, moveTo() {}, lineTo() {} },
    fillRect: (_x: number, _y: number, _width: number, height: number) => grounds.push([context.fillStyle, height]),
    strokeRect: () => strokes.push(context.strokeStyle),
    stroke: () => strokes.push(context.strokeStyle),
  }
  // Sound: a slot is drawn with these alone.
  drawSlot(context as unknown as CanvasRenderingContext2D, slot, 0, 0, 20, inks)
  return { strokes, grounds: grounds.filter(([, height]) => height > 0) }
}

test('in a sheet that is drawn, too, a slot of which one of 100 rows is claimed is filled by a sliver, and has nothing red', () => {
  expect(painted({ look: 'partial', settledRows: 1, rowCount: 100 })).toEqual({
    strokes: ['blank'],
    grounds: [['settled', 1]],
  })
})

test('red is what was refused, and as high as it', () => {
  expect(painted({ look: 'refused', settledRows: 75, refusedRows: 25, rowCount: 100 })).toEqual({
    strokes: ['fault'],
    grounds: [
      ['settled', 15],
      ['fault', 5],
    ],
  })
  for (const look of ['planned', 'flight', 'mined', 'final', 'gone'] as const)
    expect(JSON.stringify(painted({ look, settledRows: 0, rowCount: 100 }))).not.toContain('fault')
})
