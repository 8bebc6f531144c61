import { useSyncExternalStore } from 'react'
import type { Translation } from '@slotdrop/messages'

/** A language of the pages, by its BCP 47 tag. The two with a private region are for tests: see @slotdrop/messages/pseudo-locales. */
export type LocaleName = 'en' | 'en-XA' | 'ar-XB'

/** The language that the pages are shown in. */
export type Locale = {
  readonly name: LocaleName
  /** What `<html lang>` says. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** Texts in this language; English without one. */
  readonly translation: Translation | undefined
}

const english: Locale = { name: 'en', tag: 'en-IE', direction: 'ltr', translation: undefined }
const key = 'locale'

/** Every language that can be chosen. A new one is a line here and a module with its texts. */
const locales: Readonly<Record<LocaleName, () => Promise<Locale>>> = {
  en: () => Promise.resolve(english),
  'en-XA': async () => ({
    name: 'en-XA',
    tag: 'en-XA',
    direction: 'ltr',
    translation: (await import('@slotdrop/messages/pseudo-locales')).accentedEnglish,
  }),
  'ar-XB': async () => ({
    name: 'ar-XB',
    tag: 'ar-XB',
    direction: 'rtl',
    translation: (await import('@slotdrop/messages/pseudo-locales')).turnedEnglish,
  }),
}

/** Every language, English first. */
export const localeNames = Object.keys(locales) as readonly LocaleName[]

function readName(): LocaleName {
  try {
    return localeNames.find((name) => name === localStorage.getItem(key)) ?? 'en'
  } catch {
    return 'en'
  }
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!isStarted) {
    isStarted = true
    void show(readName())
  }
  return () => listeners.delete(listener)
}

/** The language of the page; English until the chosen one is loaded (public/start.js sets its direction before the first paint). */
export function useLocale(): Locale {
  return useSyncExternalStore(
    subscribe,
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
  try {
    if (name === 'en') localStorage.removeItem(key)
    else localStorage.setItem(key, name)
  } catch {
    // A private window keeps nothing; the choice holds until it closes.
  }
  await show(name)
}
