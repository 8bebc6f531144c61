import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type {
  RequestedRow,
  SendingChoice,
  SendingFees,
  SendingOrder,
  SendingQuote,
  SendingService,
} from '../src/sending.ts'

export const testQuote: SendingQuote = {
  ...{ account: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', slots: 1, rows: 1, transactions: 1 },
  ...{ gas: 50_000n, isMeasured: true, feePerGas: 1n, fee: 50_000n, feeAtCeiling: 100_000n, gasMoney: 120_000n },
  ...{ purse: 0n, seconds: 12, madeAt: 1_772_366_400_000 },
}

function toOrder(
  dropId: Hex,
  intent: SendingOrder['intent'],
  fees: SendingFees,
  { scope = 'all', requests = { isAllowed: false, rowsPerDay: 0 } }: SendingChoice,
): SendingOrder {
  return {
    ...{ scope, requests: { ...requests, usedToday: 0 } },
    ...{ dropId, intent, fees, account: testQuote.account, orderedAt: 1_772_366_400_000, changedAt: 1_772_366_460_000 },
    status: {
      ...{ stage: 'unnamed', slots: 1, settledSlots: 0, rows: 1, settledRows: 0, refusedRows: 0 },
      ...{ transactions: 0, wasted: 0, feesSpent: 0n, inFlight: 0, isInDoubt: false },
    },
  }
}

/** A sender service that takes every order for chain 1 and keeps it, and sends nothing. Whoever may ask for rows has them queued. */
export function createTestSending(): SendingService & {
  readonly orders: Map<Hex, SendingOrder>
  readonly asked: Map<string, RequestedRow[]>
} {
  const orders = new Map<Hex, SendingOrder>()
  const asked = new Map<string, RequestedRow[]>()
  const set = async (id: Hex, intent: SendingOrder['intent'], fees?: SendingFees, choice?: SendingChoice) => {
    const known = orders.get(id)
    const order = toOrder(id, intent, fees ?? known?.fees ?? { ceiling: 1n }, { ...known, ...choice })
    orders.set(id, order)
    return order
  }
  const getRequests = async (id: Hex, account: Address) => {
    const bar = orders.get(id)?.requests.isAllowed ? undefined : ('not-allowed' as const)
    return { bar, waiting: undefined, rows: asked.get(`${id}/${account}`) ?? [] }
  }
  return {
    orders,
    asked,
    listChains: async () => [1],
    quote: async () => ({ kind: 'plan', plan: testQuote }),
    start: (drop, fees, choice) => set(drop.id, 'send', fees, choice),
    look: async (id) => orders.get(id) ?? set(id, 'send'),
    pause: (id) => set(id, 'pause'),
    resume: (id) => set(id, 'send'),
    stop: (id) => set(id, 'give-back'),
    setRequests: (id, requests) => set(id, 'send', undefined, { requests }),
    async request(id, { account, rows }) {
      const found = await getRequests(id, account)
      if (found.bar) return { refusedFor: found.bar, notTaken: 'given-up', requests: found }
      const queued = rows.map(({ slot, slotRow, signed }): RequestedRow => {
        const [askedAt, changedAt] = [1_772_366_400_000, 1_772_366_401_000]
        return { slot, slotRow, signed, state: 'queued', hash: undefined, problem: undefined, askedAt, changedAt }
      })
      asked.set(`${id}/${account}`, queued)
      return { refusedFor: undefined, notTaken: undefined, requests: await getRequests(id, account) }
    },
    tryClaim: async () => undefined,
    getRequests,
    getOrder: async (id) => orders.get(id) ?? set(id, 'send'),
    isAccountOf: async (id, account) => isAddressEqual(orders.get(id)?.account ?? zeroAddress, account),
    listEvents: async () => [{ id: '1', kind: 'ordered', at: 1_772_366_400_000, facts: {} }],
  }
}
