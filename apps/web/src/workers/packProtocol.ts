import type { PackedList } from './packedList.ts'

/** What the page has packed and unpacked away from its own thread: a list of a million rows takes seconds. */
export type PackRequests = {
  pack: { parameters: string | Blob; result: PackedList }
  unpack: { parameters: PackedList; result: Uint8Array }
}
