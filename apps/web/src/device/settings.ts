import type { RuntimeConfig } from '@slotdrop/config'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { type ExplorerChoice, parseExplorerChoice, templateOf } from '../chain/explorers.ts'
import { createLocalText, localStorageOf } from '../storage/createLocalText.ts'
import { changeRecord, readRecord } from '../storage/localRecord.ts'
import { settingsKey } from '../storage/settingsRecord.ts'

/** What somebody chose for this device. */
export type Settings = {
  /** Single-letter shortcuts (WCAG 2.1.4 wants them to be switchable). */
  readonly shortcuts: boolean
  /** By chain; a chain that is not there has its own explorer. */
  readonly explorers: Readonly<Record<number, ExplorerChoice>>
  /** The browser tells what the sender service needs, or has done, while a page of this site is open somewhere. */
  readonly notifications: boolean
  /** Whether the review looks recipients up without a press; undefined: not chosen, see `checksRecipients`. */
  readonly checksRecipients?: boolean | undefined
}

const defaultSettings: Settings = { shortcuts: true, explorers: {}, notifications: false }

const keptText = createLocalText(settingsKey)

/** Settings of this device; what can't be read counts as not chosen. */
export function readSettings(storage: Pick<Storage, 'getItem'> | undefined = localStorageOf()): Settings {
  const { shortcuts, explorers, notifications, checksRecipients: checked } = readRecord(settingsKey, storage)
  return {
    shortcuts: typeof shortcuts === 'boolean' ? shortcuts : defaultSettings.shortcuts,
    explorers: Object.fromEntries(
      Object.entries(explorers ?? {}).flatMap(([chainId, kept]) => {
        const choice = parseExplorerChoice(kept)
        return choice ? [[chainId, choice]] : []
      }),
    ),
    notifications: notifications === true,
    ...(typeof checked === 'boolean' ? { checksRecipients: checked } : {}),
  }
}

/** Keeps settings; false when this browser keeps nothing, as in a private window. */
export function writeSettings(
  settings: Settings,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined = localStorageOf(),
): boolean {
  return changeRecord(settingsKey, settings, storage)
}

/**
 * Whether the review looks recipients up without a press. Unless the sender chose, it does if the sender named a node of their own.
 *
 * @param runtime null until it is known
 */
export function checksRecipients(settings: Settings, runtime: Pick<RuntimeConfig, 'chains'> | null): boolean {
  return settings.checksRecipients ?? runtime?.chains.some(({ ownRpcUrl }) => ownRpcUrl !== undefined) ?? false
}

/** The address of the explorer that was chosen for a chain, with `{kind}` and `{id}` in it; undefined: the chain's own. */
export function useExplorerTemplate(chainId: number | undefined): string | undefined {
  const text = useSyncExternalStore(keptText.subscribe, keptText.read, () => null)
  return useMemo(
    () => (text === null || chainId === undefined ? undefined : templateOf(readSettings().explorers[chainId], chainId)),
    [text, chainId],
  )
}

/** The settings of this device, and changing them: at once, and whether this browser keeps them. */
export function useSettings() {
  const text = useSyncExternalStore(keptText.subscribe, keptText.read, () => null)
  const kept = useMemo(() => (text === null ? defaultSettings : readSettings()), [text])
  // What this browser does not keep, as in a private window, holds as long as the page is open.
  const [unkept, setUnkept] = useState<Settings>()
  return {
    settings: unkept ?? kept,
    isKept: unkept === undefined,
    change(next: Settings) {
      const isKept = writeSettings(next)
      setUnkept(isKept ? undefined : next)
      if (isKept) keptText.notify()
    },
  }
}
