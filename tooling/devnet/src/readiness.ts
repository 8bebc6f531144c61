import { setTimeout as wait } from 'node:timers/promises'

/** Asks until the answer is yes; an error counts as "not yet". Gives up after a minute, saying what did not come. */
export async function readiness(what: string, isReady: () => Promise<boolean>, { limit = 60_000, step = 50 } = {}) {
  const until = Date.now() + limit
  let last: unknown
  while (Date.now() < until) {
    try {
      if (await isReady()) return
    } catch (error) {
      last = error
    }
    await wait(step)
  }
  throw new Error(`The ${what} did not answer within ${limit / 1000} s.`, { cause: last })
}
