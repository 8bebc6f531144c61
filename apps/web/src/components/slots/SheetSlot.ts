import type { ReactNode } from 'react'

/** How a slot looks. Several stages of sending look alike; `refused` has rows that the token refused, `partial` has none. */
export type SlotLook = 'planned' | 'flight' | 'mined' | 'final' | 'partial' | 'refused' | 'gone'

/** Slots up to which each is drawn as its recipients, where a page has a picture of them. */
export const maxDrawnSlots = 3

/** One slot of a sheet. */
export type SheetSlot = {
  readonly index: number
  readonly look: SlotLook
  readonly settledRows: number
  /** Rows that were refused when they were tried. */
  readonly refusedRows?: number | undefined
  readonly rowCount: number
}

/** A sheet and what is chosen of it. */
export type SheetProps = {
  readonly slots: readonly SheetSlot[]
  readonly selected: number | undefined
  readonly onSelect: (index: number) => void
  /** A picture of the recipients of a slot: it takes the place of the slot's own look, where there are few slots. */
  readonly draw?: ((slot: SheetSlot) => ReactNode) | undefined
}
