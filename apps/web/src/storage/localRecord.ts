import { localStorageOf } from './createLocalText.ts'

/** An object of local storage; whoever reads a field checks it. */
export type LocalRecord = Readonly<Record<string, unknown>>

/** The record under a key; empty where there is none, it can't be read, or this browser keeps nothing. */
export function readRecord(key: string, storage: Pick<Storage, 'getItem'> | undefined = localStorageOf()): LocalRecord {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '{}')
    // Sound: an object may be asked for any of its properties.
    return typeof kept === 'object' && kept !== null ? (kept as LocalRecord) : {}
  } catch {
    return {}
  }
}

/**
 * Writes fields of a record and leaves its others as they are; a field that is undefined is taken out. False when this browser keeps
 * nothing, as in a private window, or not that much.
 */
export function changeRecord(
  key: string,
  fields: LocalRecord,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined = localStorageOf(),
): boolean {
  try {
    const text = JSON.stringify({ ...readRecord(key, storage), ...fields })
    if (text === '{}') storage?.removeItem(key)
    else storage?.setItem(key, text)
    return storage !== undefined
  } catch {
    return false
  }
}
