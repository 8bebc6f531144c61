/** Milliseconds after which a page that nobody touched runs as well. */
const patience = 5000

/** An event of the window: what the HTML waits for can't be had without the page's scripts. */
export const pageWanted = 'page-wanted'

/** Whatever shows that somebody is at the page, or that it can't do without its scripts. */
const intents = ['pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'dragenter', 'dragover', pageWanted]

/** This browser keeps something of us, a link leads into the middle of something, or a Safe shows the page among its apps. */
function isExpected(): boolean {
  try {
    return location.search !== '' || parent !== window || localStorage.length > 0
  } catch {
    // A browser that keeps nothing is new each time.
    return false
  }
}

/**
 * Runs the scripts of a creator's page: at once where this browser has something of hers, else when she moves, presses, types or
 * scrolls, as without a wallet and a list there is nothing that they could add to what the HTML shows. Until then the root
 * element says `data-fresh`, for what the page shows to newcomers.
 */
export function runOnIntent(run: () => void): void {
  if (isExpected() || document.visibilityState === 'hidden') return run()
  document.documentElement.dataset['fresh'] = 'true'
  const begun = new AbortController()
  const begin = () => {
    begun.abort()
    run()
  }
  // Where a page is drawn under a pointer that rests, the browser tells of a move as well.
  const onMove = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) begin()
  }
  const how = { capture: true, passive: true, signal: begun.signal }
  for (const intent of intents) addEventListener(intent, begin, how)
  addEventListener('pointermove', onMove, how)
  addEventListener('load', () => setTimeout(begin, patience), how)
  // Drops and drafts are kept in a database, which may be all that is left.
  globalThis.indexedDB
    ?.databases?.()
    .then((kept) => {
      if (kept.length > 0) begin()
    })
    .catch(() => {
      // Then it is found out when the page runs.
    })
}
