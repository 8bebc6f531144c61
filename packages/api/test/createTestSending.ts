import type { Hex } from 'viem'
import type { SendingFees, SendingOrder, SendingQuote, SendingService } from '../src/sending.ts'

export const testQuote: SendingQuote = {
  ...{ account: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', slots: 1, rows: 1, transactions: 1 },
  ...{ gas: 50_000n, isMeasured: true, feePerGas: 1n, fee: 50_000n, feeAtCeiling: 100_000n, gasMoney: 120_000n },
  ...{ purse: 0n, seconds: 12, madeAt: 1_772_366_400_000 },
}

function toOrder(dropId: Hex, intent: SendingOrder['intent'], fees: SendingFees): SendingOrder {
  return {
    ...{ dropId, intent, fees, account: testQuote.account, orderedAt: 1_772_366_400_000, changedAt: 1_772_366_460_000 },
    status: {
      ...{ stage: 'unnamed', slots: 1, settledSlots: 0, rows: 1, settledRows: 0, refusedRows: 0 },
      ...{ transactions: 0, wasted: 0, feesSpent: 0n, inFlight: 0, isInDoubt: false },
    },
  }
}

/** A sender service that takes every order for chain 1 and keeps it, and sends nothing. */
export function createTestSending(): SendingService & { readonly orders: Map<Hex, SendingOrder> } {
  const orders = new Map<Hex, SendingOrder>()
  const set = async (id: Hex, intent: SendingOrder['intent'], fees: SendingFees = { ceiling: 1n }) => {
    const order = toOrder(id, intent, fees)
    orders.set(id, order)
    return order
  }
  return {
    orders,
    listChains: async () => [1],
    quote: async () => ({ kind: 'plan', plan: testQuote }),
    start: (drop, fees) => set(drop.id, 'send', fees),
    pause: (id) => set(id, 'pause'),
    resume: (id) => set(id, 'send'),
    stop: (id) => set(id, 'give-back'),
    getOrder: async (id) => orders.get(id) ?? set(id, 'send'),
    listEvents: async () => [{ kind: 'ordered', at: 1_772_366_400_000, facts: {} }],
  }
}
