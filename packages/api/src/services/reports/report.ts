import { slotWord } from '@slotdrop/drops'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { PublicReader } from '../../database/replicas/publicReader.ts'
import { dropSlots, dropWords } from '../../database/schema.ts'
import { runForAll } from '../../database/statementSignal.ts'
import type { ApiContext, SettledWords } from '../../context.ts'
import type { DropRecord } from '../drops/dropRecord.ts'
import { toRows, type RowRecord } from '../slots/readSlots.ts'

/** Settled words of a drop, and when they were fetched. */
type DropWords = SettledWords & { readonly readAt: Date }

/** How far a drop has come: rows and base units, settled and open; together they are the whole list. */
export type DropTotals = {
  readonly settledRows: number
  readonly openRows: number
  readonly settledAmount: bigint
  readonly openAmount: bigint
  readonly settledSlots: number
  readonly partialSlots: number
  readonly blockNumber: bigint
  readonly readAt: Date
}

/** Words younger than this are not asked for again. */
const freshMs = 10_000

/** What is being fetched by this process, by database and drop. */
const underWay = new WeakMap<Database, Map<number, Promise<DropWords | null>>>()

/** Settled words of a drop, asked of the chain once for all who ask at the same time. */
function fetchSharedWords(context: ApiContext, drop: DropRecord): Promise<DropWords | null> {
  const ofDatabase = underWay.get(context.db) ?? new Map<number, Promise<DropWords | null>>()
  underWay.set(context.db, ofDatabase)
  const begun = ofDatabase.get(drop.ref)
  if (begun) return begun
  const fetching = runForAll(() => fetchCachedWords(context, drop)).finally(() => ofDatabase.delete(drop.ref))
  ofDatabase.set(drop.ref, fetching)
  return fetching
}

/**
 * Settled words of a drop, from the chain or from a cache of ten seconds. When the node does not answer, the words that it
 * answered last, with their time; `null` when it never answered.
 */
async function fetchCachedWords(context: ApiContext, drop: DropRecord): Promise<DropWords | null> {
  const [cached] = await context.db.select().from(dropWords).where(eq(dropWords.dropRef, drop.ref))
  const known = cached && { words: unpackWords(cached.words), blockNumber: cached.blockNumber, readAt: cached.readAt }
  const now = context.clock()
  if (known && now.getTime() - known.readAt.getTime() < freshMs) return known
  try {
    const read = await context.fetchWords(drop)
    if (!read) return known ?? null
    const facts = { words: packWords(read.words), blockNumber: read.blockNumber, readAt: now }
    await context.db
      .insert(dropWords)
      .values({ dropRef: drop.ref, ...facts })
      .onConflictDoUpdate({ target: dropWords.dropRef, set: facts })
    return { ...read, readAt: now }
  } catch (error) {
    context.logger.warn({ requestId: context.requestId, chainId: drop.chainId, error: nameOf(error) }, 'chain not read')
    return known ?? null
  }
}

/** Sums a drop's words up. Only slots that are partly settled are unpacked, some at a time. */
export async function fetchReport(context: ApiContext, drop: DropRecord): Promise<DropTotals | null> {
  const state = await fetchSharedWords(context, drop)
  if (!state) return null
  const reader = await context.getReader()
  const slots = await reader.readOn((db) =>
    db
      .select({ slot: dropSlots.slot, rowCount: dropSlots.rowCount, total: dropSlots.total })
      .from(dropSlots)
      .where(eq(dropSlots.dropRef, drop.ref))
      .orderBy(asc(dropSlots.slot)),
  )
  let [settledRows, settledSlots, settledAmount] = [0, 0, 0n]
  const partial: number[] = []
  for (const { slot, rowCount, total } of slots) {
    const count = slotWord.count(wordOf(state, slot, rowCount))
    settledRows += count
    if (count === rowCount) {
      settledSlots += 1
      settledAmount += total
    } else if (count > 0) partial.push(slot)
  }
  for await (const row of rowsOfSlots(reader, drop, partial)) {
    if (isSettled(state, row)) settledAmount += row.amount
  }
  return {
    settledRows,
    openRows: drop.rowCount - settledRows,
    settledAmount,
    openAmount: drop.total - settledAmount,
    settledSlots,
    partialSlots: partial.length,
    blockNumber: state.blockNumber,
    readAt: state.readAt,
  }
}

const slotsAtOnce = 20

async function* rowsOfSlots(
  reader: PublicReader,
  drop: DropRecord,
  slots: readonly number[],
): AsyncGenerator<RowRecord> {
  for (let from = 0; from < slots.length; from += slotsAtOnce) {
    const records = await reader.readOn((db) =>
      db
        .select()
        .from(dropSlots)
        .where(and(eq(dropSlots.dropRef, drop.ref), inArray(dropSlots.slot, slots.slice(from, from + slotsAtOnce))))
        .orderBy(asc(dropSlots.slot)),
    )
    for (const record of records) yield* toRows(record, drop.slotSize)
  }
}

function wordOf(state: DropWords, slot: number, rowCount: number): bigint {
  return (state.words[slot] ?? 0n) & slotWord.full(rowCount)
}

function isSettled(state: DropWords, row: RowRecord): boolean {
  return slotWord.isSet(state.words[row.slot] ?? 0n, row.slotRow)
}

function packWords(words: readonly bigint[]): Uint8Array {
  return Buffer.from(words.map((word) => word.toString(16).padStart(64, '0')).join(''), 'hex')
}

function unpackWords(packed: Uint8Array): bigint[] {
  const text = Buffer.from(packed).toString('hex')
  return Array.from({ length: packed.length / 32 }, (_, slot) => BigInt(`0x${text.slice(slot * 64, slot * 64 + 64)}`))
}

function nameOf(error: unknown) {
  return error instanceof Error ? error.name : typeof error
}
