import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { merkleLevels, merkleProof, rowLeaf } from '@slotdrop/drops'
import { isAddressEqual, type Address, type Hex } from 'viem'
import { dropAccounts, drops, dropSlots } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import type { Page, PageRequest } from '../../pages.ts'
import { toPage } from '../../pages.ts'
import { isDropRecord, visibleTo, type DropRecord, type SlotRecord } from '../drops/dropRecord.ts'
import { toProof, toRows, type RowRecord } from './readSlots.ts'

/** What one slot of a drop holds for an account, with all a claim needs. */
export type AllocationRecord = {
  readonly position: number
  readonly drop: DropRecord
  readonly slot: SlotRecord
  readonly account: Address
}

/** A row and its nodes up to the slot's root of rows. */
export type ProvenRow = { readonly row: RowRecord; readonly proof: readonly Hex[] }

/** An account's places in one drop. Two look-ups by key: the size of the list plays no part. */
export async function listDropAllocations(
  context: ApiContext,
  drop: DropRecord,
  account: Address,
  page: PageRequest,
): Promise<Page<AllocationRecord>> {
  const reader = await context.getReader()
  const found = await reader.readOn((db) =>
    db
      .select({ slot: dropSlots })
      .from(dropAccounts)
      .innerJoin(dropSlots, and(eq(dropSlots.dropRef, dropAccounts.dropRef), eq(dropSlots.slot, dropAccounts.slot)))
      .where(
        and(
          eq(dropAccounts.account, account),
          eq(dropAccounts.dropRef, drop.ref),
          page.after === null ? undefined : sql`${dropAccounts.slot} > ${page.after}`,
        ),
      )
      .orderBy(asc(dropAccounts.slot))
      .limit(page.first + 1),
  )
  const records = found.map(({ slot }) => ({ position: slot.slot, drop, slot, account }))
  return toPage(records, page, 'allocation', (record) => record.position)
}

/** Slots fit below, drops above: one number orders the places of an account over all drops, newest drop first. */
const slotsPerDrop = 16_777_216

/** An account's places in all drops the session may see. */
export async function listAllocations(
  context: ApiContext,
  parameters: { account: Address; chainId: number | undefined; page: PageRequest },
): Promise<Page<AllocationRecord>> {
  const { account, chainId, page } = parameters
  const session = await context.getSession()
  const reader = await context.getReader()
  const found = await reader.list((db) =>
    db
      .select({ drop: drops, slot: dropSlots })
      .from(dropAccounts)
      .innerJoin(drops, eq(drops.ref, dropAccounts.dropRef))
      .innerJoin(dropSlots, and(eq(dropSlots.dropRef, dropAccounts.dropRef), eq(dropSlots.slot, dropAccounts.slot)))
      .where(
        and(
          eq(dropAccounts.account, account),
          visibleTo(session),
          chainId === undefined ? undefined : eq(drops.chainId, chainId),
          page.after === null ? undefined : isAfter(page.after),
        ),
      )
      .orderBy(desc(dropAccounts.dropRef), asc(dropAccounts.slot))
      .limit(page.first + 1),
  )
  const records = found.flatMap(({ drop, slot }) =>
    isDropRecord(drop) ? [{ position: drop.ref * slotsPerDrop + slot.slot, drop, slot, account }] : [],
  )
  return toPage(records, page, 'allocations', (record) => record.position)
}

function isAfter(position: number): SQL | undefined {
  const dropRef = Math.floor(position / slotsPerDrop)
  const slot = position % slotsPerDrop
  return or(
    sql`${dropAccounts.dropRef} < ${dropRef}`,
    and(eq(dropAccounts.dropRef, dropRef), sql`${dropAccounts.slot} > ${slot}`),
  )
}

/** The account's rows in the slot, each with its proof. */
export function proveRows({ slot, drop, account }: AllocationRecord): ProvenRow[] {
  const rows = toRows(slot, drop.slotSize)
  const levels = merkleLevels(rows.map((row) => rowLeaf(row.slotRow, row)))
  return rows
    .filter((row) => isAddressEqual(row.account, account))
    .map((row) => ({ row, proof: merkleProof(levels, row.slotRow) }))
}

/** Nodes from the slot's leaf to the root. */
export function slotProof({ slot }: AllocationRecord): Hex[] {
  return toProof(slot.proof)
}
