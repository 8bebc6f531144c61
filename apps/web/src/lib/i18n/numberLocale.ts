import { useSyncExternalStore } from 'react'

/** How numbers and dates are written, whatever the language: English of Ireland unless another style is chosen. */
export const defaultNumberLocale = 'en-IE'

/** Styles that can be chosen, each by a language that writes so. */
export const numberLocales = ['en-IE', 'de-DE', 'fr-FR', 'de-CH', 'en-IN'] as const

const key = 'numbers'
const listeners = new Set<() => void>()
let chosen: string | undefined

const read = (): string => {
  try {
    return numberLocales.find((name) => name === localStorage.getItem(key)) ?? defaultNumberLocale
  } catch {
    return defaultNumberLocale
  }
}

/** The style of numbers on this device, as a BCP 47 tag. */
export const getNumberLocale = (): string => (typeof window === 'undefined' ? defaultNumberLocale : (chosen ??= read()))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** See `getNumberLocale`; drawn anew when it changes. */
export const useNumberLocale = (): string => useSyncExternalStore(subscribe, getNumberLocale, () => defaultNumberLocale)

/** Changes the style of numbers at once, and keeps the choice where the browser keeps anything. */
export const setNumberLocale = (name: (typeof numberLocales)[number]): void => {
  chosen = name
  try {
    if (name === defaultNumberLocale) localStorage.removeItem(key)
    else localStorage.setItem(key, name)
  } catch {
    // A private window keeps nothing; the choice holds until it closes.
  }
  for (const listener of listeners) listener()
}
