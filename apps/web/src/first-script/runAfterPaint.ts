/** Runs the scripts of a public page once it is seen: it can be read without them. */
export function runAfterPaint(run: () => void): void {
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
