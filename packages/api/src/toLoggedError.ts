import { GraphQLError } from 'graphql'

/** Where a message ends in the log: enough to know what happened, too little for a list. */
const maxMessageLength = 500
const maxStackLines = 10

/**
 * An error's facts for the log: name, code, message and where it was thrown. Messages of drivers and nodes repeat values, so
 * each is cleaned by {@link cleanMessage}; of a statement that failed only its text is kept, never its parameters.
 */
export function toLoggedError(error: unknown): Record<string, unknown> {
  const inner = error instanceof GraphQLError && error.originalError ? error.originalError : error
  if (!isErrorLike(inner)) return { name: 'NonError', message: typeof inner }
  const isQuery = inner.message.startsWith('Failed query:')
  const code = 'code' in inner && typeof inner.code === 'string' ? inner.code : undefined
  return {
    name: isQuery ? 'QueryError' : (inner.name ?? 'Error'),
    ...(code ? { code } : {}),
    message: cleanMessage(isQuery ? withoutParameters(inner.message) : inner.message),
    stack: inner.stack
      ?.split('\n')
      // Lines of a message that has several are no lines of the stack.
      .filter((line) => /^\s+at /.test(line))
      .slice(0, maxStackLines)
      .map((line) => line.trim()),
    ...(inner.cause ? { cause: toLoggedError(inner.cause) } : {}),
  }
}

/** An error, or the copy of one: what runs the jobs hands on plain objects with an error's fields. */
type ErrorLike = Pick<Error, 'message'> & Partial<Error> & { readonly code?: unknown }

function isErrorLike(value: unknown): value is ErrorLike {
  return (
    value instanceof Error ||
    (typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string')
  )
}

/** Drizzle writes the values of a statement below it. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, '')
}

/**
 * A message without what may be a secret: of a URL the host is left, as keys of nodes and passwords stand around it; signatures,
 * keys and hashes, tokens of sessions, and quoted values are withheld. Names of tables and columns stay.
 */
export function cleanMessage(message: string): string {
  const cleaned = message
    .replace(/\s+/g, ' ')
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@"'<>]*@)?([^\s/?#"'<>]*)[^\s"'<>]*/gi, '$1$2')
    .replace(/"([^"]*)"|'([^']*)'|`([^`]*)`/g, (quoted: string, ...texts: unknown[]) =>
      /^[a-z_]{0,63}$/.test(String(texts.slice(0, 3).find((text) => text !== undefined))) ? quoted : '"…"',
    )
    .replace(/(?:\b0x|\\x)?[0-9a-f]{40,}/gi, '…')
    .replace(/[\w-]{24,}/g, (word) => (/\d/.test(word) ? '…' : word))
    .trim()
  return cleaned.length > maxMessageLength ? `${cleaned.slice(0, maxMessageLength)}…` : cleaned
}
