import { readRecord } from '../storage/localRecord.ts'
import { settingsKey } from '../storage/settingsRecord.ts'

/** Shows the page in its theme and direction before it is painted, so that it neither flashes nor jumps. */
export function showTheme(): void {
  const { theme, locale } = readRecord(settingsKey)
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (typeof locale === 'string' && locale.startsWith('ar')) document.documentElement.dir = 'rtl'
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}
