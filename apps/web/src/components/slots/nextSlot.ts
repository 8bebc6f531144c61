import type { SheetSlot } from './SheetSlot.ts'

/** Keys that lead through a sheet of slots. */
export const slotKeys: ReadonlySet<string> = new Set([
  ...['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
  ...['Home', 'End', '[', ']'],
])

function needsSomebody({ look }: SheetSlot) {
  return look === 'refused' || look === 'gone'
}

/** Where a key leads from a slot; undefined where there is no slot in that direction. `[` and `]` lead to slots that need somebody. */
export function nextSlot({
  key,
  from,
  columns,
  slots,
}: {
  readonly key: string
  readonly from: number
  readonly columns: number
  readonly slots: readonly SheetSlot[]
}): number | undefined {
  const targets: Readonly<Record<string, number | undefined>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: slots.length - 1,
    ']': slots.find((slot) => slot.index > from && needsSomebody(slot))?.index,
    '[': slots.findLast((slot) => slot.index < from && needsSomebody(slot))?.index,
  }
  const target = slotKeys.has(key) ? targets[key] : undefined
  return target !== undefined && target >= 0 && target < slots.length ? target : undefined
}
