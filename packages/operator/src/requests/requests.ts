import type {
  AskedRow,
  RequestBar,
  RequestState,
  RowRequests,
  SendingProblem,
  SignatureObstacle,
  SignedRow,
} from '@slotdrop/api/sending'
import type { JournalEntry } from '@slotdrop/delivery'
import { type Address, type Hex, slotWord } from '@slotdrop/drops'
import { type SQL, sql } from 'drizzle-orm'
import { SignatureReplacedError } from '../errors.ts'
import { assertLane } from '../store/lanes.ts'
import type { OperatorDatabase, OperatorTransaction } from '../store/OperatorDatabase.ts'
import { batchSeconds, getOrder } from '../store/orders.ts'
import { isGivenUp, maxBatchRows, maxReverts } from './chooseBatch.ts'
import { barOf, type RequestedRow } from './RequestedRow.ts'

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
  changed_at: string | number
  reverts: number
  signed_to: Address | null
  signed_until: string | number | null
  signature: Hex | null
}

function toSigned({ signed_to: to, signed_until: deadline, signature }: RequestRow): SignedRow | undefined {
  if (to === null || deadline === null || signature === null) return undefined
  return { to, deadline: BigInt(deadline), signature }
}

async function select(db: OperatorTransaction, rest: SQL): Promise<RequestedRow[]> {
  const { rows } = await db.execute<RequestRow>(
    sql`select slot, slot_row, account, state, hash, problem, extract(epoch from asked_at) * 1000 as asked_at,
        extract(epoch from changed_at) * 1000 as changed_at, reverts, signed_to, signed_until, signature
      from operator.requests where ${rest}`,
  )
  return rows.map((row) => ({
    ...{ slot: row.slot, slotRow: row.slot_row, account: row.account, state: row.state, reverts: row.reverts },
    signed: toSigned(row),
    hash: row.hash ?? undefined,
    // Sound: only `changeRequests` writes this column.
    problem: row.problem === null ? undefined : (JSON.parse(row.problem) as SendingProblem),
    askedAt: Number(row.asked_at),
    changedAt: Number(row.changed_at),
  }))
}

function toAsked({ slot, slotRow, signed }: AskedRow) {
  if (!signed) return { slot, slot_row: slotRow }
  const { to, deadline, signature } = signed
  return { slot, slot_row: slotRow, signed_to: to, signed_until: String(deadline), signature }
}

/**
 * Asks for rows of a recipient. Those that are there already stay as they are, but for those that wait and whose account signed for another
 * address since. Of the others those are taken that the day still allows. What was taken is in the database when this resolves, and its drop
 * is looked at in time.
 *
 * @returns why nothing may be asked for; undefined when it may
 */
export async function askForRows(
  db: OperatorDatabase,
  dropId: Hex,
  { account, rows }: { readonly account: Address; readonly rows: readonly AskedRow[] },
): Promise<RequestBar | undefined> {
  const bar = barOf(await getOrder(db, dropId))
  // A row that waits may be given another address when the day is used up: that is decided with the row.
  if (bar && (bar !== 'budget-used' || rows.every(({ signed }) => !signed))) return bar
  const asked = JSON.stringify(rows.map(toAsked))
  // Whoever asks for rows of one drop does so in turn: the day's count is exact.
  const { rows: answers } = await db.execute<{ bar: RequestBar | null }>(
    sql`select operator.ask_for_rows(${dropId}, ${account}, ${asked}::jsonb,
      ${batchSeconds}, ${maxBatchRows}, ${refusedMinutes}, ${maxReverts}) as bar`,
  )
  return answers[0]?.bar ?? undefined
}

function obstacleOf(row: RequestedRow | undefined, { deadline, signature }: SignedRow): SignatureObstacle | undefined {
  if (!row) return 'given-up'
  if (row.state === 'refused') return deadline > (row.signed?.deadline ?? 0n) ? 'given-up' : 'not-later'
  if (row.signed?.signature === signature) return row.state === 'queued' && isGivenUp(row) ? 'given-up' : undefined
  return row.state === 'queued' ? 'not-later' : 'on-its-way'
}

/** Why one of the rows is not paid as its account signed; undefined where each is. */
export async function findObstacle(
  db: OperatorDatabase,
  dropId: Hex,
  rows: readonly AskedRow[],
): Promise<SignatureObstacle | undefined> {
  for (const { slot, slotRow, signed } of rows) {
    if (!signed) continue
    const [row] = await select(db, sql`drop_id = ${dropId} and slot = ${slot} and slot_row = ${slotRow}`)
    const obstacle = obstacleOf(row, signed)
    if (obstacle) return obstacle
  }
  return undefined
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
export type RequestChange = Pick<RequestedRow, 'slot' | 'slotRow'> & {
  readonly state: RequestState
  readonly hash?: Hex | undefined
  readonly problem?: SendingProblem | undefined
  /** Signature that was tried, of a row that is refused; one that came since is not refused with it. */
  readonly signed?: SignedRow | undefined
}

/** Writes down what became of rows, as the owner of their lane learnt it. @throws LaneLostError when the lane is somebody else's */
export async function changeRequests(
  db: OperatorDatabase,
  dropId: Hex,
  owner: string,
  changes: readonly RequestChange[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ slot, slotRow, state, hash, problem, signed }) => ({
    ...{ slot, slot_row: slotRow, state, hash, signature: signed?.signature },
    problem: problem && JSON.stringify(problem),
  }))
  await db.transaction(async (tx) => {
    await assertLane(tx, dropId, owner)
    await tx.execute(
      sql`update operator.requests as known
        set state = given.state, hash = given.hash, problem = given.problem, changed_at = clock_timestamp()
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (slot integer, slot_row integer, state text, hash text, problem text, signature text)
        where known.drop_id = ${dropId} and known.slot = given.slot and known.slot_row = given.slot_row
          and (given.state <> 'refused' or known.signature is not distinct from given.signature)`,
    )
  })
}

/**
 * Holds the rows that entries are about to carry for the rest of a transaction, so that no signature replaces the one that was chosen.
 *
 * @param chosen the waiting rows, as they were when it was decided where each of them goes
 * @throws SignatureReplacedError when an account has signed since
 */
export async function assertSignatures(
  tx: OperatorTransaction,
  entries: readonly JournalEntry[],
  chosen: readonly RequestedRow[],
): Promise<void> {
  const carrying = entries.filter(({ stage }) => stage === 'asked' || stage === 'broadcast')
  const [first] = carrying
  if (!first) return
  const slots = JSON.stringify(carrying.map(({ slot }) => slot))
  const rows = await select(
    tx,
    sql`drop_id = ${first.dropId} and state = 'queued'
      and slot in (select value::integer from jsonb_array_elements_text(${slots}::jsonb)) order by slot, slot_row for update`,
  )
  const isReplaced = ({ slot, slotRow, signed }: RequestedRow) =>
    carrying.some((entry) => entry.slot === slot && slotWord.isSet(entry.mask, slotRow)) &&
    chosen.find((row) => row.slot === slot && row.slotRow === slotRow)?.signed?.signature !== signed?.signature
  if (rows.some(isReplaced)) throw new SignatureReplacedError()
}

/** State of the rows in a journal entry. A row that was left open counts like one whose transaction reverted. */
function meaningsOf({ stage, mask, receipt, hash }: JournalEntry) {
  if (stage === 'asked' || stage === 'broadcast') return [{ rows: mask, state: 'on-its-way', hash, reverts: 0 }]
  if (stage !== 'mined') return [{ rows: mask, state: 'queued', hash, reverts: stage === 'reverted' ? 1 : 0 }]
  const { paid = 0n, failures = [] } = receipt ?? {}
  const failed = slotWord.maskOf(failures.map(({ row }) => row))
  return [
    { rows: paid, state: 'received', hash, reverts: 0 },
    { rows: failed, state: 'queued', hash, reverts: 1 },
  ]
}

/** Writes down, with the journal, what its entries mean for rows that were asked for. */
export async function noteEntries(tx: OperatorTransaction, entries: readonly JournalEntry[]): Promise<void> {
  const [first] = entries
  if (!first) return
  const rows = entries.flatMap((entry) => {
    const { slot, hashes = [] } = entry
    return meaningsOf(entry).flatMap(({ rows: mask, ...meaning }) =>
      slotWord.rowsOf(mask).map((place) => ({ slot, slot_row: place, hashes, ...meaning })),
    )
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
