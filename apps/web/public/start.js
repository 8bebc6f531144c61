// Runs before the first paint, so that no page flashes in the other theme or jumps to the other side.
;(() => {
  let kept = null
  let locale = null
  try {
    kept = localStorage.getItem('theme')
    locale = localStorage.getItem('locale')
  } catch {
    // A private window keeps nothing: the system decides.
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (locale && locale.startsWith('ar')) document.documentElement.dir = 'rtl'
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()

// Public pages can be read without a script: theirs run once the page is seen (src/pages/_document.tsx).
;(() => {
  let isParsed = document.readyState !== 'loading'
  let isDue = false
  let isBegun = false
  const begin = () => {
    if (!isParsed || !isDue || isBegun) return
    isBegun = true
    for (const named of document.querySelectorAll('script[data-after-paint]')) {
      const script = document.createElement('script')
      // As it is written: the scripts know each other by these paths.
      script.setAttribute('src', named.dataset.afterPaint)
      // In the order of the page, as they build on each other.
      script.async = false
      document.head.append(script)
    }
    // The page's worker asks for its scripts one after the other; by then they are there, or on their way.
    for (const { dataset } of document.querySelectorAll('script[data-worker]'))
      fetch(dataset.worker, { priority: 'low' }).catch(() => {
        // The worker asks again, and says so when it gets none either.
      })
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
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return due()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) due()
  }).observe({ type: 'paint', buffered: true })
})()

// A press before the page's scripts run is not lost: the last one is made again when they do (src/pages/_app.tsx says when).
;(() => {
  let pressed = null
  const remember = ({ target }) => {
    pressed = target instanceof Element ? target.closest('button[type="button"]') : null
  }
  addEventListener('click', remember, { capture: true })
  addEventListener(
    'page-runs',
    () => {
      removeEventListener('click', remember, { capture: true })
      if (pressed && pressed.isConnected) pressed.click()
    },
    { once: true },
  )
})()
