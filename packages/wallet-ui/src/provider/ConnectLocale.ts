/** Languages the connect dialog has. */
export type ConnectLocale = 'en-US' | 'de-DE' | 'es-419' | 'fr-FR' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN'

/** The connect dialog's language for texts in a language, by its BCP 47 tag; English where it has none. */
export function toConnectLocale(tag: string): ConnectLocale {
  const [language = ''] = tag.toLowerCase().split('-')
  return byLanguage[language] ?? 'en-US'
}

const byLanguage: Readonly<Record<string, ConnectLocale>> = {
  de: 'de-DE',
  es: 'es-419',
  fr: 'fr-FR',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pt: 'pt-BR',
  zh: 'zh-CN',
}
