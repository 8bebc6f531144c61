import { slotWord } from '@slotdrop/drops'
import { type Address, type Hex, isAddressEqual, keccak256, toHex } from 'viem'
import { isVisible, toAllocations } from './dropFields.ts'
import type { MockDrop } from './mockDrop.ts'
import { problem } from './problem.ts'
import type { MockContext } from './world.ts'

/** Milliseconds after which a row that was asked for is on its way, and after which it is received. */
const [sentAfter, receivedAfter] = [3_000, 8_000]

/** When a row was asked for, and the signature for another address with its end. */
type MockRequest = { readonly askedAt: Date; readonly signedUntil: Date | null; readonly signature: Hex | null }

/** What a sender allows, and the rows that were asked for since, by their index. */
export type MockRequests = {
  readonly isAllowed: boolean
  readonly rowsPerDay: number
  readonly rows: Map<number, MockRequest>
}

/** Nobody may ask for anything. */
export function noRequests(): MockRequests {
  return { isAllowed: false, rowsPerDay: 0, rows: new Map() }
}

/** An order as far as requests are about it. */
type RequestedOrder = { readonly scope: 'ALL' | 'REQUESTED'; readonly intent: string; readonly requests: MockRequests }

function barOf(order: RequestedOrder | undefined) {
  if (!order?.requests.isAllowed) return 'NOT_ALLOWED'
  if (order.intent === 'GIVE_BACK') return 'ENDED'
  if (order.scope === 'ALL') return 'ALL_SENT'
  if (order.intent === 'PAUSE') return 'PAUSED'
  return order.requests.rows.size >= order.requests.rowsPerDay ? 'BUDGET_USED' : null
}

function rowsOf(drop: MockDrop, recipient: Address) {
  return toAllocations(drop, recipient).flatMap(({ provenRows }) => provenRows.map(({ row }) => row))
}

/** What a recipient may ask for, and asked for. */
export function toRowRequests(drop: MockDrop, order: RequestedOrder | undefined, recipient: Address) {
  const bar = barOf(order)
  const requestedRows = rowsOf(drop, recipient).flatMap(({ index, slot, slotRow }) => {
    const request = order?.requests.rows.get(index)
    if (!request) return []
    const { askedAt, signedUntil } = request
    const age = Date.now() - askedAt.getTime()
    const state = age < sentAfter ? 'QUEUED' : age < receivedAfter ? 'ON_ITS_WAY' : 'RECEIVED'
    const transaction = state === 'QUEUED' ? null : keccak256(toHex(`${drop.id}/${slot}/${askedAt.getTime()}`))
    return [{ index, slot, slotRow, state, signedUntil, transaction, problem: null, askedAt, changedAt: askedAt }]
  })
  return { isOffered: bar === null, reason: bar, waiting: null, requestedRows }
}

/** Asks for the open rows of a recipient. */
export function requestRows(
  { input: { id, recipient } }: { readonly input: { readonly id: Hex; readonly recipient: Address } },
  context: MockContext,
  orderOf: (drop: MockDrop) => RequestedOrder | undefined,
) {
  const drop = context.world.drops.find((candidate) => candidate.id === id && isVisible(candidate, context))
  if (!drop) return problem('DropNotFound', 'DROP_NOT_FOUND', 'Your account has no such drop.')
  const order = orderOf(drop)
  const reason = barOf(order)
  if (reason || !order)
    return problem('RequestNotOffered', 'REQUEST_NOT_OFFERED', 'Rows can’t be asked for now.', {
      reason: reason ?? 'NOT_ALLOWED',
    })
  const listed = rowsOf(drop, recipient)
  if (listed.length === 0) return problem('NotOnTheList', 'NOT_ON_THE_LIST', 'This address is not on the list.')
  const open = listed.filter(({ slot, slotRow }) => !slotWord.isSet(drop.wordAt(slot), slotRow))
  if (open.length === 0) return problem('NothingOpen', 'NOTHING_OPEN', 'Everything for this address is paid.')
  for (const { index } of open)
    if (order.requests.rows.size < order.requests.rowsPerDay && !order.requests.rows.has(index))
      order.requests.rows.set(index, { askedAt: new Date(), signedUntil: null, signature: null })
  return { __typename: 'RowsRequested', request: toRowRequests(drop, order, recipient) }
}

type SignedRequest = {
  readonly id: Hex
  readonly recipient: Address
  readonly slot: number
  readonly slotRow: number
  readonly to: Address
  readonly deadline: string
  readonly signature: Hex
}

/** Why a signature is not taken. No chain judges it here: only an empty one is bad. */
function faultOf({ recipient, to, deadline, signature }: SignedRequest) {
  const secondsLeft = Number(deadline) - Date.now() / 1000
  if (isAddressEqual(to, recipient)) return 'OWN_ADDRESS'
  if (secondsLeft < 600) return 'EXPIRED'
  if (secondsLeft > 30 * 86_400) return 'TOO_LONG'
  return signature === '0x' ? 'BAD_SIGNATURE' : undefined
}

function refused(fault: string) {
  return problem('ClaimRefused', 'CLAIM_REFUSED', 'The signed claim is not taken.', { fault })
}

/** Why another signature than this one counts. */
function obstacleOf(known: MockRequest | undefined, { deadline, signature }: SignedRequest) {
  if (!known || known.signature === signature) return undefined
  if (Date.now() - known.askedAt.getTime() >= sentAfter) return 'ON_ITS_WAY'
  return (known.signedUntil?.getTime() ?? 0) >= Number(deadline) * 1000 ? 'NOT_LATER' : undefined
}

/** Asks for a row that its account signed to another address. */
export function requestClaim(
  { input }: { readonly input: SignedRequest },
  context: MockContext,
  orderOf: (drop: MockDrop) => RequestedOrder | undefined,
) {
  const drop = context.world.drops.find((candidate) => candidate.id === input.id && isVisible(candidate, context))
  if (!drop) return problem('DropNotFound', 'DROP_NOT_FOUND', 'Your account has no such drop.')
  const fault = faultOf(input)
  if (fault) return refused(fault)
  const order = orderOf(drop)
  const listed = rowsOf(drop, input.recipient)
  const row = listed.find(({ slot, slotRow }) => slot === input.slot && slotRow === input.slotRow)
  const known = row && order?.requests.rows.get(row.index)
  const reason = barOf(order)
  if (!order || (reason && !known))
    return problem('RequestNotOffered', 'REQUEST_NOT_OFFERED', 'Rows can’t be asked for now.', {
      reason: reason ?? 'NOT_ALLOWED',
    })
  if (!row) return problem('NotOnTheList', 'NOT_ON_THE_LIST', 'This address is not on the list.')
  if (slotWord.isSet(drop.wordAt(row.slot), row.slotRow))
    return problem('NothingOpen', 'NOTHING_OPEN', 'Everything for this address is paid.')
  const obstacle = obstacleOf(known, input)
  if (obstacle) return refused(obstacle)
  const signedUntil = new Date(Number(input.deadline) * 1000)
  const { signature } = input
  order.requests.rows.set(row.index, { askedAt: known?.askedAt ?? new Date(), signedUntil, signature })
  return { __typename: 'RowsRequested', request: toRowRequests(drop, order, input.recipient) }
}
