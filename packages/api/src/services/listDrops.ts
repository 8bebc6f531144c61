import { and, desc, eq, lt } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ApiContext } from '../graphql/context.ts'
import { toPage, type Page, type PageRequest } from '../graphql/pages.ts'
import { drops } from '../database/schema.ts'
import { isDropRecord, visibleTo, type DropRecord } from './dropRecord.ts'

/** A sender's drops, newest first: one statement a page. */
export async function listDrops(
  context: ApiContext,
  parameters: { sender: Address; chainId: number | undefined; page: PageRequest },
): Promise<Page<DropRecord>> {
  const { sender, chainId, page } = parameters
  const session = await context.getSession()
  const records = await context.db
    .select()
    .from(drops)
    .where(
      and(
        eq(drops.sender, sender),
        visibleTo(session),
        chainId === undefined ? undefined : eq(drops.chainId, chainId),
        page.after === null ? undefined : lt(drops.ref, page.after),
      ),
    )
    .orderBy(desc(drops.ref))
    .limit(page.first + 1)
  return toPage(records.filter(isDropRecord), page, 'drop', (drop) => drop.ref)
}
