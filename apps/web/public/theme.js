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
