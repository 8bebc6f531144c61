// Runs before the first paint, so that no page flashes in the other theme.
;(function () {
  var kept
  try {
    kept = localStorage.getItem('theme')
  } catch (error) {
    kept = null
  }
  var dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
