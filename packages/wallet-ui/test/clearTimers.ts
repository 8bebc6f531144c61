import { afterAll } from 'vitest'

// RainbowKit sets state in timers it never clears, and takes its confetti away in an interval that outlives the page.
// One that is still waiting when a file ends would run without a window.
const waiting = new Set<NodeJS.Timeout>()

function watch<T extends typeof setTimeout | typeof setInterval>(original: T): T {
  const watched = (...parameters: Parameters<typeof setTimeout>) => {
    const timer = original(...parameters)
    waiting.add(timer)
    return timer
  }
  // Keeps what Node hangs on them, such as their promise forms.
  return Object.assign(watched, original) as T
}

globalThis.setTimeout = watch(globalThis.setTimeout)
globalThis.setInterval = watch(globalThis.setInterval)

afterAll(() => {
  // Either of the two clears both kinds.
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
})
