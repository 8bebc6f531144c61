import { randomUUID } from 'node:crypto'
import { type Clock, systemClock, toDeliveryError } from '@slotdrop/delivery'
import { OperatorError } from './errors.ts'
import { createLists } from './lane/createLists.ts'
import { runLane } from './lane/runLane.ts'
import { toProblem } from './lane/toProblem.ts'
import type { Jobs, RunningJob } from '@slotdrop/jobs'
import type { OperatorContext } from './OperatorContext.ts'
import { makePlan } from './plan/makePlan.ts'
import { type DropJob, laneQueue, planQueue } from './queues.ts'
import { listOverdue } from './store/orders.ts'
import { getAskedFees, putPlan } from './store/plans.ts'
import { assertSeed, keepAlive, leaveWork } from './store/processes.ts'

/** How a process works. */
export type OperatorParameters = Omit<OperatorContext, 'clock'> & {
  /** Default: the clock on the wall. */
  readonly clock?: Clock | undefined
  /** Opened with the queues of this package. */
  readonly jobs: Pick<Jobs, 'send' | 'work'>
  /** Chains whose nodes are configured. */
  readonly chainIds: readonly number[]
  /** Drops that this process sends at once. Default 8. */
  readonly maxLanes?: number | undefined
}

/** A process of the service at work. */
export type Operator = {
  /** Drops that this process has in hand. */
  lanes(): number
  /** Milliseconds since 1970 of the last time that the database took word of this process; undefined before. */
  seenAt(): number | undefined
  /** Ends once every transaction under way is written down and broadcast. Others go on with the drops. */
  stop(): Promise<void>
}

const defaultLanes = 8
const maxPlans = 2
/** Milliseconds between looks for drops that somebody has to look at, and between words that this process is there. */
const sweepMilliseconds = 2_000
const aliveMilliseconds = 15_000

/**
 * Begins to work: sends the drops that are ordered, as many processes as share the database. It holds nothing that another process needs.
 *
 * @throws SeedChangedError when the database's accounts were made from another seed
 */
export async function createOperator(parameters: OperatorParameters): Promise<Operator> {
  const { db, jobs, keyring, chainIds, clock = systemClock, logger, maxLanes = defaultLanes } = parameters
  const context: OperatorContext = { ...parameters, clock }
  const found = await assertSeed(db, keyring)
  if (found !== 'same') logger.info({ fingerprint: keyring.fingerprint, found }, 'the seed was noted')
  const id = randomUUID()
  const lists = createLists(parameters.fetchManifest)
  const ending = new AbortController()
  const turns = new Set<Promise<unknown>>()
  let seenAt: number | undefined

  const takeTurn = async ({ data: { dropId }, signal: ofJob }: RunningJob<DropJob>) => {
    const signal = AbortSignal.any([ofJob, ending.signal])
    if (signal.aborted) return undefined
    // Another name for each turn: one that was lost is never mistaken for its successor.
    const turn = runLane(context, { lists, dropId, owner: `${id}/${randomUUID()}`, signal })
    turns.add(turn)
    try {
      await turn
    } finally {
      turns.delete(turn)
    }
    return undefined
  }
  const plan = async ({ data: { dropId } }: RunningJob<DropJob>) => {
    const asked = await getAskedFees(db, dropId)
    if (!asked) return undefined
    try {
      const made = await makePlan(context, await lists.get(dropId), asked.fees)
      await putPlan(db, dropId, asked.key, { kind: 'plan', plan: made })
    } catch (error) {
      const known = error instanceof OperatorError ? error : toDeliveryError(error)
      logger.warn({ error, dropId }, 'a drop could not be planned')
      await putPlan(db, dropId, asked.key, { kind: 'problem', problem: toProblem(known) })
    }
    return undefined
  }

  const sweep = async () => {
    if (seenAt === undefined || clock.now() - seenAt >= aliveMilliseconds) {
      await keepAlive(db, { id, chainIds, lanes: turns.size })
      seenAt = clock.now()
    }
    for (const dropId of await listOverdue(db, 0)) await jobs.send(laneQueue, { dropId }, { key: dropId })
  }
  let sweeping: Promise<void> | undefined
  const startSweep = () => {
    sweeping ??= sweep()
      .catch((error: unknown) => logger.warn({ error }, 'the database was not asked for drops to look at'))
      .finally(() => {
        sweeping = undefined
      })
  }
  await keepAlive(db, { id, chainIds, lanes: 0 })
  seenAt = clock.now()
  await jobs.work(planQueue, plan, { concurrency: maxPlans })
  await jobs.work(laneQueue, takeTurn, { concurrency: maxLanes })
  const timer = setInterval(startSweep, sweepMilliseconds)
  startSweep()

  return {
    lanes: () => turns.size,
    seenAt: () => seenAt,
    async stop() {
      clearInterval(timer)
      ending.abort()
      await sweeping
      await Promise.allSettled(turns)
      await leaveWork(db, id).catch((error: unknown) =>
        logger.warn({ error }, 'nobody was told that this process ends'),
      )
    },
  }
}
