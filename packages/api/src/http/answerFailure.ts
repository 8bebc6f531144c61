import { sentence } from '@slotdrop/messages'
import { isDatabaseAway } from '../database/isDatabaseAway.ts'
import type { Logger } from '../logger.ts'
import * as messages from '../messages.generated.ts'
import { currentNotes } from '../metrics/requestNotes.ts'
import { toLoggedError } from '../toLoggedError.ts'
import { refuse } from './responses.ts'

/** Seconds after which a client may ask again when the database is away. */
export const retryAfterSeconds = 5

/**
 * Logs what was thrown where an answer was due, under the id that the client sees: a database that is away as a warning, anything else
 * as an unexpected error, with its stack and as the cause in the line of the request.
 *
 * @returns which of the two it was
 */
export function logFailure(logger: Logger, requestId: string | undefined, thrown: unknown): 'away' | 'unexpected' {
  const error = toLoggedError(thrown)
  const notes = currentNotes()
  const facts = { requestId: requestId ?? notes?.requestId, error }
  if (isDatabaseAway(thrown)) {
    logger.warn(facts, 'the database is not there')
    return 'away'
  }
  if (notes) {
    const { stack: _, ...cause } = error
    notes.cause = cause
  }
  logger.error(facts, 'unexpected error')
  return 'unexpected'
}

/** Logs what was thrown, and answers it: 503 while the database is away, else 500. */
export function answerFailure(logger: Logger, requestId: string | undefined, thrown: unknown): Response {
  return logFailure(logger, requestId, thrown) === 'away'
    ? unavailable()
    : refuse(500, 'INTERNAL_SERVER_ERROR', sentence(messages.unexpectedError), { 'cache-control': 'no-store' })
}

/** The answer while the database is away. */
export function unavailable(): Response {
  const headers = { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) }
  return refuse(503, 'UNAVAILABLE', sentence(messages.unavailable), headers)
}
