import { sentence } from '@slotdrop/messages'
import type { GraphQLError } from 'graphql'
import * as messages from '../messages.generated.ts'
import { publicError } from '../publicError.ts'

/** The error of an operation that a limit refuses. */
export function tooManyRequests(retryAfterSeconds: number): GraphQLError {
  return publicError(sentence(messages.tooManyRequests, { seconds: String(retryAfterSeconds) }), {
    code: 'RATE_LIMITED',
    retryAfterSeconds,
    http: { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  })
}
