import { afterAll } from 'vitest'

// RainbowKit sets state in timers it never clears. One that is still waiting when a file ends would run without a window.
const waiting = new Set<ReturnType<typeof setTimeout>>()
const setTimeoutOfNode = globalThis.setTimeout

globalThis.setTimeout = Object.assign(
  (...parameters: Parameters<typeof setTimeoutOfNode>) => {
    const timer = setTimeoutOfNode(...parameters)
    waiting.add(timer)
    return timer
  },
  { __promisify__: setTimeoutOfNode.__promisify__ },
) as typeof setTimeout

afterAll(() => {
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
})
