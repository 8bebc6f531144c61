import { GraphQLError } from 'graphql'

type Args = { first?: number | null; after?: string | null }

/** A page of a list known by index: the same rules as the API's, cursors and all. */
export function toPage<node>(length: number, at: (index: number) => node, args: Args, kind: string) {
  const first = args.first ?? 20
  if (first < 1 || first > 100) throw badInput('"first" is a number from 1 to 100.')
  const from = args.after ? fromCursor(args.after, kind) + 1 : 0
  const count = Math.max(0, Math.min(first, length - from))
  const edges = Array.from({ length: count }, (_, offset) => ({
    cursor: Buffer.from(`${kind}:${from + offset}`).toString('base64url'),
    node: at(from + offset),
  }))
  return {
    edges,
    pageInfo: {
      hasNextPage: from + count < length,
      hasPreviousPage: from > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

function fromCursor(cursor: string, kind: string): number {
  const [prefix, position = ''] = Buffer.from(cursor, 'base64url').toString().split(':')
  if (prefix !== kind || !/^\d{1,15}$/.test(position)) throw badInput('"after" is not a cursor of this list.')
  return Number(position)
}

export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
