// A module of its own, because it is evaluated once, while setup files run for each test file.
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

const frames = new Set<number>()
const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = globalThis
globalThis.requestAnimationFrame = (callback) => {
  const frame = request((time) => {
    frames.delete(frame)
    callback(time)
  })
  frames.add(frame)
  return frame
}

export function cancelFrames(): void {
  for (const frame of frames) cancel(frame)
  frames.clear()
}

export function clearWaitingTimers(): void {
  // Either of the two clears both kinds.
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
}
