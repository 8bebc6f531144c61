import { beforeEach, onTestFinished, vi } from 'vitest'

function clearWindow() {
  vi.useRealTimers()
  // A spy on a stubbed global would put the stub back, so it goes first.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
}

// Registered first, so it runs last, when React's roots are gone.
beforeEach(() => onTestFinished(clearWindow))
