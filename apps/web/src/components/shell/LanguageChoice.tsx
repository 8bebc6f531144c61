import { type Language, languages, setLocale, useLocale, useText } from '../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './LanguageChoice.module.css'

/** The language of the page, kept on the device. Without a choice the browser's is taken. */
export function LanguageChoice() {
  const t = useText(messages)
  const { name } = useLocale()
  return (
    <select
      className={styles.choice}
      aria-label={t('language')}
      value={name}
      // One of the options below.
      onChange={(event) => void setLocale(event.target.value as Language)}
    >
      {!(name in languages) && <option value={name}>{name}</option>}
      {Object.entries(languages).map(([each, { endonym }]) => (
        <option key={each} value={each} lang={each}>
          {endonym}
        </option>
      ))}
    </select>
  )
}
