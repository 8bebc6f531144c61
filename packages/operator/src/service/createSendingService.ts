import { setTimeout as delay } from 'node:timers/promises'
import type { Address, Hex } from '@slotdrop/drops'
import type { Jobs } from '@slotdrop/jobs'
import { laneQueue, planQueue } from '../queues.ts'
import { askForRows, findObstacle, getRowRequests } from '../requests/requests.ts'
import type { AskedRow, RequestAnswer, RowRequests } from '../requests/RowRequests.ts'
import type { RequestsPolicy, SendingChoice, SendingFees, SendingOrder } from '../status.ts'
import type { OperatorDatabase } from '../store/OperatorDatabase.ts'
import { getOrder, isAccountOf, type OrderedDrop, putOrder, setIntent, setRequestsPolicy } from '../store/orders.ts'
import { askForPlan, getPlan, type PlanAnswer } from '../store/plans.ts'
import { listServedChains } from '../store/processes.ts'
import { listEvents } from '../store/timeline.ts'

/** Milliseconds for which whoever asks for a plan is kept waiting, and between looks for it. */
const planPatience = 4_000
const planPoll = 100
/** Milliseconds for which it is remembered which chains are served. */
const servedMilliseconds = 5_000

/**
 * What a sender may ask of the service, and recipients where she allows it, over the database: whoever answers her needs neither the seed nor a node. Nothing here moves money:
 * a process that has the seed does what the chain lets its account do.
 */
export function createSendingService({
  db,
  jobs,
}: {
  readonly db: OperatorDatabase
  readonly jobs: Pick<Jobs, 'send'>
}) {
  let served: { readonly at: number; readonly chains: Promise<number[]> } | undefined

  /** Chains on which drops are sent at the moment: some process works for them. */
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
    /** What sending takes; undefined while it is still reckoned: ask again in a second. */
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
    /** Sends a drop as soon as, and as long as, the chain names the account of the service; also goes on after a pause, and changes fees. */
    async start(drop: OrderedDrop, fees: SendingFees, choice?: SendingChoice): Promise<SendingOrder> {
      const order = await putOrder(db, drop, fees, choice)
      await lookAt(drop.id)
      return order
    },
    /** Has the chain looked at, whether it was time for that or not; nothing that was ordered changes. */
    look: async (dropId: Hex) => change(await getOrder(db, dropId)),
    /** Stops after what is under way. */
    pause: async (dropId: Hex) => change(await setIntent(db, dropId, 'pause')),
    /** Goes on as ordered before. */
    resume: async (dropId: Hex) => change(await setIntent(db, dropId, 'send')),
    /** Stops, and sends what is left of the gas money back to the drop's sender. */
    stop: async (dropId: Hex) => change(await setIntent(db, dropId, 'give-back')),
    /** Allows recipients to ask for their rows, or no longer. */
    setRequests: (dropId: Hex, policy: RequestsPolicy) => setRequestsPolicy(db, dropId, policy),
    /** Asks for rows of a recipient: those that fit what is left of the day. A signature was verified by whoever asks. */
    async request(
      dropId: Hex,
      asked: { readonly account: Address; readonly rows: readonly AskedRow[] },
    ): Promise<RequestAnswer> {
      const refusedFor = await askForRows(db, dropId, asked)
      const notTaken = await findObstacle(db, dropId, asked.rows)
      return { refusedFor, notTaken, requests: await getRowRequests(db, dropId, asked.account) }
    },
    /** What a recipient may ask for, and asked for. */
    getRequests: (dropId: Hex, account: Address): Promise<RowRequests> => getRowRequests(db, dropId, account),
    getOrder: (dropId: Hex) => getOrder(db, dropId),
    isAccountOf: (dropId: Hex, account: Address) => isAccountOf(db, dropId, account),
    /** What happened to a drop, newest first. */
    listEvents: (dropId: Hex, count: number) => listEvents(db, dropId, count),
  }
}
