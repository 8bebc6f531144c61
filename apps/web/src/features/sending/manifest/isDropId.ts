import type { Hex } from '@slotdrop/drops'

/** Whether something is written as the id of a drop: 0x and 64 hex digits. */
export function isDropId(text: unknown): text is Hex {
  return typeof text === 'string' && /^0x[0-9a-f]{64}$/.test(text)
}
