import type { NextRouter } from 'next/router'

/** What comes sooner shows no wait: it would only flicker. */
export const noticedAfterMilliseconds = 500
/** Longer than the router itself gives a page's scripts. For whatever else it asks for it would wait without an end. */
export const patienceMilliseconds = 5000

/**
 * Watches the router go to other pages, so that no press leads nowhere: what the router can't show, or doesn't show in time, the browser
 * opens by itself, as it does with any link. The router may wait for ever: for an answer that never comes, and for scripts that it was
 * fetching ahead when the link was pressed and that then failed.
 *
 * @returns ends the watch
 */
export function watchNavigation({
  events,
  onWait,
  open,
}: {
  readonly events: NextRouter['events']
  /** Whether a page is waited for noticeably long. */
  readonly onWait: (isWaiting: boolean) => void
  /** Has the browser open a page by itself. */
  readonly open: (href: string) => void
}): () => void {
  let awaited: string | undefined
  let isOpening = false
  let timers: readonly ReturnType<typeof setTimeout>[] = []

  function end() {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    awaited = undefined
    isOpening = false
    onWait(false)
  }
  function leave(href: string) {
    for (const timer of timers) clearTimeout(timer)
    isOpening = true
    onWait(true)
    open(href)
  }
  function begin(href: string, { shallow }: { readonly shallow: boolean }) {
    // Who presses again because nothing comes does not wait from the beginning.
    if (href === awaited && !isOpening) return
    end()
    if (shallow) return
    awaited = href
    timers = [
      setTimeout(() => onWait(true), noticedAfterMilliseconds),
      setTimeout(() => leave(href), patienceMilliseconds),
    ]
  }
  function fail(error: { readonly cancelled?: boolean }, href: string) {
    // Another one began in its place, and says so next.
    if (error.cancelled !== true) leave(href)
  }
  function refuseLate() {
    // The browser is on its way: what the router has by now would be shown only to be loaded again.
    if (isOpening) throw Object.assign(new Error('The browser opens the page by itself.'), { cancelled: true })
  }
  function forget({ persisted }: PageTransitionEvent) {
    // Back from there, to the page as it was left.
    if (persisted) end()
  }

  events.on('routeChangeStart', begin)
  events.on('routeChangeError', fail)
  events.on('beforeHistoryChange', refuseLate)
  events.on('routeChangeComplete', end)
  events.on('hashChangeStart', end)
  addEventListener('pageshow', forget)
  return () => {
    events.off('routeChangeStart', begin)
    events.off('routeChangeError', fail)
    events.off('beforeHistoryChange', refuseLate)
    events.off('routeChangeComplete', end)
    events.off('hashChangeStart', end)
    removeEventListener('pageshow', forget)
    end()
  }
}
