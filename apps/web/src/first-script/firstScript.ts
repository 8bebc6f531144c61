// What every page runs before its first paint: small, and without any library.
import { keepTouches } from './keepTouches.ts'
import { readRecord } from '../storage/localRecord.ts'
import { settingsKey } from '../storage/settingsRecord.ts'

/** Fetches and runs scripts in their order, as they build on each other; each is begun in a task of its own, as a dozen are a long one. */
function append([path, ...rest]: readonly string[]): void {
  if (path === undefined) return
  const script = document.createElement('script')
  // As it is written: the scripts know each other by these paths.
  script.setAttribute('src', path)
  script.async = false
  document.head.append(script)
  setTimeout(append, 0, rest)
}

/**
 * Scripts that the page's HTML names and does not run (`src/pages/_document.tsx`). What is returned fetches and runs them, in the
 * order of the page, once all of it is there; called again it does nothing.
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

/** Runs the scripts of a public page once it is seen: it can be read without them. */
function runAfterPaint(run: () => void): void {
  // Whoever touches the page before it was drawn in full is served at once.
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

/** Shows the page in its theme and direction before it is painted, so that it neither flashes nor jumps. */
function showTheme(): void {
  const { theme, locale } = readRecord(settingsKey)
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (typeof locale === 'string' && locale.startsWith('ar')) document.documentElement.dir = 'rtl'
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}

showTheme()
keepTouches()
if (document.documentElement.dataset['runs'] === 'after-paint') runAfterPaint(holdScripts())
