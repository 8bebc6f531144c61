import { AuthStoreUnavailableError } from '@slotdrop/auth/server'
import { DrizzleQueryError } from 'drizzle-orm'
import { GraphQLError } from 'graphql'

/** Connection lost, out of resources, shutting down or starting (SQLSTATE classes 08, 53 and 57P). */
const sqlStates = /^(?:08|53|57P)[0-9A-Z]{2,3}$/
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** As pg says it, which gives these no code. */
const texts =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/

/** Whether an operation failed because the database did not answer. A node of a chain that did not answer is another matter. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof GraphQLError) return isDatabaseAway(error.originalError)
  if (error instanceof DrizzleQueryError || error instanceof AuthStoreUnavailableError)
    return isDatabaseAway(error.cause)
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseAway)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return sqlStates.test(code) || systemCodes.has(code) || texts.test(error.message)
}
