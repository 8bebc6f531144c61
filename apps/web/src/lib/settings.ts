/** What somebody chose for this device. */
export interface Settings {
  /** Single-letter shortcuts (WCAG 2.1.4 wants them to be switchable). */
  readonly shortcuts: boolean
  /** Node addresses in place of the configured ones, by chain id. */
  readonly rpcUrls: Readonly<Record<number, string>>
}

export const defaultSettings: Settings = { shortcuts: true, rpcUrls: {} }

const key = 'slotdrop.settings'

/** Settings of this device; what can't be read counts as not chosen. */
export const readSettings = (storage: Pick<Storage, 'getItem'> | undefined = storageOf()): Settings => {
  try {
    const known = JSON.parse(storage?.getItem(key) ?? '{}') as Partial<Record<keyof Settings, unknown>>
    return {
      shortcuts: typeof known.shortcuts === 'boolean' ? known.shortcuts : defaultSettings.shortcuts,
      rpcUrls: isUrls(known.rpcUrls) ? known.rpcUrls : defaultSettings.rpcUrls,
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

const isUrls = (value: unknown): value is Record<number, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((url) => typeof url === 'string')

const storageOf = (): Storage | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
