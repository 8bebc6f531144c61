import { allowances, takeForClient, type RateLimiter } from './createRateLimiter.ts'
import type { ClientKey } from './createClientKey.ts'
import { refuseForNow } from './responses.ts'
import type { FetchHandler } from './toNodeHandler.ts'

/**
 * Puts a limit in front of a handler: `cost` units a request, counted to the caller over all instances. What is as cheap as a
 * public file (`isFile`) is counted among those.
 */
export function createMeter(parameters: { rateLimiter: RateLimiter; clientKey: ClientKey }) {
  const { rateLimiter, clientKey } = parameters
  return (handle: FetchHandler, options: { cost?: number; isFile?: boolean } = {}): FetchHandler => {
    const { cost = 1, isFile = false } = options
    const allowance = isFile ? allowances.file : allowances.other
    return async (request, connection) => {
      const key = clientKey(request, connection.remoteAddress)
      const verdict = await takeForClient(rateLimiter, allowance, key, cost)
      return verdict.allowed ? handle(request, connection) : refuseForNow(verdict.retryAfterSeconds)
    }
  }
}
