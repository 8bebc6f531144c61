import { sentence } from '@slotdrop/messages'
import { createHash } from 'node:crypto'
import { usePersistedOperations as createPersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { type GraphQLError, parse, print } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { OperationLimits } from './operationLimits.ts'
import * as messages from '../../messages.generated.ts'
import { publicError } from '../../publicError.ts'

/** Operations by the SHA-256 in hex of their printed text. */
export type PersistedOperations = ReadonlyMap<string, string>

/**
 * Prints an operation as it is hashed: white space and commas mean nothing in GraphQL.
 *
 * @param maxTokens where the parser gives up; default: nowhere
 * @throws GraphQLError when it is no GraphQL, or longer than that
 */
export function printOperation(text: string, maxTokens?: number): string {
  return print(parse(text, maxTokens === undefined ? {} : { maxTokens }))
}

/** The name of an operation in a list of persisted ones. */
export function hashOperation(printed: string): string {
  return createHash('sha256').update(printed).digest('hex')
}

/**
 * Answers the listed operations and no others. A caller sends the text, or its hash alone as
 * `extensions.persistedQuery`, the form that Apollo's clients use.
 */
export function withPersistedOperations(
  operations: PersistedOperations,
  limits: Pick<OperationLimits, 'text' | 'tokens'>,
): Plugin[] {
  return [
    withHashOfText(operations, limits),
    createPersistedOperations({
      getPersistedOperation: (hash) => operations.get(hash) ?? null,
      customErrors: { notFound: notListed, keyNotFound: notListed, persistedQueryOnly: notListed },
    }),
  ]
}

/** Replaces a listed text by its hash: Yoga's plugin knows operations by their hash alone. */
function withHashOfText(operations: PersistedOperations, limits: Pick<OperationLimits, 'text' | 'tokens'>): Plugin {
  // Only hashes of listed texts are remembered, so a stranger can't fill this.
  const remembered = new Map<string, string>()
  const findHash = (text: string): string | undefined => {
    const known = remembered.get(text)
    if (known !== undefined) return known
    if (text.length > limits.text) return undefined
    let hash: string
    try {
      hash = hashOperation(printOperation(text, limits.tokens))
    } catch {
      return undefined
    }
    if (!operations.has(hash)) return undefined
    if (remembered.size < maxRemembered) remembered.set(text, hash)
    return hash
  }
  return {
    onParams({ params, setParams }) {
      const sha256Hash = params.query ? findHash(params.query) : undefined
      if (sha256Hash === undefined) return
      const { query: _text, ...rest } = params
      setParams({ ...rest, extensions: { ...params.extensions, persistedQuery: { version: 1, sha256Hash } } })
    },
  }
}

/** Spellings of listed operations that are not parsed again. */
const maxRemembered = 1_000

function notListed(): GraphQLError {
  return publicError(sentence(messages.operationNotListed), { code: 'OPERATION_NOT_LISTED', http: { status: 400 } })
}
