import { slotWord } from '@slotdrop/drops'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type { ApiContext } from '../../context.ts'
import type { RequestBar, RowRequests } from '../../sending.ts'
import type { DropRecord } from '../drops/dropRecord.ts'
import { getDrop } from '../drops/getDrop.ts'
import { type AllocationRecord, listDropAllocations } from '../slots/allocations.ts'
import { type RowRecord, toRows } from '../slots/readSlots.ts'
import { takeTurn } from '../takeTurn.ts'
import { toLoggedError } from '../../toLoggedError.ts'

/** Slots of an account that are looked at, and rows that one request takes. */
const maxSlots = 100
const maxRows = 250
/** Milliseconds for which the chain is waited for. */
const chainPatience = 2_000

/** What asking for rows came to. */
export type RequestOutcome =
  | { readonly kind: 'taken'; readonly drop: DropRecord; readonly requests: RowRequests }
  | { readonly kind: 'not-offered'; readonly bar: RequestBar }
  /** No drop that the caller may see, no row of this account, or none that is open. */
  | { readonly kind: 'no-drop' | 'not-listed' | 'nothing-open' }

/** Why the drop's times rule out that anything is paid now. By the server's clock: the chain's decides when rows are sent. */
function barOfTime({ opensAtSeconds, closesAtSeconds }: DropRecord, now: Date): RequestBar | undefined {
  const seconds = BigInt(Math.floor(now.getTime() / 1000))
  if (closesAtSeconds !== 0n && seconds >= closesAtSeconds) return 'ended'
  return seconds < opensAtSeconds ? 'not-open' : undefined
}

/** What a recipient may ask for of a drop, and asked for. */
export async function getRequests(
  { sending, clock }: ApiContext,
  drop: DropRecord,
  recipient: Address,
): Promise<RowRequests> {
  if (!sending) return { bar: 'not-allowed', waiting: undefined, rows: [] }
  const found = await sending.getRequests(drop.id, recipient)
  return { ...found, bar: found.bar ?? barOfTime(drop, clock()) }
}

/** The rows that the chain does not show as paid. Where it can't be asked they are left to whoever sends, who looks before. */
async function openRows(context: ApiContext, drop: DropRecord, rows: readonly RowRecord[]): Promise<RowRecord[]> {
  const slots = rows.map(({ slot }) => slot)
  const from = Math.min(...slots)
  const count = Math.max(...slots) - from + 1
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), chainPatience)
  })
  try {
    const read = await Promise.race([context.fetchWords(drop, { from, count }), patience])
    if (!read) return [...rows]
    return rows.filter(({ slot, slotRow }) => !slotWord.isSet(read.words[slot - from] ?? 0n, slotRow))
  } catch (error) {
    context.logger.warn({ error: toLoggedError(error), dropId: drop.id }, 'rows were asked for that the chain was not')
    return [...rows]
  } finally {
    clearTimeout(timer)
  }
}

function rowsOf({ slot, drop, account }: AllocationRecord): RowRecord[] {
  return toRows(slot, drop.slotSize).filter((row) => isAddressEqual(row.account, account))
}

/** Asks the sender service for the open rows of an account, as the sealed list has them. Anybody may: they are paid to nobody else. */
export async function requestRows(
  context: ApiContext,
  { id, recipient }: { readonly id: Hex; readonly recipient: Address },
): Promise<RequestOutcome> {
  const drop = await getDrop(context, id)
  if (!drop) return { kind: 'no-drop' }
  await context.countRowRequest(drop.id, recipient)
  const known = await getRequests(context, drop, recipient)
  const { bar, rows } = known
  // Whoever asks again hears that her rows wait, although nobody else may ask for more.
  const isWaiting = rows.some(({ state }) => state === 'queued' || state === 'on-its-way')
  if (bar && isWaiting) return { kind: 'taken', drop, requests: known }
  if (bar || !context.sending) return { kind: 'not-offered', bar: bar ?? 'not-allowed' }
  const { edges } = await listDropAllocations(context, drop, recipient, { first: maxSlots, after: null })
  await takeTurn(context.signal)
  const listed = edges.flatMap(({ node }) => rowsOf(node))
  if (listed.length === 0) return { kind: 'not-listed' }
  const open = await openRows(context, drop, listed)
  if (open.length === 0) return { kind: 'nothing-open' }
  const asked = { account: recipient, rows: open.slice(0, maxRows) }
  const { refusedFor, requests } = await context.sending.request(id, asked)
  return refusedFor ? { kind: 'not-offered', bar: refusedFor } : { kind: 'taken', drop, requests }
}
