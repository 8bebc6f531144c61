import { createHash } from 'node:crypto'
import { GraphQLError, parse, print } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { OperationLimits } from './operationLimits.ts'

/** Operations by the SHA-256 in hex of their printed text. */
export type PersistedOperations = ReadonlyMap<string, string>

/**
 * How an operation's text is written before it is hashed: white space and commas mean nothing in GraphQL.
 *
 * @param mostTokens where the parser gives up; without it, nowhere
 * @throws GraphQLError when it is no GraphQL, or longer than that
 */
export function printOperation(text: string, mostTokens?: number): string {
  return print(parse(text, mostTokens === undefined ? {} : { maxTokens: mostTokens }))
}

/** The name of an operation in a list of persisted ones. */
export function hashOperation(printed: string): string {
  return createHash('sha256').update(printed).digest('hex')
}

/**
 * Answers the listed operations and no others. A caller sends the text, or its hash alone as
 * `extensions.persistedQuery.sha256Hash`, the form Apollo's clients use.
 */
export function withPersistedOperations(
  operations: PersistedOperations,
  limits: Pick<OperationLimits, 'text' | 'tokens'>,
): Plugin {
  // Only texts that passed are remembered, so a stranger can't fill this.
  const passed = new Set<string>()
  const isListed = (text: string) => {
    if (passed.has(text)) return true
    if (text.length > limits.text) return false
    try {
      if (!operations.has(hashOperation(printOperation(text, limits.tokens)))) return false
    } catch {
      return false
    }
    if (passed.size < 1_000) passed.add(text)
    return true
  }
  return {
    onParams({ params, setParams, setResult }) {
      if (params.query) {
        if (isListed(params.query)) return
      } else {
        const query = operations.get(readHash(params.extensions))
        if (query !== undefined) {
          setParams({ ...params, query })
          return
        }
      }
      const message = 'This server answers only the operations of its own pages.'
      setResult({
        errors: [new GraphQLError(message, { extensions: { code: 'OPERATION_NOT_LISTED', http: { status: 400 } } })],
      })
    },
  }
}

function readHash(extensions: Readonly<Record<string, unknown>> | undefined): string {
  const persisted = extensions?.['persistedQuery'] as { sha256Hash?: unknown } | null | undefined
  return typeof persisted?.sha256Hash === 'string' ? persisted.sha256Hash : ''
}
