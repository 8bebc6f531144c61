import { type Language, languageTags } from './languages.ts'

/** Script and regions that write Chinese in traditional characters. */
const traditional: ReadonlySet<string> = new Set(['hant', 'tw', 'hk', 'mo'])

/** Which of the languages there are a browser's tag asks for. Read as text: the first use of `Intl` holds a phone for a quarter of a second. */
function languageOf(tag: string): Language | undefined {
  const [language = '', ...parts] = tag.toLowerCase().split('-')
  // Whoever reads traditional characters did not ask for simplified ones.
  if (language === 'zh')
    return parts.includes('hans') || !parts.some((part) => traditional.has(part)) ? 'zh-CN' : undefined
  return languageTags.find((each) => each === language)
}

/**
 * The way of a language to write numbers and dates that is wanted: by people in Mexico not as in Spain.
 *
 * @param tags BCP 47 tags, as `navigator.languages` has them
 * @param otherwise where none of them is of the language
 */
export function findNumbers(tags: readonly string[], language: Language, otherwise: string): string {
  return tags.find((tag) => languageOf(tag) === language) ?? otherwise
}

/**
 * The first language of a list, the best first, that the pages are written in; English where there is none.
 *
 * @param tags BCP 47 tags, as `navigator.languages` has them
 */
export function findLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOf(tag)
    if (language) return language
  }
  return 'en'
}
