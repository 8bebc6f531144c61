import type { JournalEntry } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import { type SQL, sql } from 'drizzle-orm'
import type { SendingProblem } from '../status.ts'
import { assertLane } from '../store/lanes.ts'
import type { OperatorDatabase, OperatorTransaction } from '../store/OperatorDatabase.ts'
import { batchSeconds, getOrder, lockOrder } from '../store/orders.ts'
import { bySlot, maxBatchRows, maxReverts } from './chooseBatch.ts'
import {
  barOf,
  type RequestBar,
  type RequestedRow,
  type RequestState,
  type RowPlace,
  type RowRequests,
} from './RowRequests.ts'

/** Rows of one recipient that are listed at once. */
const maxRowsListed = 250
/** Minutes after which a row that was refused may be asked for again. */
const refusedMinutes = 10
/** Minutes for which a paid row is looked at again: a reorganisation may open it. */
const paidMinutes = 60

type RequestRow = {
  slot: number
  slot_row: number
  account: Address
  state: RequestState
  hash: Hex | null
  problem: string | null
  asked_at: string | number
  reverts: number
}

async function select(db: OperatorTransaction, rest: SQL): Promise<RequestedRow[]> {
  const { rows } = await db.execute<RequestRow>(
    sql`select slot, slot_row, account, state, hash, problem, extract(epoch from asked_at) * 1000 as asked_at, reverts
      from operator.requests where ${rest}`,
  )
  return rows.map(({ slot, slot_row, account, state, hash, problem, asked_at, reverts }) => ({
    ...{ slot, slotRow: slot_row, account, state, reverts },
    hash: hash ?? undefined,
    // Sound: only `refuse` writes this column.
    problem: problem === null ? undefined : (JSON.parse(problem) as SendingProblem),
    askedAt: Number(asked_at),
  }))
}

/** Adds what was asked for and is not there yet, as far as the day allows. Answers the rows that are new. */
async function queue(
  tx: OperatorTransaction,
  dropId: Hex,
  { account, rows }: { readonly account: Address; readonly rows: readonly RowPlace[] },
  left: number,
): Promise<RowPlace[]> {
  const asked = rows.map(({ slot, slotRow }) => ({ slot, slot_row: slotRow }))
  const { rows: added } = await tx.execute<{ slot: number; slot_row: number }>(
    sql`insert into operator.requests as known (drop_id, slot, slot_row, account)
      select ${dropId}, asked.slot, asked.slot_row, ${account}
      from (select distinct slot, slot_row from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as given (slot integer, slot_row integer)) as asked
      left join operator.requests as before
        on before.drop_id = ${dropId} and before.slot = asked.slot and before.slot_row = asked.slot_row
      where before.drop_id is null
        or (before.state = 'refused' and before.reverts < ${maxReverts}
          and before.changed_at < now() - make_interval(mins => ${refusedMinutes}))
      order by asked.slot, asked.slot_row limit ${left}
      on conflict (drop_id, slot, slot_row) do update
        set state = 'queued', account = excluded.account, hash = null, problem = null,
          asked_at = clock_timestamp(), changed_at = clock_timestamp()
      returning slot, slot_row`,
  )
  return added.map(({ slot, slot_row }) => ({ slot, slotRow: slot_row }))
}

/** Whether a slot has just got as many rows as are waited for. */
async function isFull(tx: OperatorTransaction, dropId: Hex, added: readonly RowPlace[]): Promise<boolean> {
  const inSlot = bySlot(added)
  const { rows } = await tx.execute<{ slot: number; count: string | number }>(
    sql`select slot, count(*) as count from operator.requests where drop_id = ${dropId} and state = 'queued'
      and slot in (select value::integer from jsonb_array_elements_text(${JSON.stringify([...inSlot.keys()])}::jsonb))
      group by slot`,
  )
  // Only who crosses the line calls for a look: a flood of one slot does not call for one each time.
  return rows.some(({ slot, count }) => {
    const before = Number(count) - (inSlot.get(slot)?.length ?? 0)
    return before < maxBatchRows && Number(count) >= maxBatchRows
  })
}

/**
 * Asks for rows of a recipient. Those that are there already stay as they are, of the others those are taken that the day still allows. What
 * was taken is in the database when this resolves, and its drop is looked at in time.
 *
 * @returns why nothing may be asked for; undefined when it may
 */
export async function askForRows(
  db: OperatorDatabase,
  dropId: Hex,
  asked: { readonly account: Address; readonly rows: readonly RowPlace[] },
): Promise<RequestBar | undefined> {
  return db.transaction(async (tx) => {
    // Whoever asks for rows of one drop does so in turn: the day's count is exact.
    const order = await lockOrder(tx, dropId)
    const bar = barOf(order)
    if (bar || !order) return bar ?? 'not-allowed'
    const { rowsPerDay, usedToday } = order.requests
    const added = await queue(tx, dropId, asked, rowsPerDay - usedToday)
    if (added.length === 0) return undefined
    const wait = (await isFull(tx, dropId, added)) ? 0 : batchSeconds
    await tx.execute(
      sql`update operator.orders set
          requests_day = (now() at time zone 'utc')::date, requests_used = ${usedToday + added.length},
          requests_asked = requests_asked + ${added.length},
          look_at = least(look_at, now() + make_interval(secs => ${wait}))
        where drop_id = ${dropId}`,
    )
    return undefined
  })
}

/** What a recipient may ask for of a drop, and asked for. */
export async function getRowRequests(db: OperatorDatabase, dropId: Hex, account: Address): Promise<RowRequests> {
  const order = await getOrder(db, dropId)
  const rows = order
    ? await select(db, sql`drop_id = ${dropId} and account = ${account} order by slot, slot_row limit ${maxRowsListed}`)
    : []
  return { bar: barOf(order), waiting: order?.status.waiting?.reason, rows }
}

/** Rows that wait to be sent or are on their way, the time by the database's clock, and how many rows were ever asked for. */
export async function listWaiting(
  db: OperatorDatabase,
  dropId: Hex,
): Promise<{ readonly rows: RequestedRow[]; readonly now: number; readonly asked: number }> {
  // Asked for first: what comes between the two is looked at later.
  const { rows: found } = await db.execute<{ asked: string | number; now: string | number }>(
    sql`select requests_asked as asked, extract(epoch from clock_timestamp()) * 1000 as now
      from operator.orders where drop_id = ${dropId}`,
  )
  const rows = await select(db, sql`drop_id = ${dropId} and state in ('queued', 'on-its-way') order by slot, slot_row`)
  return { rows, now: Number(found[0]?.now ?? 0), asked: Number(found[0]?.asked ?? 0) }
}

/** Rows that the chain may say something new about. */
export async function listUnfinal(db: OperatorDatabase, dropId: Hex): Promise<RequestedRow[]> {
  return select(
    db,
    sql`drop_id = ${dropId} and (state <> 'received' or changed_at > now() - make_interval(mins => ${paidMinutes}))`,
  )
}

/** What became of a row. */
export type RequestChange = RowPlace & {
  readonly state: RequestState
  readonly hash?: Hex | undefined
  readonly problem?: SendingProblem | undefined
}

/** Writes down what became of rows, as the owner of their lane learnt it. @throws LaneLostError when the lane is somebody else's */
export async function changeRequests(
  db: OperatorDatabase,
  dropId: Hex,
  owner: string,
  changes: readonly RequestChange[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ slot, slotRow, state, hash, problem }) => ({
    ...{ slot, slot_row: slotRow, state, hash },
    problem: problem && JSON.stringify(problem),
  }))
  await db.transaction(async (tx) => {
    await assertLane(tx, dropId, owner)
    await tx.execute(
      sql`update operator.requests as known
        set state = given.state, hash = given.hash, problem = given.problem, changed_at = clock_timestamp()
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (slot integer, slot_row integer, state text, hash text, problem text)
        where known.drop_id = ${dropId} and known.slot = given.slot and known.slot_row = given.slot_row`,
    )
  })
}

function placesOf(mask: bigint): number[] {
  const places: number[] = []
  for (let place = 0, rest = mask; rest > 0n; place += 1, rest >>= 1n) if ((rest & 1n) === 1n) places.push(place)
  return places
}

/** What an entry of the journal means for the rows it carries; undefined where it says nothing of them. */
function meaningOf({ stage, mask, receipt, hash }: JournalEntry) {
  if (stage === 'asked' || stage === 'broadcast') return { rows: mask, state: 'on-its-way', hash }
  if (stage === 'mined') return { rows: receipt?.paid ?? 0n, state: 'received', hash }
  return { rows: mask, state: 'queued', hash, reverts: stage === 'reverted' ? 1 : 0 }
}

/** Writes down, with the journal, what its entries mean for rows that were asked for. */
export async function noteEntries(tx: OperatorTransaction, entries: readonly JournalEntry[]): Promise<void> {
  const [first] = entries
  if (!first) return
  const rows = entries.flatMap((entry) => {
    const { slot, hashes = [] } = entry
    const { rows: mask, state, hash, reverts = 0 } = meaningOf(entry)
    return placesOf(mask).map((place) => ({ slot, slot_row: place, state, hash, hashes, reverts }))
  })
  if (rows.length === 0) return
  // An attempt that came to nothing opens its rows again, unless a newer one carries them.
  await tx.execute(
    sql`update operator.requests as known
      set state = given.state, hash = case when given.state = 'queued' then null else given.hash end,
        reverts = known.reverts + given.reverts, changed_at = clock_timestamp()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (slot integer, slot_row integer, state text, hash text, hashes jsonb, reverts integer)
      where known.drop_id = ${first.dropId} and known.slot = given.slot and known.slot_row = given.slot_row
        and case given.state
          when 'queued' then known.state = 'on-its-way' and (known.hash = given.hash or given.hashes ? known.hash)
          else known.state <> 'received' end`,
  )
}
