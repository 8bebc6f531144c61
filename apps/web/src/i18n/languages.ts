import type { Catalogue } from '@slotdrop/messages'

type LanguageEntry = {
  /** The language's name in itself. */
  readonly endonym: string
  /** BCP 47 tag of how it writes numbers and dates, unless the browser names a region of it. English writes as `defaultNumberLocale`. */
  readonly numbers?: string
  /** Loads its texts. English, in which texts are written, has none. */
  readonly load?: () => Promise<{ readonly catalogue: Catalogue }>
}

/** The languages of the pages, by BCP 47 tag. Lists of languages derive from this table. */
export const languages = {
  en: { endonym: 'English' },
  de: { endonym: 'Deutsch', numbers: 'de-DE', load: () => import('./languages/de.generated.ts') },
  es: { endonym: 'Español', numbers: 'es-ES', load: () => import('./languages/es.generated.ts') },
  'zh-CN': { endonym: '简体中文', numbers: 'zh-CN', load: () => import('./languages/zh-CN.generated.ts') },
} as const satisfies Readonly<Record<string, LanguageEntry>>

/** A language of the pages. */
export type Language = keyof typeof languages

/** Languages whose texts are translated from English. */
export type TranslatedLanguage = Exclude<Language, 'en'>

// Sound: the keys of a literal.
/** Every language of the pages, English first. */
export const languageTags = Object.keys(languages) as readonly Language[]

/** Languages with a file of texts. */
export const translatedLanguages = languageTags.filter((tag): tag is TranslatedLanguage => tag !== 'en')
