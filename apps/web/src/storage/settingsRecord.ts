import { changeRecord, type LocalRecord, readRecord } from './localRecord.ts'

/** What a user chose for this device. */
export const settingsKey = 'slotdrop.settings'

/** A setting as it was kept; unchecked. */
export function readSetting(name: string): unknown {
  return readRecord(settingsKey)[name]
}

/** Keeps settings where the browser keeps anything; undefined: not chosen any longer. */
export function changeSettings(settings: LocalRecord): boolean {
  return changeRecord(settingsKey, settings)
}
