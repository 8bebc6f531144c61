import { defaultNumberLocale } from '@slotdrop/messages/format'
import { useSyncExternalStore } from 'react'
import { changeSettings, readSetting } from '../storage/settingsRecord.ts'
import { getLocale, subscribeLocale } from './locale.ts'

/** Styles that can be chosen, each by a language that writes so. */
export const numberLocales = ['en-IE', 'de-DE', 'fr-FR', 'de-CH', 'en-IN'] as const

const listeners = new Set<() => void>()
let chosen: string | null | undefined

function read(): string | null {
  const kept = readSetting('numbers')
  return numberLocales.find((name) => name === kept) ?? null
}

/** The style of numbers on this device, as a BCP 47 tag: the chosen one, or that of the language. */
export function getNumberLocale(): string {
  if (typeof window === 'undefined') return defaultNumberLocale
  if (chosen === undefined) chosen = read()
  return chosen ?? getLocale().numbers
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const leave = subscribeLocale(listener)
  return () => {
    listeners.delete(listener)
    leave()
  }
}

/** See `getNumberLocale`; drawn anew when it changes. */
export function useNumberLocale(): string {
  return useSyncExternalStore(subscribe, getNumberLocale, () => defaultNumberLocale)
}

/** Changes the style of numbers at once, and keeps the choice where the browser keeps anything. */
export function setNumberLocale(name: (typeof numberLocales)[number]): void {
  chosen = name === getLocale().numbers ? null : name
  changeSettings({ numbers: chosen ?? undefined })
  for (const listener of listeners) listener()
}
