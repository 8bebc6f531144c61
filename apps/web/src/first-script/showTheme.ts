/** Shows the page in its theme and direction before it is painted, so that it neither flashes nor jumps. */
export function showTheme(): void {
  let kept: string | null = null
  let locale: string | null = null
  try {
    kept = localStorage.getItem('theme')
    locale = localStorage.getItem('locale')
  } catch {
    // A private window keeps nothing: the system decides.
  }
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (locale?.startsWith('ar')) document.documentElement.dir = 'rtl'
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}
