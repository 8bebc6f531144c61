import { createContext, useContext, useMemo } from 'react'
import { defaultLocale, formatSentence, type MessageLocale, type Sentence } from '@slotdrop/messages'

/** The language of this package's own texts; English without a provider. */
export const LanguageContext = createContext<MessageLocale>(defaultLocale)

/** Says a sentence in the language of the page. */
export function useSay(): (sentence: Sentence) => string {
  const locale = useContext(LanguageContext)
  return useMemo(() => (said) => formatSentence(said, locale), [locale])
}
