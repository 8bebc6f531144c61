/** What somebody chose for this device. */
export interface Settings {
  /** Single-letter shortcuts (WCAG 2.1.4 wants them to be switchable). */
  readonly shortcuts: boolean
}

export const defaultSettings: Settings = { shortcuts: true }

const key = 'slotdrop.settings'

/** Settings of this device; what can't be read counts as not chosen. */
export const readSettings = (storage: Pick<Storage, 'getItem'> | undefined = storageOf()): Settings => {
  try {
    const known = JSON.parse(storage?.getItem(key) ?? '{}') as Partial<Record<keyof Settings, unknown>>
    return {
      shortcuts: typeof known.shortcuts === 'boolean' ? known.shortcuts : defaultSettings.shortcuts,
    }
  } catch {
    return defaultSettings
  }
}

/** Keeps settings; false when this browser keeps nothing, as in a private window. */
export const writeSettings = (settings: Settings, storage: Pick<Storage, 'setItem'> | undefined = storageOf()) => {
  try {
    storage?.setItem(key, JSON.stringify(settings))
    return storage !== undefined
  } catch {
    return false
  }
}

const storageOf = (): Storage | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
