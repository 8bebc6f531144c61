import type { Companion } from '../../device/deviceCompanions.ts'
import { type PackedList, packList, unpackList } from '../packedList.ts'
import { companionChunks, parseCompanionFields } from './companionJson.ts'

/** Packs what belongs to a list. @throws ListTooLargeError */
export function packCompanion(companion: Companion): Promise<PackedList> {
  const pieces: string[] = []
  for (const piece of companionChunks(companion)) pieces.push(piece)
  return packList(new Blob(pieces))
}

/** What belongs to a list of so many rows. @throws UnreadableListError, UnreadableCompanionError */
export async function unpackCompanion(list: PackedList, rowCount: number): Promise<Companion> {
  const text = new TextDecoder().decode(await unpackList(list))
  return parseCompanionFields(JSON.parse(text), rowCount)
}
