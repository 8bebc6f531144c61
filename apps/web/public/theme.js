// Runs before the first paint, so that no page flashes in the other theme.
;(() => {
  let kept = null
  try {
    kept = localStorage.getItem('theme')
  } catch {
    // A private window keeps nothing: the system decides.
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
