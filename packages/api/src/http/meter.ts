import { allowances, takeForClient, type Allowance, type RateLimiter } from './createRateLimiter.ts'
import type { ClientKey } from './createClientKey.ts'
import { refuseForNow } from './responses.ts'
import type { FetchHandler } from './toNodeHandler.ts'

/** Puts a limit in front of a handler: `cost` units a request, counted to the caller over all instances. */
export function createMeter(parameters: { rateLimiter: RateLimiter; clientKey: ClientKey }) {
  const { rateLimiter, clientKey } = parameters
  return (handle: FetchHandler, options: { cost?: number; allowance?: Allowance } = {}): FetchHandler => {
    const { cost = 1, allowance = allowances.other } = options
    return async (request, connection) => {
      const key = clientKey(request, connection.remoteAddress)
      const verdict = await takeForClient(rateLimiter, allowance, key, cost)
      return verdict.allowed ? handle(request, connection) : refuseForNow(verdict.retryAfterSeconds)
    }
  }
}
