import type { SendingEventKind } from '@slotdrop/api/sending'
import type { Hex } from '@slotdrop/drops'
import { LaneLostError } from '../errors.ts'
import type { OperatorContext } from '../OperatorContext.ts'
import type { SendingOrder, SendingStatus } from '../status.ts'
import { renewLane } from '../store/lanes.ts'
import { getOrder, type LaneNotes, writeNotes } from '../store/orders.ts'
import { addEvent } from '../store/timeline.ts'
import { newsOf } from './newsOf.ts'

/** Milliseconds between words to the database that this process still has the lane, and looks at what its sender ordered meanwhile. */
const renewMilliseconds = 2_000

/** A lane as its owner has it: what its sender orders, and what is written down. */
export type LaneHold = {
  readonly owner: string
  /** Aborted when the lane was lost, or the process is asked to end. */
  readonly signal: AbortSignal
  /** The order as last read. */
  getOrder(): SendingOrder
  /** The order as last read, for who decides by it what to do. */
  heed(): SendingOrder
  /** Revision of the order by which was decided last: a newer one may have been read since, and waits to be heeded. */
  getHeededRevision(): number
  /** How many rows had been asked for when they were last looked at. */
  getRequestsSeen(): number
  /** Rows that were asked for were looked at: so many were ever asked for then. */
  seeRequests(asked: number): void
  /** Called with each newer order. */
  onOrder(listener: (order: SendingOrder) => void): () => void
  /** The status as it is to be written; written at once, or with the next renewal. */
  setStatus(changes: Partial<SendingStatus>): void
  getStatus(): SendingStatus
  /** Writes down what is to be remembered beside the status, and the status with it. */
  write(notes?: Omit<LaneNotes, 'status' | 'events'>): Promise<void>
  note(kind: SendingEventKind, facts?: Readonly<Record<string, string>>): Promise<void>
  /** Ends the renewals; what was not written yet is written. */
  end(): Promise<void>
}

type HoldParameters = {
  readonly owner: string
  readonly order: SendingOrder
  /** Aborted when the process is asked to end. */
  readonly signal: AbortSignal
}

/** Keeps a lane that was taken, for as long as the database says that it is this owner's. A database that is gone is asked again. */
export function holdLane(
  { db, logger, clock }: OperatorContext,
  { order: first, ...parameters }: HoldParameters,
): LaneHold {
  const { owner } = parameters
  const dropId: Hex = first.dropId
  const lost = new AbortController()
  const listeners = new Set<(order: SendingOrder) => void>()
  let order = first
  let { status } = first
  let isUnwritten = false
  let requestsSeen = first.requestsAsked
  let heededRevision = first.revision

  const writeNow = async (notes: Omit<LaneNotes, 'status' | 'events'>) => {
    isUnwritten = false
    try {
      const { events, status: recorded } = newsOf(status, order, clock.now())
      await writeNotes(db, dropId, owner, { ...notes, events, status: recorded })
      const { noted, hasBegun } = recorded
      status = { ...status, noted, hasBegun }
      const { account = order.account, namedAtBlock = order.namedAtBlock } = notes
      order = { ...order, account, namedAtBlock }
    } catch (error) {
      isUnwritten = true
      if (error instanceof LaneLostError) lost.abort(error)
      throw error
    }
  }
  let writing: Promise<void> = Promise.resolve()
  // One after the other, or the timeline would record the same twice.
  const write = (notes: Omit<LaneNotes, 'status' | 'events'> = {}) => {
    writing = writing.then(
      () => writeNow(notes),
      () => writeNow(notes),
    )
    return writing
  }
  const renew = async () => {
    await renewLane(db, dropId, owner)
    const newest = await getOrder(db, dropId)
    if (newest && newest.revision !== order.revision) {
      order = newest
      for (const listener of listeners) listener(order)
    }
    if (isUnwritten) await write()
  }
  let renewing: Promise<void> | undefined
  const timer = setInterval(() => {
    renewing ??= renew()
      .catch((error: unknown) => {
        if (error instanceof LaneLostError) lost.abort(error)
        else logger.warn({ error, dropId }, 'the database did not take word of a lane')
      })
      .finally(() => {
        renewing = undefined
      })
  }, renewMilliseconds)

  return {
    owner,
    signal: AbortSignal.any([parameters.signal, lost.signal]),
    getOrder: () => order,
    heed() {
      heededRevision = order.revision
      return order
    },
    getHeededRevision: () => heededRevision,
    getRequestsSeen: () => requestsSeen,
    seeRequests(asked) {
      requestsSeen = asked
    },
    onOrder(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setStatus(changes) {
      status = { ...status, ...changes }
      isUnwritten = true
    },
    getStatus: () => status,
    write,
    note: (kind, facts = {}) => addEvent(db, dropId, kind, facts),
    async end() {
      clearInterval(timer)
      await renewing
      if (isUnwritten && !lost.signal.aborted) await write()
    },
  }
}
