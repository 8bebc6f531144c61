import { sentence } from '@slotdrop/messages'
import { GraphQLError } from 'graphql'
import { retryAfterSeconds } from '../answerFailure.ts'
import * as messages from '../../messages.generated.ts'

/** Whether an error was made for the caller: thrown as a GraphQLError by us or by GraphQL, not wrapped around something else. */
export function isPublicError(error: unknown): error is GraphQLError {
  let inner: unknown = error
  while (inner instanceof GraphQLError && inner.originalError) inner = inner.originalError
  return inner instanceof GraphQLError || isErrorFromTools(inner)
}

/** What the caller sees of an unexpected error: nothing but an id under which the log has the rest. */
export function toUnexpectedError(error: unknown, requestId: string): GraphQLError {
  const located = error instanceof GraphQLError ? error : undefined
  return new GraphQLError(String(sentence(messages.unexpectedError)), {
    nodes: located?.nodes,
    path: located?.path,
    // A field that failed answers 200 with the rest of the data; only an operation that could not run at all answers 500.
    extensions: {
      code: 'INTERNAL_SERVER_ERROR',
      requestId,
      unexpected: true,
      http: located?.path ? undefined : { status: 500 },
    },
  })
}

/** The error of an operation while the database is away: its answer is 503, whatever of it was read before. */
export function toUnavailableError(error: unknown): GraphQLError {
  const located = error instanceof GraphQLError ? error : undefined
  return new GraphQLError(String(sentence(messages.unavailable)), {
    nodes: located?.nodes,
    path: located?.path,
    extensions: {
      code: 'UNAVAILABLE',
      http: { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } },
    },
  })
}

// Yoga's own refusals come from a second class of the same name in some bundlings.
function isErrorFromTools(error: unknown): boolean {
  return error instanceof Error && error.name === 'GraphQLError' && 'extensions' in error
}
