import type { ApiContext } from '../../context.ts'
import { maxPageSize } from '../../pages.ts'
import type { DropRecord } from '../drops/dropRecord.ts'
import { listTransactions, type TransactionRecord } from './transactions.ts'

export type TimelineRecord = {
  readonly event: 'saved' | 'published' | 'transaction'
  readonly at: Date
  readonly transaction: TransactionRecord | null
}

/** What happened to a drop, newest first. */
export async function listTimeline(context: ApiContext, drop: DropRecord): Promise<TimelineRecord[]> {
  const { edges } = await listTransactions(context, drop, { first: maxPageSize - 2, after: null })
  const own = [
    { event: 'saved', at: drop.sealedAt ?? drop.createdAt, transaction: null },
    ...(drop.publishedAt ? [{ event: 'published', at: drop.publishedAt, transaction: null } as const] : []),
  ] as const
  const transactions = edges.map(
    ({ node }) => ({ event: 'transaction', at: node.createdAt, transaction: node }) as const,
  )
  return [...transactions, ...own.toReversed()].toSorted((a, b) => b.at.getTime() - a.at.getTime())
}
