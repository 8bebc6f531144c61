import type { Page } from '@playwright/test'

/** Measurements of a page. Times are milliseconds since the start of the navigation. */
export type Bench = {
  /** Cumulative layout shift: the largest session window of shifts without recent input. */
  cls: number
  pressedAt?: number
  /** The longest time from an interaction to the next paint. */
  inp: number
}

/** Records layout shifts, interactions and the first press. Runs in the page before its own scripts. */
export function watchPage(): void {
  const record: Bench = { cls: 0, inp: 0 }
  Object.assign(window, { bench: record })
  addEventListener('pointerdown', ({ timeStamp }) => (record.pressedAt ??= timeStamp), { capture: true })
  let group = { sum: 0, first: 0, last: 0 }
  new PerformanceObserver((list) => {
    // Sound: the observer receives only entries of this type, which the standard library does not declare.
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (shift.hadRecentInput) continue
      const { startTime } = shift
      // A session window has gaps below one second and lasts five seconds at most.
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
    // Sound: `durationThreshold` is defined for event entries, but the standard library does not declare it.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Reads the measurements of `watchPage`. */
export async function readBench(page: Page): Promise<Bench> {
  // Sound: `watchPage` assigned it.
  return page.evaluate(() => (window as unknown as { readonly bench: Bench }).bench)
}

/** Disables idle callbacks. Runs in the page before its own scripts. */
export function neverIdle(): void {
  window.requestIdleCallback = () => 0
}

/**
 * Waits until an element with a text is painted, and returns the time in milliseconds since the start of the navigation.
 *
 * @param timeoutMs returns `Infinity` after this time
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
