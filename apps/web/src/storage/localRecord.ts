import { localStorageOf } from './createLocalText.ts'

/** An object in local storage. Its fields are unchecked. */
export type LocalRecord = Readonly<Record<string, unknown>>

/** Reads the record under a key. Empty if it is missing or invalid, or without storage. */
export function readRecord(key: string, storage: Pick<Storage, 'getItem'> | undefined = localStorageOf()): LocalRecord {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '{}')
    // Sound: any property of an object can be read as unknown.
    return typeof kept === 'object' && kept !== null ? (kept as LocalRecord) : {}
  } catch {
    return {}
  }
}

/**
 * Merges fields into a record; undefined removes a field. False without storage, as in a private window, or if it is full.
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
