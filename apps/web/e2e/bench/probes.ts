import type { Page } from '@playwright/test'

/** What the probes keep in a page. Times are of the page's clock, which begins with the navigation. */
export type Bench = {
  /** Sum of the worst group of shifts that nobody caused. */
  cls: number
  /** Time of the first press. */
  pressedAt?: number
  /** The longest time from an interaction to the paint that answers it. */
  inp: number
}

/** Runs in the page before its own scripts: keeps layout shifts, interactions and the first press. */
export function watchPage(): void {
  const record: Bench = { cls: 0, inp: 0 }
  Object.assign(window, { bench: record })
  addEventListener('pointerdown', ({ timeStamp }) => (record.pressedAt ??= timeStamp), { capture: true })
  let group = { sum: 0, first: 0, last: 0 }
  new PerformanceObserver((list) => {
    // Sound: the observer is given nothing else. The type is no part of the standard library.
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (shift.hadRecentInput) continue
      const { startTime } = shift
      // As the metric is defined: shifts less than a second apart, five seconds in all.
      const isSame = startTime - group.last < 1000 && startTime - group.first < 5000
      group = isSame
        ? { ...group, sum: group.sum + shift.value, last: startTime }
        : { sum: shift.value, first: startTime, last: startTime }
      record.cls = Math.max(record.cls, group.sum)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as PerformanceEventTiming[])
      if (event.interactionId) record.inp = Math.max(record.inp, event.duration)
    // Sound: `durationThreshold` belongs to this type alone, and the standard library lacks it.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** What `watchPage` has kept so far. */
export async function readBench(page: Page): Promise<Bench> {
  // Sound: the probe put it there.
  return page.evaluate(() => (window as unknown as { readonly bench: Bench }).bench)
}

/** Runs in the page before its own scripts: work for idle moments is never done. */
export function neverIdle(): void {
  window.requestIdleCallback = () => 0
}

/**
 * The time at which an element was painted, on the page's clock.
 *
 * @param text what it contains
 * @param timeoutMs after which it counts as never shown
 */
export async function waitForPaint(page: Page, selector: string, text: string, timeoutMs = 60_000): Promise<number> {
  return page.evaluate(
    ([wanted, content, timeout]) =>
      new Promise<number>((resolve) => {
        function check(now: number) {
          const isShown = [...document.querySelectorAll(wanted)].some(
            (element) => element.textContent.includes(content) && element.getClientRects().length > 0,
          )
          if (isShown || now > timeout) requestAnimationFrame((painted) => resolve(isShown ? painted : Infinity))
          else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      }),
    [selector, text, timeoutMs] as const,
  )
}
