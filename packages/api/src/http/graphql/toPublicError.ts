import { sentence } from '@slotdrop/messages'
import { GraphQLError } from 'graphql'
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

/** An error's facts for the log. A driver's message repeats a statement's values, so only its cause is written. */
export function toLoggedError(error: unknown): Record<string, unknown> {
  const inner = error instanceof GraphQLError && error.originalError ? error.originalError : error
  if (!(inner instanceof Error)) return { name: 'NonError', message: typeof inner }
  if (inner.message.startsWith('Failed query:'))
    return { name: 'QueryError', ...(inner.cause ? { cause: toLoggedError(inner.cause) } : {}) }
  const code = 'code' in inner && typeof inner.code === 'string' ? inner.code : undefined
  return {
    name: inner.name,
    message: inner.message,
    ...(code ? { code } : {}),
    stack: inner.stack
      ?.split('\n')
      .slice(1, 12)
      .map((line) => line.trim()),
    ...(inner.cause ? { cause: toLoggedError(inner.cause) } : {}),
  }
}

// Yoga's own refusals come from a second class of the same name in some bundlings.
function isErrorFromTools(error: unknown): boolean {
  return error instanceof Error && error.name === 'GraphQLError' && 'extensions' in error
}
