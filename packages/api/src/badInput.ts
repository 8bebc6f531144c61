import { GraphQLError } from 'graphql'

/** A value that is refused: the caller sees `message`, with a stable code. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
