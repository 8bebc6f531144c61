import { sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'
import { badInput } from './publicError.ts'

/** One page of a list that goes forward by cursors. */
export type Page<node> = {
  readonly edges: readonly { readonly cursor: string; readonly node: node }[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
}

/** A checked request for one page. `after` is the position the last page ended on. */
export type PageRequest = { readonly first: number; readonly after: number | null }

export const maxPageSize = 100
const defaultPageSize = 20

/** @throws GraphQLError BAD_USER_INPUT: a page outside 1…100 is refused, never cut; so is a cursor that is not ours. */
export function toPageRequest(args: { first?: number | null; after?: string | null }, kind: string): PageRequest {
  const first = args.first ?? defaultPageSize
  if (first < 1 || first > maxPageSize) throw badInput(sentence(messages.pageSizeRange, { max: String(maxPageSize) }))
  return { first, after: args.after ? fromCursor(args.after, kind) : null }
}

/** @param records one more than asked for, when there are more. */
export function toPage<node>(
  records: readonly node[],
  request: PageRequest,
  kind: string,
  positionOf: (node: node) => number,
): Page<node> {
  const edges = records.slice(0, request.first).map((node) => ({ cursor: toCursor(positionOf(node), kind), node }))
  return {
    edges,
    pageInfo: {
      hasNextPage: records.length > request.first,
      hasPreviousPage: request.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

function toCursor(position: number, kind: string): string {
  return Buffer.from(`${kind}:${position}`).toString('base64url')
}

function fromCursor(cursor: string, kind: string): number {
  const [prefix, digits] = Buffer.from(cursor, 'base64url').toString().split(':')
  const position = Number(digits)
  // Written again it has to be the same text: no other spelling, nothing behind it, no number that the database has no room for.
  if (prefix === kind && isPosition(position, kind) && toCursor(position, kind) === cursor) return position
  throw badInput(sentence(messages.cursorForeign))
}

/** Positions of slots and rows are 32 bits wide in the database, those of drops as wide as a number is exact. */
function isPosition(position: number, kind: string): boolean {
  const max = ['slot', 'row', 'allocation'].includes(kind) ? 2 ** 31 - 1 - maxPageSize : Number.MAX_SAFE_INTEGER
  return Number.isInteger(position) && position >= 0 && position <= max
}
