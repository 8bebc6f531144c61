import { sentence, type Sentence } from '@slotdrop/messages'
import { Response as WholeResponse } from '@whatwg-node/fetch'
import * as messages from '../messages.generated.ts'

/** A refusal in GraphQL's shape, so that every client can show it. */
export function refuse(status: number, code: string, said: Sentence, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify({ errors: [{ message: String(said), extensions: { code } }] })
  return new WholeResponse(text, { status, headers: { 'content-type': 'application/json', ...headers } })
}

/** The refusal of somebody who asked too much, with the time to wait. */
export function refuseForNow(retryAfterSeconds: number): Response {
  return refuse(429, 'RATE_LIMITED', sentence(messages.tooManyRequests, { seconds: String(retryAfterSeconds) }), {
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
  })
}
