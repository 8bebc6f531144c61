/** What the page looks like. */
export type Theme = 'system' | 'light' | 'dark'

/** The theme that was chosen on this device. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem('theme')
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Changes the page at once and keeps the choice where the browser keeps anything (see public/start.js). */
export function writeTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  try {
    if (theme === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // A private window keeps nothing; the choice holds until it closes.
  }
}
