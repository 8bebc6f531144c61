import { useSyncExternalStore } from 'react'
import type { Catalogue, Translation } from '@slotdrop/messages'
import { defaultNumberLocale } from '@slotdrop/messages/format'
import { findLanguage, findNumbers, type Language } from './findLanguage.ts'

/** A language of the pages, by its BCP 47 tag. The two with a private region are for tests: see @slotdrop/messages/pseudo-locales. */
export type LocaleName = Language | 'en-XA' | 'ar-XB'

/** The language that the pages are shown in. */
export type Locale = {
  readonly name: LocaleName
  /** What `<html lang>` says. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** How numbers and dates are written where nothing else was chosen, as a BCP 47 tag. */
  readonly numbers: string
  /** Texts in this language; English without one. */
  readonly translation: Translation | undefined
}

const english: Locale = {
  name: 'en',
  tag: 'en-IE',
  direction: 'ltr',
  numbers: defaultNumberLocale,
  translation: undefined,
}
const key = 'locale'

function toLocale(name: Language, otherwise: string, catalogue: Catalogue): Locale {
  const numbers = findNumbers(navigator.languages, name, otherwise)
  return { name, tag: name, direction: 'ltr', numbers, translation: ({ namespace }) => catalogue[namespace] ?? {} }
}

/** Every language that can be chosen; its texts are fetched when it is. A new one is a line here, in `findLanguage`, and its texts. */
const locales: Readonly<Record<LocaleName, () => Promise<Locale>>> = {
  en: () => Promise.resolve(english),
  de: async () => toLocale('de', 'de-DE', (await import('./languages/de.generated.ts')).catalogue),
  es: async () => toLocale('es', 'es-ES', (await import('./languages/es.generated.ts')).catalogue),
  'zh-CN': async () => toLocale('zh-CN', 'zh-CN', (await import('./languages/zh-CN.generated.ts')).catalogue),
  'en-XA': async () => ({
    name: 'en-XA',
    tag: 'en-XA',
    direction: 'ltr',
    numbers: defaultNumberLocale,
    translation: (await import('@slotdrop/messages/pseudo-locales')).accentedEnglish,
  }),
  'ar-XB': async () => ({
    name: 'ar-XB',
    tag: 'ar-XB',
    direction: 'rtl',
    numbers: defaultNumberLocale,
    translation: (await import('@slotdrop/messages/pseudo-locales')).turnedEnglish,
  }),
}

/** Every language, English first. */
export const localeNames = Object.keys(locales) as readonly LocaleName[]

/** What was chosen on this device; otherwise the first language of the browser that there is. */
function readName(): LocaleName {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // A private window keeps nothing.
  }
  return localeNames.find((name) => name === kept) ?? findLanguage(navigator.languages)
}

let current = english
let isStarted = false
const listeners = new Set<() => void>()

async function show(name: LocaleName) {
  const next = await locales[name]()
  if (next === current) return
  current = next
  document.documentElement.lang = next.tag
  document.documentElement.dir = next.direction
  for (const listener of listeners) listener()
}

/** Hears of another language; the one of this device is fetched when the first listens. */
export function subscribeLocale(listener: () => void) {
  listeners.add(listener)
  if (!isStarted) {
    isStarted = true
    void show(readName())
  }
  return () => listeners.delete(listener)
}

/** The language of the page; English until the chosen one is loaded (src/first-script sets its direction before the first paint). */
export function useLocale(): Locale {
  return useSyncExternalStore(
    subscribeLocale,
    () => current,
    () => english,
  )
}

/** The language of the page, outside of a component. */
export function getLocale(): Locale {
  return current
}

/** Changes the language at once, and keeps the choice where the browser keeps anything. */
export async function setLocale(name: LocaleName): Promise<void> {
  isStarted = true
  const isOfBrowser = name === findLanguage(navigator.languages)
  try {
    if (isOfBrowser) localStorage.removeItem(key)
    else localStorage.setItem(key, name)
  } catch {
    // A private window keeps nothing; the choice holds until it closes.
  }
  await show(name)
}
