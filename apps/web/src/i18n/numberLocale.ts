import { defaultNumberLocale } from '@slotdrop/messages/format'
import { useSyncExternalStore } from 'react'

/** Styles that can be chosen, each by a language that writes so. */
export const numberLocales = ['en-IE', 'de-DE', 'fr-FR', 'de-CH', 'en-IN'] as const

const key = 'numbers'
const listeners = new Set<() => void>()
let chosen: string | undefined

function read(): string {
  try {
    return numberLocales.find((name) => name === localStorage.getItem(key)) ?? defaultNumberLocale
  } catch {
    return defaultNumberLocale
  }
}

/** The style of numbers on this device, as a BCP 47 tag. */
export function getNumberLocale(): string {
  return typeof window === 'undefined' ? defaultNumberLocale : (chosen ??= read())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** See `getNumberLocale`; drawn anew when it changes. */
export function useNumberLocale(): string {
  return useSyncExternalStore(subscribe, getNumberLocale, () => defaultNumberLocale)
}

/** Changes the style of numbers at once, and keeps the choice where the browser keeps anything. */
export function setNumberLocale(name: (typeof numberLocales)[number]): void {
  chosen = name
  try {
    if (name === defaultNumberLocale) localStorage.removeItem(key)
    else localStorage.setItem(key, name)
  } catch {
    // A private window keeps nothing; the choice holds until it closes.
  }
  for (const listener of listeners) listener()
}
