// What the contract allows a slot. It is the ground of the house's configuration, so it imports nothing.
export { maxSlotSize } from './slots/maxSlotSize.ts'
export type { TokenStandard } from './values/tokenStandard.ts'
