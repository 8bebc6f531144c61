import type {
  AskedRow,
  RequestAnswer,
  RequestsPolicy,
  RowRequests,
  SendingChoice,
  SendingFees,
} from '@slotdrop/api/sending'
import { setTimeout as delay } from 'node:timers/promises'
import type { Address, Hex } from '@slotdrop/drops'
import type { Jobs } from '@slotdrop/jobs'
import { laneQueue, planQueue } from '../queues.ts'
import { askForRows, findObstacle, getRowRequests } from '../requests/requests.ts'
import type { SendingOrder } from '../status.ts'
import type { OperatorDatabase } from '../store/OperatorDatabase.ts'
import { getOrder, isAccountOf, type OrderedDrop, putOrder, setIntent, setRequestsPolicy } from '../store/orders.ts'
import { askForPlan, getPlan, type PlanAnswer } from '../store/plans.ts'
import { listServedChains } from '../store/processes.ts'
import { listEvents } from '../store/timeline.ts'

/** Milliseconds that a request for a plan waits, and its polling interval. */
const planPatience = 4_000
const planPoll = 100
/** Milliseconds for which the list of served chains is cached. */
const servedMilliseconds = 5_000

/**
 * The sender service's interface for senders and, if the sender allows it, recipients. It only reads and writes the database, so the API
 * needs neither seed nor node. A process with the seed carries out the orders.
 */
export function createSendingService({
  db,
  jobs,
}: {
  readonly db: OperatorDatabase
  readonly jobs: Pick<Jobs, 'send'>
}) {
  let served: { readonly at: number; readonly chains: Promise<number[]> } | undefined

  /** Chains that a running process serves. */
  const listChains = (): Promise<number[]> => {
    if (!served || performance.now() - served.at > servedMilliseconds) {
      const chains = listServedChains(db)
      served = { at: performance.now(), chains }
      chains.catch(() => {
        served = undefined
      })
    }
    return served.chains
  }
  const lookAt = (dropId: Hex) => jobs.send(laneQueue, { dropId }, { key: dropId })
  const change = async (order: SendingOrder | undefined): Promise<SendingOrder | undefined> => {
    if (order) await lookAt(order.dropId)
    return order
  }
  return {
    listChains,
    /** The sending plan. Undefined while it is being computed; retry in a second. */
    async quote(
      drop: OrderedDrop,
      fees: SendingFees | undefined,
      signal?: AbortSignal,
    ): Promise<PlanAnswer | undefined> {
      const known = await getPlan(db, drop.id, fees)
      if (known) return known
      await askForPlan(db, drop.id, fees)
      await jobs.send(planQueue, { dropId: drop.id }, { key: drop.id })
      for (const until = performance.now() + planPatience; performance.now() < until && !signal?.aborted;) {
        await delay(planPoll)
        const made = await getPlan(db, drop.id, fees)
        if (made) return made
      }
      return undefined
    },
    /** Orders sending, which runs while the account of the service is the drop's operator on chain. Also resumes after a pause and changes fees. */
    async start(drop: OrderedDrop, fees: SendingFees, choice?: SendingChoice): Promise<SendingOrder> {
      const order = await putOrder(db, drop, fees, choice)
      await lookAt(drop.id)
      return order
    },
    /** Checks the chain at once, without a change to the order. */
    look: async (dropId: Hex) => change(await getOrder(db, dropId)),
    /** Stops after pending transactions. */
    pause: async (dropId: Hex) => change(await setIntent(db, dropId, 'pause')),
    resume: async (dropId: Hex) => change(await setIntent(db, dropId, 'send')),
    /** Stops, and refunds the gas balance to the drop's sender. */
    stop: async (dropId: Hex) => change(await setIntent(db, dropId, 'give-back')),
    /** Sets whether recipients may request their rows. */
    setRequests: (dropId: Hex, policy: RequestsPolicy) => setRequestsPolicy(db, dropId, policy),
    /** Requests rows of a recipient within the day's remaining budget. The caller has verified signatures. */
    async request(
      dropId: Hex,
      asked: { readonly account: Address; readonly rows: readonly AskedRow[] },
    ): Promise<RequestAnswer> {
      const refusedFor = await askForRows(db, dropId, asked)
      const notTaken = await findObstacle(db, dropId, asked.rows)
      return { refusedFor, notTaken, requests: await getRowRequests(db, dropId, asked.account) }
    },
    getRequests: (dropId: Hex, account: Address): Promise<RowRequests> => getRowRequests(db, dropId, account),
    getOrder: (dropId: Hex) => getOrder(db, dropId),
    isAccountOf: (dropId: Hex, account: Address) => isAccountOf(db, dropId, account),
    /** Events of a drop, newest first. */
    listEvents: (dropId: Hex, count: number) => listEvents(db, dropId, count),
  }
}
