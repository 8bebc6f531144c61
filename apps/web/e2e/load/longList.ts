import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import type { Page } from '@playwright/test'

// Lists as long as they may be, and what the page's thread does meanwhile.

/** Addresses in lower case, as a list of this length has them; of every `wrongEach` lines one is wrong and one repeats another. */
export async function writeList(path: string, rowCount: number, wrongEach = 2_000) {
  const file = createWriteStream(path)
  file.write('address,amount,note\n')
  let state = 1
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state.toString(16).padStart(8, '0')
  }
  let last = ''
  for (let row = 0; row < rowCount; row++) {
    const address = `0x${word()}${word()}${word()}${word()}${word()}`
    const amount = `${1 + (row % 997)}.${row % 100}`
    const line =
      row % wrongEach === Math.floor(wrongEach / 2) - 1
        ? `0x1234,${amount},short`
        : row % wrongEach === wrongEach - 1
          ? last
          : `${address},${amount},team ${row % 7}`
    last = line
    if (!file.write(`${line}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

/** What kept the page's thread busy. */
export type Seen = {
  /** Durations in ms of tasks that took more than 50 ms. */
  readonly tasks: readonly number[]
  /** From an event to the next paint, ms; of events that took 16 or more. */
  readonly events: readonly (readonly [name: string, duration: number])[]
}

/** Notes it from the next page on. */
export function watch(page: Page) {
  return page.addInitScript(() => {
    const seen = { tasks: [] as number[], events: [] as [string, number][] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(Math.round(duration))
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) seen.events.push([name, duration])
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** What was noted since the last look. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    // Observers are told after the paint.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    const { seen } = window as unknown as { seen: { tasks: number[]; events: [string, number][] } }
    return { tasks: seen.tasks.splice(0), events: seen.events.splice(0) }
  })
}
