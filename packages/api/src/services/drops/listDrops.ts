import { and, desc, eq, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { isAddressEqual, type Address } from 'viem'
import type { ApiContext } from '../../context.ts'
import { toPage, type Page, type PageRequest } from '../../pages.ts'
import { drops } from '../../database/schema.ts'
import type { Session } from '../../session.ts'
import { isDropRecord, visibleTo, type DropRecord } from './dropRecord.ts'

/** Which of a sender's drops. What is absent filters nothing. */
export type DropFilters = {
  readonly chainId: number | undefined
  readonly state: 'sealed' | 'published' | undefined
  readonly isArchived: boolean | undefined
}

/** The archive is the sender's own: to anybody else no drop of his is put aside. */
function isPutAside(session: Session | null, sender: Address, isArchived: boolean | undefined): SQL | undefined {
  if (isArchived === undefined) return undefined
  if (session === null || !isAddressEqual(session.address, sender)) return isArchived ? sql`false` : undefined
  // A contract account is its own only on the chain it signed for.
  const own = session.accountType === 'contract' ? eq(drops.chainId, session.chainId) : undefined
  const aside = and(isNotNull(drops.archivedAt), own)
  return isArchived ? aside : or(isNull(drops.archivedAt), own && not(own))
}

/** A sender's drops, newest first: one statement a page. */
export async function listDrops(
  context: ApiContext,
  parameters: { sender: Address; filters: DropFilters; page: PageRequest },
): Promise<Page<DropRecord>> {
  const { sender, filters, page } = parameters
  const session = await context.getSession()
  const records = await context.db
    .select()
    .from(drops)
    .where(
      and(
        eq(drops.sender, sender),
        visibleTo(session),
        filters.chainId === undefined ? undefined : eq(drops.chainId, filters.chainId),
        filters.state === undefined ? undefined : eq(drops.state, filters.state),
        isPutAside(session, sender, filters.isArchived),
        page.after === null ? undefined : lt(drops.ref, page.after),
      ),
    )
    .orderBy(desc(drops.ref))
    .limit(page.first + 1)
  return toPage(records.filter(isDropRecord), page, 'drop', (drop) => drop.ref)
}
