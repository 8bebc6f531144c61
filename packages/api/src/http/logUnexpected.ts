import type { Logger } from '../logger.ts'
import { currentNotes } from '../metrics/requestNotes.ts'
import { toLoggedError } from '../toLoggedError.ts'

/** Logs what nobody expected, with its stack, under the id that its caller sees; the request's own line says its cause as well. */
export function logUnexpected(logger: Logger, requestId: string | undefined, thrown: unknown): void {
  const error = toLoggedError(thrown)
  const notes = currentNotes()
  if (notes) {
    const { stack: _, ...cause } = error
    notes.cause = cause
  }
  logger.error({ requestId: requestId ?? notes?.requestId, error }, 'unexpected error')
}
