import { slotWord } from '@slotdrop/drops'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { isOwn } from './dropFields.ts'
import type { MockDrop } from './mockDrop.ts'
import { problem } from './problem.ts'
import { type MockRequests, noRequests, requestClaim, requestRows, toRowRequests } from './requests.ts'
import type { MockContext } from './world.ts'
import { mockChainId } from './worlds.ts'

type Fees = { ceiling: string; urgentCeiling?: string | null; finishBy?: string | null }
type Policy = { isAllowed: boolean; rowsPerDay: number }
type Choice = { scope?: 'ALL' | 'REQUESTED' | null; requests?: Policy | null }
type Order = {
  fees: Fees
  scope: 'ALL' | 'REQUESTED'
  requests: MockRequests
  intent: 'SEND' | 'PAUSE' | 'GIVE_BACK'
  orderedAt: Date
  events: { kind: string; at: Date }[]
}

/** The account that the service would send with; nobody has its key. */
const account: Address = '0x00000000000000000000000000000000000005E4'
const gasPerRow = 28_000n
const feePerGas = 1_200_000_000n

/** Orders of this process: a world that is built anew begins without. */
const orders = new WeakMap<object, Map<string, Order>>()

function ordersOf({ world }: MockContext): Map<string, Order> {
  const known = orders.get(world) ?? new Map<string, Order>()
  orders.set(world, known)
  return known
}

function settledOf(drop: MockDrop) {
  let [slots, rows] = [0, 0]
  for (let slot = 0; slot < drop.slotCount; slot++) {
    const count = drop.slotAt(slot)?.rowCount ?? 0
    const settled = slotWord.count(drop.wordAt(slot))
    rows += settled
    if (settled === count) slots += 1
  }
  return { slots, rows }
}

function stageOf(drop: MockDrop, { intent, scope }: Order, settledRows: number) {
  if (intent === 'GIVE_BACK') return { stage: 'OVER', end: 'STOPPED' }
  if (settledRows === drop.rowCount) return { stage: 'OVER', end: 'COMPLETE' }
  const going = scope === 'ALL' ? 'SENDING' : 'ON_REQUEST'
  return { stage: intent === 'PAUSE' ? 'PAUSED' : going, end: null }
}

function toSending(drop: MockDrop, order: Order) {
  const settled = settledOf(drop)
  const fee = gasPerRow * BigInt(settled.rows) * feePerGas
  return {
    id: drop.id,
    ...stageOf(drop, order, settled.rows),
    scope: order.scope,
    requests: { ...order.requests, usedToday: order.requests.rows.size },
    ...{ intent: order.intent, account, fees: order.fees, orderedAt: order.orderedAt, changedAt: new Date() },
    ...{ slots: drop.slotCount, settledSlots: settled.slots, rows: drop.rowCount, settledRows: settled.rows },
    ...{
      refusedRows: 0,
      refused: [],
      transactions: settled.slots,
      wasted: 0,
      feesSpent: fee,
      inFlight: 0,
      purse: 10n ** 17n,
    },
    ...{ waiting: null, problem: null, isInDoubt: false, returned: null },
    timeline: ({ first }: { first: number }) =>
      order.events
        .toReversed()
        .slice(0, first)
        .map((event, index, shown) => ({ ...event, id: `${shown.length - index}`, facts: [] })),
  }
}

/** How the service gets on with a drop, and what it takes: for its sender. */
export const sendingFields = {
  sending(drop: MockDrop, _args: unknown, context: MockContext) {
    const order = isOwn(drop, context) ? ordersOf(context).get(drop.id) : undefined
    return order ? toSending(drop, order) : null
  },
  request(drop: MockDrop, { recipient }: { recipient: Address }, context: MockContext) {
    return toRowRequests(drop, ordersOf(context).get(drop.id), recipient)
  },
  sendingQuote(drop: MockDrop, { ceiling }: Partial<Fees>, context: MockContext) {
    if (!isOwn(drop, context)) return null
    const settled = settledOf(drop)
    const rows = drop.rowCount - settled.rows
    const gas = gasPerRow * BigInt(rows)
    const most = BigInt(ceiling ?? 2n * feePerGas)
    return {
      __typename: 'SendingQuote',
      ...{ account, rows, slots: drop.slotCount - settled.slots, transactions: drop.slotCount - settled.slots },
      ...{ gas, isMeasured: true, feePerGas, fee: gas * feePerGas, feeAtCeiling: gas * most },
      ...{ gasMoney: (gas * most * 9n) / 8n, purse: 0n, seconds: 12 * drop.slotCount, madeAt: new Date() },
    }
  },
}

function ownDrop(context: MockContext, id: Hex) {
  if (!context.session)
    return problem('NotSignedIn', 'NOT_SIGNED_IN', 'Sign in with the sender’s wallet, then try again.', {
      values: { noun: 'drop' },
    })
  const drop = context.world.drops.find((candidate) => candidate.id === id && isOwn(candidate, context))
  return drop ?? problem('DropNotFound', 'DROP_NOT_FOUND', 'Your account has no such drop.')
}

function change(context: MockContext, id: Hex, intent: Order['intent'], kind: string) {
  const drop = ownDrop(context, id)
  if ('code' in drop) return drop
  const order = ordersOf(context).get(drop.id)
  if (!order) return problem('NotOrdered', 'NOT_ORDERED', 'Nothing was ordered for this drop.')
  order.intent = intent
  order.events.push({ kind, at: new Date() })
  return { __typename: 'SendingChanged', sending: toSending(drop, order) }
}

type ById = { id: Hex }

/** Orders to the service. */
export const sendingMutations = {
  startSending(
    _root: unknown,
    { input: { id, scope, requests, ...fees } }: { input: ById & Fees & Choice },
    context: MockContext,
  ) {
    const drop = ownDrop(context, id)
    if ('code' in drop) return drop
    if (fees.ceiling === '0')
      return problem('FeesRefused', 'FEES_REFUSED', 'The most that gas may cost is above zero.', {
        values: { reasonKey: 'ceilingZero', reason: 'The most that gas may cost is above zero.' },
      })
    const now = new Date()
    const known = ordersOf(context).get(drop.id)
    const order: Order = {
      ...{ orderedAt: now, events: [], scope: 'ALL', requests: noRequests(), ...known },
      ...{ fees, intent: 'SEND' },
    }
    order.scope = scope ?? order.scope
    order.requests = { ...order.requests, ...requests }
    order.events.push({ kind: known ? 'RESUMED' : 'ORDERED', at: now })
    ordersOf(context).set(drop.id, order)
    return { __typename: 'SendingChanged', sending: toSending(drop, order) }
  },
  changeRequests(_root: unknown, { id, requests }: ById & { requests: Policy }, context: MockContext) {
    const drop = ownDrop(context, id)
    if ('code' in drop) return drop
    const order = ordersOf(context).get(drop.id)
    if (!order) return problem('NotOrdered', 'NOT_ORDERED', 'Nothing was ordered for this drop.')
    order.requests = { ...order.requests, ...requests }
    order.events.push({ kind: 'REQUESTS_CHANGED', at: new Date() })
    return { __typename: 'SendingChanged', sending: toSending(drop, order) }
  },
  requestRows: (_root: unknown, args: { input: { id: Hex; recipient: Address } }, context: MockContext) =>
    requestRows(args, context, (drop) => ordersOf(context).get(drop.id)),
  requestClaim: (_root: unknown, args: Parameters<typeof requestClaim>[0], context: MockContext) =>
    requestClaim(args, context, (drop) => ordersOf(context).get(drop.id)),
  lookAtSending(_root: unknown, { id }: ById, context: MockContext) {
    const drop = ownDrop(context, id)
    if ('code' in drop) return drop
    const order = ordersOf(context).get(drop.id)
    return order
      ? { __typename: 'SendingChanged', sending: toSending(drop, order) }
      : problem('NotOrdered', 'NOT_ORDERED', 'Nothing was ordered for this drop.')
  },
  pauseSending: (_root: unknown, { id }: ById, context: MockContext) => change(context, id, 'PAUSE', 'PAUSED'),
  resumeSending: (_root: unknown, { id }: ById, context: MockContext) => change(context, id, 'SEND', 'RESUMED'),
  stopSending: (_root: unknown, { id }: ById, context: MockContext) => change(context, id, 'GIVE_BACK', 'STOPPED'),
}

/** Chains on which the service sends. */
export function sendingChains(): number[] {
  return [mockChainId]
}

/** Whether an account is the service's. */
export function isSenderService(_root: unknown, { address }: { address: Address }): boolean {
  return isAddressEqual(address, account)
}
