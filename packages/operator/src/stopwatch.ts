import { randomUUID } from 'node:crypto'

/** Time that no clock on the wall makes jump. */
export type Stopwatch = {
  /** Whose it is: what it reads says nothing beside what another one does. */
  readonly of: string
  /** Milliseconds since a moment of its own. */
  readonly read: () => number
}

/** The stopwatch of this process. */
export function createStopwatch(): Stopwatch {
  return { of: randomUUID(), read: () => performance.now() }
}
