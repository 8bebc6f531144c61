/** Time as the sign-in needs it; a test brings its own. */
export type SignInClock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly setTimeout: (run: () => void, delayMs: number) => unknown
  readonly clearTimeout: (handle: unknown) => void
}

/** The machine's clock. */
export const systemClock: SignInClock = {
  now: () => Date.now(),
  setTimeout: (run, delayMs) => globalThis.setTimeout(run, delayMs),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
}
