/** Time as the store needs it; a test brings its own. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly setTimeout: (run: () => void, delayMs: number) => unknown
  readonly clearTimeout: (handle: unknown) => void
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, delayMs) => globalThis.setTimeout(run, delayMs),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
}

const firstRetryMs = 1000
const maxRetryMs = 30_000

/** Time to wait after failure number `failures` (1 for the first): 1 s doubling up to 30 s (specification, section 9). */
export function getBackOffMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), maxRetryMs)
}
