import { useId } from 'react'
import { Segmented } from '../../components/Segmented.tsx'
import {
  createFormats,
  languages,
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
import { messages } from './messages.generated.ts'
import { SettingsField } from './SettingsField.tsx'

const pseudoNames = { 'en-XA': 'Ĕñĝļîšĥ (en-XA)', 'ar-XB': '\u202eEnglish\u202c (ar-XB)' } as const

/** A language's name in itself. */
function getName(name: LocaleName): string {
  return name === 'en-XA' || name === 'ar-XB' ? pseudoNames[name] : languages[name].endonym
}

const sample = 1_234_567.89
// Pseudo-languages show to those who work on the pages what is no message yet.
const pseudoLocale = /-X[A-Z]$/
// The comparison is a constant in a build.
// oxlint-disable-next-line node/no-process-env
const isDevelopment = process.env.NODE_ENV === 'development'

/** Theme, language and how numbers are written. */
export function LookSettings() {
  const t = useText(messages)
  const id = useId()
  const isHydrated = useIsHydrated()
  const { name } = useLocale()
  const numbers = useNumberLocale()
  const theme = useTheme()
  const offered = localeNames.filter((each) => each === name || isDevelopment || !pseudoLocale.test(each))
  return (
    <section aria-label={t('appearance')}>
      <h2>{t('appearance')}</h2>
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
              {getName(each)}
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
          {[...new Set([...numberLocales, numbers])].map((each) => (
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
