import type { Clock } from '../src/clock.ts'

/** A clock that moves by hand, and lets everything that is under way come to rest at each step. */
export function createFakeClock(startMs = 1_800_000_000_000) {
  let nowMs = startMs
  let count = 0
  const timers = new Map<number, { readonly atMs: number; readonly run: () => void }>()

  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  const clock: Clock = {
    now: () => nowMs,
    setTimeout: (run, delayMs) => {
      count += 1
      timers.set(count, { atMs: nowMs + delayMs, run })
      return count
    },
    clearTimeout: (handle) => void timers.delete(handle as number),
  }

  return {
    clock,
    settle,
    /** Lets time pass; every timer runs at its own moment. */
    async advance(ms: number) {
      const endMs = nowMs + ms
      await settle()
      for (;;) {
        const [next] = [...timers].filter(([, { atMs }]) => atMs <= endMs).toSorted((a, b) => a[1].atMs - b[1].atMs)
        if (!next) break
        timers.delete(next[0])
        nowMs = Math.max(nowMs, next[1].atMs)
        next[1].run()
        await settle()
      }
      nowMs = endMs
    },
    /** Milliseconds until each timer that waits. */
    getWaits: () => [...timers.values()].map(({ atMs }) => atMs - nowMs),
  }
}
