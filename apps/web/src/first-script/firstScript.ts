// What every page runs before its first paint: small, and without any library.
import { keepTouches } from './keepTouches.ts'
import { readRecord } from '../storage/localRecord.ts'
import { settingsKey } from '../storage/settingsRecord.ts'

/** Loads scripts in order. Each is appended in a task of its own, because a dozen at once would block the main thread. */
function append([path, ...rest]: readonly string[]): void {
  if (path === undefined) return
  const script = document.createElement('script')
  // The path stays as written, because the scripts identify each other by it.
  script.setAttribute('src', path)
  script.async = false
  document.head.append(script)
  setTimeout(append, 0, rest)
}

/**
 * Returns a function that loads the scripts that the HTML names but does not run (`src/pages/_document.tsx`), once the page is parsed.
 * Further calls do nothing.
 */
function holdScripts(): () => void {
  let isDue = false
  let isBegun = false
  const begin = () => {
    if (!isDue || isBegun || document.readyState === 'loading') return
    isBegun = true
    const held = document.querySelectorAll<HTMLScriptElement>('script[data-held]')
    append(Array.from(held, ({ dataset }) => dataset['held'] ?? ''))
  }
  addEventListener('DOMContentLoaded', begin)
  return () => {
    isDue = true
    begin()
  }
}

/** Runs the scripts of a public page after its first paint, as it is readable without them. */
function runAfterPaint(run: () => void): void {
  // Input before the first paint runs them at once.
  for (const intent of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(intent, run, { once: true, capture: true })
  // A page in the background is not painted.
  const runUnseen = () => {
    if (document.visibilityState === 'hidden') run()
  }
  document.addEventListener('visibilitychange', runUnseen)
  runUnseen()
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint')) return run()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) run()
  }).observe({ type: 'paint', buffered: true })
}

/** Sets theme and direction before the first paint, so that the page neither flashes nor shifts. */
function showTheme(): void {
  const { theme, locale } = readRecord(settingsKey)
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (typeof locale === 'string' && locale.startsWith('ar')) document.documentElement.dir = 'rtl'
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}

showTheme()
keepTouches()
if (document.documentElement.dataset['runs'] === 'after-paint') runAfterPaint(holdScripts())
