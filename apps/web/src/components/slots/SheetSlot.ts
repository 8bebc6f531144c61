/** How a slot looks. Several stages of sending look alike. */
export type SlotLook = 'planned' | 'flight' | 'mined' | 'final' | 'partial' | 'gone'

/** One slot of a sheet. */
export type SheetSlot = {
  readonly index: number
  readonly look: SlotLook
  readonly settledRows: number
  readonly rowCount: number
}

/** A sheet and what is chosen of it. */
export type SheetProps = {
  readonly slots: readonly SheetSlot[]
  readonly selected: number | undefined
  readonly onSelect: (index: number) => void
}
