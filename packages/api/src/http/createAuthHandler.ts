import { sentence } from '@slotdrop/messages'
import type { Auth } from '@slotdrop/auth/server'
import { allowances, takeForClient, type Allowance, type RateLimiter } from './createRateLimiter.ts'
import * as messages from '../messages.generated.ts'

const byAction: Record<string, Allowance> = { nonce: allowances.nonce, verify: allowances.verify }

/** The sign-in's routes with their limits: `/api/auth/nonce`, `verify`, `session`, `logout`. */
export function createAuthHandler(parameters: { auth: Auth; rateLimiter: RateLimiter }) {
  const { auth, rateLimiter } = parameters
  return async (request: Request, clientKey: string): Promise<Response> => {
    const action = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const allowance = Object.hasOwn(byAction, action) ? byAction[action] : undefined
    const verdict = await takeForClient(rateLimiter, allowance ?? allowances.session, clientKey)
    if (verdict.allowed) return auth.handle(request)
    const message = String(sentence(messages.tooManyRequests, { seconds: String(verdict.retryAfterSeconds) }))
    return Response.json(
      { error: { code: 'RATE_LIMITED', message } },
      { status: 429, headers: { 'retry-after': String(verdict.retryAfterSeconds), 'cache-control': 'no-store' } },
    )
  }
}
