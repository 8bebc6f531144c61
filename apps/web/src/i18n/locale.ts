import { useSyncExternalStore } from 'react'
import type { Translation } from '@slotdrop/messages'
import { defaultNumberLocale } from '@slotdrop/messages/format'
import { changeSettings, readSetting } from '../storage/settingsRecord.ts'
import { findLanguage, findNumbers } from './findLanguage.ts'
import { type Language, languages, languageTags, type TranslatedLanguage } from './languages.ts'

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

async function loadLanguage(name: TranslatedLanguage): Promise<Locale> {
  const { numbers, load } = languages[name]
  const { catalogue } = await load()
  return {
    name,
    tag: name,
    direction: 'ltr',
    numbers: findNumbers(navigator.languages, name, numbers),
    translation: ({ namespace }) => catalogue[namespace] ?? {},
  }
}

async function loadLocale(name: LocaleName): Promise<Locale> {
  if (name === 'en') return english
  if (name !== 'en-XA' && name !== 'ar-XB') return loadLanguage(name)
  const { accentedEnglish, turnedEnglish } = await import('@slotdrop/messages/pseudo-locales')
  const pseudo = { name, tag: name, numbers: defaultNumberLocale }
  return name === 'en-XA'
    ? { ...pseudo, direction: 'ltr', translation: accentedEnglish }
    : { ...pseudo, direction: 'rtl', translation: turnedEnglish }
}

/** Every language that can be chosen, English first. */
export const localeNames: readonly LocaleName[] = [...languageTags, 'en-XA', 'ar-XB']

/** What was chosen on this device; otherwise the first language of the browser that there is. */
function readName(): LocaleName {
  const kept = readSetting('locale')
  return localeNames.find((name) => name === kept) ?? findLanguage(navigator.languages)
}

let current = english
let isStarted = false
const listeners = new Set<() => void>()

async function show(name: LocaleName) {
  const next = await loadLocale(name)
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
  changeSettings({ locale: isOfBrowser ? undefined : name })
  await show(name)
}
