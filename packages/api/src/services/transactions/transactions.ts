import { and, desc, eq, lt } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { dropTransactions } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import { toPage, type Page, type PageRequest } from '../../pages.ts'
import { getOwnDrop } from '../drops/changeDrop.ts'
import type { DropRecord } from '../drops/dropRecord.ts'

export type TransactionRecord = typeof dropTransactions.$inferSelect

export type TransactionReport = {
  readonly dropId: Hex
  readonly kind: TransactionRecord['kind']
  readonly slot: number | null
  readonly from: Address
  readonly nonce: bigint
  readonly hash: Hex
  readonly status: TransactionRecord['status']
}

/**
 * Notes what the sender's client reports of a transaction. Reporting the same account and nonce again changes the entry:
 * a transaction that was sped up has another hash and is still the same one.
 */
export async function recordTransaction(
  context: ApiContext,
  report: TransactionReport,
): Promise<TransactionRecord | null> {
  const drop = await getOwnDrop(context, report.dropId)
  if (!drop) return null
  const now = context.clock()
  const facts = {
    kind: report.kind,
    slot: report.slot,
    hash: report.hash,
    status: report.status,
    updatedAt: now,
  }
  const [record] = await context.db
    .insert(dropTransactions)
    .values({ dropRef: drop.ref, fromAccount: report.from, nonce: report.nonce, createdAt: now, ...facts })
    .onConflictDoUpdate({
      target: [dropTransactions.dropRef, dropTransactions.fromAccount, dropTransactions.nonce],
      set: facts,
    })
    .returning()
  return record ?? null
}

/** Reported transactions of a drop, newest first. */
export async function listTransactions(
  context: ApiContext,
  drop: DropRecord,
  page: PageRequest,
): Promise<Page<TransactionRecord>> {
  const records = await context.db
    .select()
    .from(dropTransactions)
    .where(
      and(
        eq(dropTransactions.dropRef, drop.ref),
        page.after === null ? undefined : lt(dropTransactions.ref, page.after),
      ),
    )
    .orderBy(desc(dropTransactions.ref))
    .limit(page.first + 1)
  return toPage(records, page, 'transaction', (record) => record.ref)
}
