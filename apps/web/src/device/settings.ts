import { useMemo, useSyncExternalStore } from 'react'
import { type ExplorerChoice, parseExplorerChoice, templateOf } from '../chain/explorers.ts'

/** What somebody chose for this device. */
export type Settings = {
  /** Single-letter shortcuts (WCAG 2.1.4 wants them to be switchable). */
  readonly shortcuts: boolean
  /** By chain; a chain that is not there has its own explorer. */
  readonly explorers: Readonly<Record<number, ExplorerChoice>>
}

export const defaultSettings: Settings = { shortcuts: true, explorers: {} }

const key = 'slotdrop.settings'

/** Settings of this device; what can't be read counts as not chosen. */
export function readSettings(storage: Pick<Storage, 'getItem'> | undefined = storageOf()): Settings {
  try {
    // Sound: every value is looked at below; what is no object at all throws.
    const known = JSON.parse(storage?.getItem(key) ?? '{}') as Partial<Record<keyof Settings, unknown>>
    return {
      shortcuts: typeof known.shortcuts === 'boolean' ? known.shortcuts : defaultSettings.shortcuts,
      explorers: Object.fromEntries(
        Object.entries(known.explorers ?? {}).flatMap(([chainId, kept]) => {
          const choice = parseExplorerChoice(kept)
          return choice ? [[chainId, choice]] : []
        }),
      ),
    }
  } catch {
    return defaultSettings
  }
}

/** Keeps settings; false when this browser keeps nothing, as in a private window. */
export function writeSettings(settings: Settings, storage: Pick<Storage, 'setItem'> | undefined = storageOf()) {
  try {
    storage?.setItem(key, JSON.stringify(settings))
    return storage !== undefined
  } catch {
    return false
  }
}

function storageOf(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

function subscribe(listener: () => void) {
  globalThis.addEventListener('storage', listener)
  return () => globalThis.removeEventListener('storage', listener)
}

function readText(): string | null {
  try {
    return storageOf()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** The address of the explorer that was chosen for a chain, with `{kind}` and `{id}` in it; undefined: the chain's own. */
export function useExplorerTemplate(chainId: number | undefined): string | undefined {
  const text = useSyncExternalStore(subscribe, readText, () => null)
  return useMemo(
    () => (text === null || chainId === undefined ? undefined : templateOf(readSettings().explorers[chainId], chainId)),
    [text, chainId],
  )
}
