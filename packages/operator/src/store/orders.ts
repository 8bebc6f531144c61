import type {
  RequestsPolicy,
  SendingChoice,
  SendingEvent,
  SendingFees,
  SendingIntent,
  SendingScope,
} from '@slotdrop/api/sending'
import { type SQL, sql } from 'drizzle-orm'
import type { Address, Hex } from '@slotdrop/drops'
import { initialStatus, type SendingOrder, type SendingStatus } from '../status.ts'
import { TooManyOrdersError } from '../errors.ts'
import { parseExactJson, toExactJson } from './exactJson.ts'
import { assertLane } from './lanes.ts'
import type { OperatorDatabase } from './OperatorDatabase.ts'
import { addEvent } from './timeline.ts'

/** A drop as an order names it. */
export type OrderedDrop = {
  readonly id: Hex
  readonly chainId: number
  readonly sender: Address
  readonly distributor?: Address | undefined
  readonly slotCount: number
  readonly rowCount: number
}

type OrderRow = {
  drop_id: Hex
  chain_id: string | number
  sender: Address
  distributor: Address | null
  intent: SendingIntent
  ceiling: string
  urgent_ceiling: string | null
  finish_by: string | number | null
  scope: SendingScope
  requests_allowed: boolean
  rows_per_day: number
  used_today: number
  requests_asked: string | number
  revision: string | number
  account: Address | null
  named_at_block: string | number | null
  status: string
  ordered_at: string | number
  changed_at: string | number
}

const columns =
  sql.raw(`drop_id, chain_id, sender, distributor, intent, ceiling::text as ceiling, urgent_ceiling::text as urgent_ceiling,
  finish_by, scope, requests_allowed, rows_per_day, requests_asked,
  case when requests_day = (now() at time zone 'utc')::date then requests_used else 0 end as used_today, revision, account, named_at_block, status,
  floor(extract(epoch from ordered_at) * 1000) as ordered_at, floor(extract(epoch from changed_at) * 1000) as changed_at`)

function toOrder(row: OrderRow): SendingOrder {
  return {
    dropId: row.drop_id,
    chainId: Number(row.chain_id),
    sender: row.sender,
    distributor: row.distributor ?? undefined,
    intent: row.intent,
    fees: {
      ceiling: BigInt(row.ceiling),
      urgentCeiling: row.urgent_ceiling === null ? undefined : BigInt(row.urgent_ceiling),
      finishBy: row.finish_by === null ? undefined : Number(row.finish_by),
    },
    scope: row.scope,
    requests: { isAllowed: row.requests_allowed, rowsPerDay: row.rows_per_day, usedToday: row.used_today },
    requestsAsked: Number(row.requests_asked),
    revision: Number(row.revision),
    account: row.account ?? undefined,
    namedAtBlock: row.named_at_block === null ? undefined : BigInt(row.named_at_block),
    // Sound: only `writeNotes` and `putOrder` write this column.
    status: parseExactJson(row.status) as SendingStatus,
    orderedAt: Number(row.ordered_at),
    changedAt: Number(row.changed_at),
  }
}

async function select(db: Pick<OperatorDatabase, 'execute'>, where: SQL): Promise<SendingOrder[]> {
  const { rows } = await db.execute<OrderRow>(sql`select ${columns} from operator.orders where ${where}`)
  return rows.map(toOrder)
}

/** The order of a drop; undefined where none was given. */
export async function getOrder(db: OperatorDatabase, dropId: Hex): Promise<SendingOrder | undefined> {
  const [order] = await select(db, sql`drop_id = ${dropId}`)
  return order
}

/** Whether an account is the one that the service has for a drop, as far as a plan or an order of it ever named one. */
export async function isAccountOf(db: OperatorDatabase, dropId: Hex, account: Address): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from operator.orders where drop_id = ${dropId} and lower(account) = lower(${account})
      union all
      select 1 from operator.plans where drop_id = ${dropId} and lower(plan::jsonb -> 'plan' ->> 'account') = lower(${account})
      limit 1`,
  )
  return rows.length > 0
}

/** The order of a drop, held for the rest of a transaction. */
async function lockOrder(tx: Pick<OperatorDatabase, 'execute'>, dropId: Hex): Promise<SendingOrder | undefined> {
  const [order] = await select(tx, sql`drop_id = ${dropId} for update`)
  return order
}

function isChanged({ scope, requests }: SendingOrder, choice: SendingChoice): boolean {
  const { scope: newScope = scope, requests: policy = requests } = choice
  return newScope !== scope || policy.isAllowed !== requests.isAllowed || policy.rowsPerDay !== requests.rowsPerDay
}

/** Orders of one sender that wait for their drops to be registered. */
const maxUnnamedOrders = 20

/** @throws TooManyOrdersError when as many other orders of the sender wait as may */
async function assertRoom(tx: Pick<OperatorDatabase, 'execute'>, { id, sender }: OrderedDrop): Promise<void> {
  // Of orders that come at once, each counts the others.
  await tx.execute(sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(lower(${sender})))`)
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from operator.orders
      where lower(sender) = lower(${sender}) and drop_id <> ${id} and named_at_block is null and look_at is not null
        and status::jsonb ->> 'stage' = 'unnamed'`,
  )
  if ((rows[0]?.count ?? 0) >= maxUnnamedOrders) throw new TooManyOrdersError(maxUnnamedOrders)
}

/** Tells the locks of senders from others of the database. */
const lockSpace = 7_305_119

/** Begins to send a drop, or goes on with it: what was ordered before gives way, but for what the choice leaves out. */
export async function putOrder(
  db: OperatorDatabase,
  drop: OrderedDrop,
  fees: SendingFees,
  choice: SendingChoice = {},
): Promise<SendingOrder> {
  return db.transaction(async (tx) => {
    await assertRoom(tx, drop)
    const known = await lockOrder(tx, drop.id)
    const status = toExactJson(initialStatus({ slots: drop.slotCount, rows: drop.rowCount }))
    const { ceiling, urgentCeiling, finishBy } = fees
    const scope = choice.scope ?? known?.scope ?? 'all'
    const { isAllowed, rowsPerDay } = choice.requests ?? known?.requests ?? { isAllowed: false, rowsPerDay: 0 }
    await tx.execute(
      sql`insert into operator.orders
          (drop_id, chain_id, sender, distributor, intent, ceiling, urgent_ceiling, finish_by, scope, requests_allowed, rows_per_day, status, look_at)
        values (${drop.id}, ${drop.chainId}, ${drop.sender}, ${drop.distributor ?? null}, 'send', ${String(ceiling)}::numeric,
          ${urgentCeiling === undefined ? null : String(urgentCeiling)}::numeric, ${finishBy ?? null}::bigint,
          ${scope}, ${isAllowed}, ${rowsPerDay}, ${status}, now())
        on conflict (drop_id) do update set
          distributor = coalesce(excluded.distributor, orders.distributor),
          intent = 'send', ceiling = excluded.ceiling, urgent_ceiling = excluded.urgent_ceiling, finish_by = excluded.finish_by,
          scope = excluded.scope, requests_allowed = excluded.requests_allowed, rows_per_day = excluded.rows_per_day,
          revision = orders.revision + 1, look_at = now(), changed_at = now()`,
    )
    const goingOn = known?.intent === 'send' ? 'fees-changed' : 'resumed'
    if (!known || !isChanged(known, choice))
      await addEvent(tx, drop.id, known ? goingOn : 'ordered', { ceiling: String(ceiling) })
    else await addEvent(tx, drop.id, 'requests-changed', { scope, rowsPerDay: String(isAllowed ? rowsPerDay : 0) })
    const [order] = await select(tx, sql`drop_id = ${drop.id}`)
    // Sound: written right before, in the same transaction.
    return order as SendingOrder
  })
}

/** Allows recipients to ask for their rows, or no longer; undefined where nothing was ordered for the drop. */
export async function setRequestsPolicy(
  db: OperatorDatabase,
  dropId: Hex,
  policy: RequestsPolicy,
): Promise<SendingOrder | undefined> {
  return db.transaction(async (tx) => {
    const known = await lockOrder(tx, dropId)
    if (!known) return undefined
    await tx.execute(
      sql`update operator.orders set requests_allowed = ${policy.isAllowed}, rows_per_day = ${policy.rowsPerDay},
        revision = revision + 1, changed_at = now() where drop_id = ${dropId}`,
    )
    const rowsPerDay = String(policy.isAllowed ? policy.rowsPerDay : 0)
    if (isChanged(known, { requests: policy }))
      await addEvent(tx, dropId, 'requests-changed', { scope: known.scope, rowsPerDay })
    const [order] = await select(tx, sql`drop_id = ${dropId}`)
    return order
  })
}

/** Changes what is to be done with a drop; undefined where nothing was ordered for it. */
export async function setIntent(
  db: OperatorDatabase,
  dropId: Hex,
  intent: SendingIntent,
): Promise<SendingOrder | undefined> {
  return db.transaction(async (tx) => {
    const known = await lockOrder(tx, dropId)
    if (!known) return undefined
    await tx.execute(
      sql`update operator.orders set intent = ${intent}, revision = revision + 1, look_at = now(), changed_at = now()
        where drop_id = ${dropId}`,
    )
    const kinds = { send: 'resumed', pause: 'paused', 'give-back': 'stopped' } as const
    if (known.intent !== intent) await addEvent(tx, dropId, kinds[intent], {})
    const [order] = await select(tx, sql`drop_id = ${dropId}`)
    return order
  })
}

/** What whoever has a lane learnt of its drop. */
export type LaneNotes = {
  readonly status?: SendingStatus | undefined
  readonly account?: Address | undefined
  readonly namedAtBlock?: bigint | undefined
  /** What its timeline records with it. */
  readonly events?: readonly Pick<SendingEvent, 'kind' | 'facts'>[] | undefined
}

/** Writes down what the owner of a lane learnt. @throws LaneLostError when the lane is somebody else's */
export async function writeNotes(db: OperatorDatabase, dropId: Hex, owner: string, notes: LaneNotes): Promise<void> {
  await db.transaction(async (tx) => {
    await assertLane(tx, dropId, owner)
    const { status, account, namedAtBlock, events = [] } = notes
    await tx.execute(
      sql`update operator.orders set
          status = coalesce(${status === undefined ? null : toExactJson(status)}::text, status),
          account = coalesce(${account ?? null}::text, account),
          named_at_block = coalesce(${namedAtBlock === undefined ? null : String(namedAtBlock)}::bigint, named_at_block),
          changed_at = now()
        where drop_id = ${dropId}`,
    )
    for (const { kind, facts } of events) await addEvent(tx, dropId, kind, facts)
  })
}

/** Seconds after which a row that was asked for is sent, whether others of its slot were asked for or not. */
export const batchSeconds = 30

/**
 * Says when somebody has to look at a drop again; never, where no seconds are given. An order newer than `revision`, by which it was decided, is
 * looked at at once, and rows that were asked for since `requestsSeen` was read are looked at in time.
 */
export async function setNextLook(
  db: OperatorDatabase,
  { dropId, revision, requestsSeen }: Pick<SendingOrder, 'dropId' | 'revision'> & { readonly requestsSeen: number },
  seconds: number | undefined,
): Promise<void> {
  await db.execute(
    sql`update operator.orders set look_at = case when revision > ${revision} then now() else least(
        now() + make_interval(secs => ${seconds ?? null}::float8),
        case when requests_asked > ${requestsSeen} then now() + make_interval(secs => ${batchSeconds}) end) end
      where drop_id = ${dropId}`,
  )
}

/** Drops that should have been looked at by now and have nobody in their lane: what a lost job would have done. */
export async function listOverdue(db: OperatorDatabase, graceSeconds: number): Promise<Hex[]> {
  const { rows } = await db.execute<{ drop_id: Hex }>(
    sql`select orders.drop_id from operator.orders
      left join operator.lanes on lanes.drop_id = orders.drop_id and lanes.until > clock_timestamp()
      where orders.look_at <= now() - make_interval(secs => ${graceSeconds}::float8) and lanes.drop_id is null
      order by orders.look_at limit 1000`,
  )
  return rows.map(({ drop_id }) => drop_id)
}
