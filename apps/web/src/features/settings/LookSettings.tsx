import { useId } from 'react'
import { Segmented } from '../../components/Segmented.tsx'
import {
  createFormats,
  type LocaleName,
  localeNames,
  numberLocales,
  setLocale,
  setNumberLocale,
  useLocale,
  useNumberLocale,
  useText,
} from '../../i18n/index.ts'
import { setTheme, useTheme } from '../../device/theme.ts'
import { useIsHydrated } from '../../components/useIsHydrated.ts'
import { useRuntime } from '../account/index.ts'
import { messages } from './messages.generated.ts'
import { SettingsField } from './SettingsField.tsx'

/** Languages name themselves. */
const languages: Record<LocaleName, string> = {
  en: 'English',
  'en-XA': 'Ĕñĝļîšĥ (en-XA)',
  'ar-XB': '\u202eEnglish\u202c (ar-XB)',
}
const sample = 1_234_567.89

/** Theme, language and how numbers are written. */
export function LookSettings() {
  const t = useText(messages)
  const id = useId()
  const runtime = useRuntime()
  const isHydrated = useIsHydrated()
  const { name } = useLocale()
  const numbers = useNumberLocale()
  const theme = useTheme()
  // Pseudo-languages show to those who work on the pages what is no message yet.
  const isLocal = runtime?.chains.some((chain) => chain.id === 31_337) ?? false
  const offered = localeNames.filter((each) => each === 'en' || each === name || isLocal)
  return (
    <section aria-label={t('look')}>
      <h2>{t('look')}</h2>
      <SettingsField>
        <Segmented
          label={t('theme')}
          value={theme}
          disabled={!isHydrated}
          options={[
            { value: 'system', label: t('themeSystem') },
            { value: 'light', label: t('themeLight') },
            { value: 'dark', label: t('themeDark') },
          ]}
          onChange={setTheme}
        />
      </SettingsField>
      <SettingsField>
        <label htmlFor={`${id}-language`}>{t('language')}</label>
        <select
          id={`${id}-language`}
          value={name}
          disabled={!isHydrated}
          // One of the options below.
          onChange={(event) => void setLocale(event.target.value as LocaleName)}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {languages[each]}
            </option>
          ))}
        </select>
      </SettingsField>
      <SettingsField>
        <label htmlFor={`${id}-numbers`}>{t('numbers')}</label>
        <select
          id={`${id}-numbers`}
          value={numbers}
          disabled={!isHydrated}
          // One of the options below.
          onChange={(event) => setNumberLocale(event.target.value as (typeof numberLocales)[number])}
        >
          {numberLocales.map((each) => (
            <option key={each} value={each}>
              {createFormats(each).decimal(sample, 2)}
            </option>
          ))}
        </select>
        <span className="small">{t('numbersText')}</span>
      </SettingsField>
    </section>
  )
}
