import { and, desc, eq, lt } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ApiContext } from '../../context.ts'
import { toPage, type Page, type PageRequest } from '../../pages.ts'
import { drops } from '../../database/schema.ts'
import { isDropRecord, visibleTo, type DropRecord } from './dropRecord.ts'

/** Filters of a sender's drops. What is absent filters nothing. */
export type DropFilters = {
  readonly chainId: number | undefined
  readonly state: 'sealed' | 'published' | undefined
}

/** A sender's drops, newest first: one statement a page. */
export async function listDrops(
  context: ApiContext,
  parameters: { sender: Address; filters: DropFilters; page: PageRequest },
): Promise<Page<DropRecord>> {
  const { sender, filters, page } = parameters
  const session = await context.getSession()
  const reader = await context.getReader()
  const records = await reader.list((db) =>
    db
      .select()
      .from(drops)
      .where(
        and(
          eq(drops.sender, sender),
          visibleTo(session),
          filters.chainId === undefined ? undefined : eq(drops.chainId, filters.chainId),
          filters.state === undefined ? undefined : eq(drops.state, filters.state),
          page.after === null ? undefined : lt(drops.ref, page.after),
        ),
      )
      .orderBy(desc(drops.ref))
      .limit(page.first + 1),
  )
  return toPage(records.filter(isDropRecord), page, 'drop', (drop) => drop.ref)
}
