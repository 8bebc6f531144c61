import type { Sentence } from '@slotdrop/messages'
import { type ASTNode, GraphQLError, type GraphQLErrorExtensions } from 'graphql'

/** An error of an operation: `message` is its English; key and values of its text are there for a page in another language. */
export function publicError(
  said: Sentence,
  extensions: GraphQLErrorExtensions & { readonly code: string },
  nodes?: ASTNode,
): GraphQLError {
  const key = said.id.slice(said.id.lastIndexOf('/') + 1)
  const values = Object.fromEntries(Object.entries(said.values).map(([name, value]) => [name, String(value)]))
  return new GraphQLError(String(said), { nodes, extensions: { ...extensions, key, values } })
}

/** A value that is refused. */
export function badInput(said: Sentence): GraphQLError {
  return publicError(said, { code: 'BAD_USER_INPUT' })
}
