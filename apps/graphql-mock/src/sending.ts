import type { AskedRow, RowRequests, SendingEvent, SendingOrder, SendingService } from '@slotdrop/api/sending'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { slotWord } from '@slotdrop/drops'
import { type Address, decodeFunctionData, type Hex, isAddressEqual, keccak256, toHex } from 'viem'
import { type Chain, mockChainId } from './worlds.ts'

/** The account that the service would send with. It has no key. */
const account: Address = '0x00000000000000000000000000000000000005E4'
const gasPerRow = 28_000n
const feePerGas = 1_200_000_000n
/** Milliseconds after which a requested row is in a transaction, and after which it is received. */
const [sentAfter, receivedAfter] = [3_000, 8_000]

type Request = AskedRow & { readonly account: Address; readonly askedAt: number }

type Order = Pick<SendingOrder, 'fees' | 'scope' | 'intent'> & {
  readonly requests: Pick<SendingOrder['requests'], 'isAllowed' | 'rowsPerDay'>
  readonly orderedAt: number
}

function stageOf({ intent, scope }: Order, isComplete: boolean): Pick<SendingOrder['status'], 'stage' | 'end'> {
  if (intent === 'give-back') return { stage: 'over', end: 'stopped' }
  if (isComplete) return { stage: 'over', end: 'complete' }
  if (intent === 'pause') return { stage: 'paused' }
  return { stage: scope === 'all' ? 'sending' : 'on-request' }
}

/** A sender service that takes every order and sends nothing: progress is that of the world, requested rows advance by the clock. */
export function createSending(chain: Chain, clock: () => Date): SendingService {
  const orders = new Map<Hex, Order>()
  const events = new Map<Hex, SendingEvent[]>()
  const requests = new Map<Hex, Map<string, Request>>()
  const now = () => clock().getTime()
  const requestsOf = (id: Hex) => requests.get(id) ?? new Map<string, Request>()

  const countSettled = async (id: Hex) => {
    const { rows = 0, slots = [], bitmaps = [] } = (await chain.readDrop(id)) ?? {}
    const counts = bitmaps.map((bitmap) => slotWord.count(bitmap))
    const settledRows = counts.reduce((sum, count) => sum + count, 0)
    const settledSlots = counts.filter((count, slot) => count === slots[slot]).length
    return { rows, slots: slots.length, settledRows, settledSlots }
  }
  const getOrder = async (dropId: Hex): Promise<SendingOrder | undefined> => {
    const order = orders.get(dropId)
    if (!order) return undefined
    const settled = await countSettled(dropId)
    return {
      ...{ ...order, dropId, account, changedAt: now() },
      requests: { ...order.requests, usedToday: requestsOf(dropId).size },
      status: {
        ...{ ...settled, ...stageOf(order, settled.settledRows === settled.rows) },
        ...{ refusedRows: 0, wasted: 0, inFlight: 0, isInDoubt: false, transactions: settled.settledSlots },
        ...{ feesSpent: gasPerRow * BigInt(settled.settledRows) * feePerGas, purse: 10n ** 17n },
      },
    }
  }
  const note = (id: Hex, kind: SendingEvent['kind']) => {
    const list = events.get(id) ?? []
    events.set(id, [{ id: String(list.length + 1), kind, at: now(), facts: {} }, ...list])
  }
  const change = async (id: Hex, changes: Partial<Order>, kind: SendingEvent['kind']) => {
    const order = orders.get(id)
    if (!order) return undefined
    orders.set(id, { ...order, ...changes })
    note(id, kind)
    return getOrder(id)
  }
  const barOf = (id: Hex): RowRequests['bar'] => {
    const order = orders.get(id)
    if (!order?.requests.isAllowed) return 'not-allowed'
    if (order.intent === 'give-back') return 'ended'
    if (order.scope === 'all') return 'all-sent'
    if (order.intent === 'pause') return 'paused'
    return requestsOf(id).size >= order.requests.rowsPerDay ? 'budget-used' : undefined
  }
  const getRequests = async (id: Hex, recipient: Address): Promise<RowRequests> => {
    const rows = [...requestsOf(id).values()]
      .filter((request) => isAddressEqual(request.account, recipient))
      .map(({ slot, slotRow, signed, askedAt }) => {
        const age = now() - askedAt
        const state = age < sentAfter ? 'queued' : age < receivedAfter ? 'on-its-way' : 'received'
        const hash = state === 'queued' ? undefined : keccak256(toHex(`${id}/${slot}/${askedAt}`))
        return { slot, slotRow, signed, state, hash, problem: undefined, askedAt, changedAt: askedAt } as const
      })
    return { bar: barOf(id), waiting: undefined, rows }
  }
  /** The reason that a signature is not taken: another counts, or the row is in a transaction. */
  const obstacleTo = ({ signed }: AskedRow, known: Request | undefined) => {
    if (!signed || !known || known.signed?.signature === signed.signature) return undefined
    if (now() - known.askedAt >= sentAfter) return 'on-its-way'
    return (known.signed?.deadline ?? 0n) >= signed.deadline ? 'not-later' : undefined
  }

  return {
    getOrder,
    getRequests,
    listChains: async () => [mockChainId],
    isAccountOf: async (_id, address) => isAddressEqual(address, account),
    listEvents: async (id, count) => (events.get(id) ?? []).slice(0, count),
    quote: async ({ id }, fees) => {
      const settled = await countSettled(id)
      const rows = settled.rows - settled.settledRows
      const slots = settled.slots - settled.settledSlots
      const gas = gasPerRow * BigInt(rows)
      const feeAtCeiling = gas * (fees?.ceiling ?? 2n * feePerGas)
      const plan = {
        ...{ account, rows, slots, transactions: slots, gas, isMeasured: true, feePerGas, fee: gas * feePerGas },
        ...{ feeAtCeiling, gasMoney: (feeAtCeiling * 9n) / 8n, purse: 0n, seconds: 12 * settled.slots, madeAt: now() },
      }
      return { kind: 'plan', plan }
    },
    start: async ({ id }, fees, choice = {}) => {
      const known = orders.get(id)
      const { scope = known?.scope ?? 'all' } = choice
      const policy = choice.requests ?? known?.requests ?? { isAllowed: false, rowsPerDay: 0 }
      orders.set(id, { orderedAt: known?.orderedAt ?? now(), intent: 'send', fees, scope, requests: policy })
      note(id, known ? 'resumed' : 'ordered')
      return (await getOrder(id)) as SendingOrder
    },
    look: getOrder,
    pause: (id) => change(id, { intent: 'pause' }, 'paused'),
    resume: (id) => change(id, { intent: 'send' }, 'resumed'),
    stop: (id) => change(id, { intent: 'give-back' }, 'stopped'),
    setRequests: (id, policy) => change(id, { requests: policy }, 'requests-changed'),
    tryClaim: async (id, { data }) => {
      const { functionName, args } = decodeFunctionData({ abi: slotDistributorAbi, data })
      if (functionName !== 'claimBySig') return undefined
      const [, slot, slotRow] = args
      const { bitmaps = [] } = (await chain.readDrop(id)) ?? {}
      if (slotWord.isSet(bitmaps[Number(slot)] ?? 0n, Number(slotRow)))
        return { kind: 'refused', errorName: 'AlreadySettled' }
      // No chain judges signatures here: only an empty one is bad.
      return args.at(-1) === '0x' ? { kind: 'refused', errorName: 'BadSignature' } : { kind: 'passes' }
    },
    request: async (id, { account: recipient, rows }) => {
      const refusedFor = barOf(id)
      const known = requestsOf(id)
      const keyOf = ({ slot, slotRow }: AskedRow) => `${slot}:${slotRow}`
      const notTaken = rows.map((row) => obstacleTo(row, known.get(keyOf(row)))).find((obstacle) => obstacle)
      const limit = orders.get(id)?.requests.rowsPerDay ?? 0
      for (const row of notTaken ? [] : rows) {
        const request = known.get(keyOf(row))
        if (request ? row.signed : known.size < limit)
          known.set(keyOf(row), { ...row, account: recipient, askedAt: request?.askedAt ?? now() })
      }
      requests.set(id, known)
      return { refusedFor, notTaken, requests: await getRequests(id, recipient) }
    },
  }
}
