/** Fetches and runs the scripts of a public page once it is seen: it can be read without them. */
export function runAfterPaint(): void {
  let isParsed = document.readyState !== 'loading'
  let isDue = false
  let isBegun = false
  const begin = () => {
    if (!isParsed || !isDue || isBegun) return
    isBegun = true
    for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('script[data-after-paint]')) {
      const script = document.createElement('script')
      // As it is written: the scripts know each other by these paths.
      script.setAttribute('src', dataset['afterPaint'] ?? '')
      // In the order of the page, as they build on each other.
      script.async = false
      document.head.append(script)
    }
  }
  const due = () => {
    isDue = true
    begin()
  }
  addEventListener('DOMContentLoaded', () => {
    isParsed = true
    begin()
  })
  // Whoever touches the page before it was drawn in full is served at once.
  for (const intent of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(intent, due, { once: true, capture: true })
  // A page in the background is not painted.
  const dueUnseen = () => {
    if (document.visibilityState === 'hidden') due()
  }
  document.addEventListener('visibilitychange', dueUnseen)
  dueUnseen()
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint')) return due()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) due()
  }).observe({ type: 'paint', buffered: true })
}
