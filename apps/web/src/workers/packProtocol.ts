import type { Companion } from '../device/deviceCompanions.ts'
import type { PackedList } from './packedList.ts'

/** What the page has packed and unpacked away from its own thread: a list of a million rows takes seconds. */
export type PackRequests = {
  pack: { parameters: string | Blob; result: PackedList }
  packCompanion: { parameters: Companion; result: PackedList }
  /** What belongs to a list of so many rows. */
  unpackCompanion: { parameters: { list: PackedList; rowCount: number }; result: Companion }
  unpack: { parameters: PackedList; result: Uint8Array }
}
