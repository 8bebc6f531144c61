import { randomUUID } from 'node:crypto'
import { type Clock, type RefusalKind, systemClock } from '@slotdrop/delivery'
import { createLists } from './lane/createLists.ts'
import { runLane } from './lane/runLane.ts'
import type { Jobs, RunningJob } from '@slotdrop/jobs'
import type { OperatorContext } from './OperatorContext.ts'
import { answerPlan } from './plan/answerPlan.ts'
import { type DropJob, laneQueue, planQueue } from './queues.ts'
import { createStopwatch, type Stopwatch } from './stopwatch.ts'
import { listOverdue } from './store/orders.ts'
import { assertSeed, keepAlive, leaveWork } from './store/processes.ts'

/** How a process works. */
export type OperatorParameters = Omit<OperatorContext, 'clock' | 'stopwatch'> & {
  /** Default: the clock on the wall. */
  readonly clock?: Clock | undefined
  /** Default: one that runs evenly whatever that clock does. */
  readonly stopwatch?: Stopwatch | undefined
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
  /** Broadcasts of this process that every node refused, by class of their answer. */
  refused(): ReadonlyMap<RefusalKind, number>
  /** Milliseconds since the database last took word of this process. */
  silence(): number
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
  const { db, jobs, keyring, chainIds, logger, maxLanes = defaultLanes } = parameters
  const { clock = systemClock, stopwatch = createStopwatch() } = parameters
  const refused = new Map<RefusalKind, number>()
  const onRefusal = (kind: RefusalKind) => void refused.set(kind, (refused.get(kind) ?? 0) + 1)
  const context: OperatorContext = { ...parameters, clock, stopwatch, onRefusal }
  const found = await assertSeed(db, keyring)
  if (found !== 'same') logger.info({ fingerprint: keyring.fingerprint, found }, 'the seed was noted')
  const id = randomUUID()
  const lists = createLists(parameters.fetchManifest)
  const ending = new AbortController()
  const turns = new Set<Promise<unknown>>()

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
    await answerPlan(context, lists, dropId)
    return undefined
  }
  await keepAlive(db, { id, chainIds, lanes: 0 })
  let seenAt = stopwatch.read()
  const sweep = async () => {
    if (stopwatch.read() - seenAt >= aliveMilliseconds) {
      await keepAlive(db, { id, chainIds, lanes: turns.size })
      seenAt = stopwatch.read()
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
  await jobs.work(planQueue, plan, { concurrency: maxPlans })
  await jobs.work(laneQueue, takeTurn, { concurrency: maxLanes })
  const timer = setInterval(startSweep, sweepMilliseconds)
  startSweep()

  return {
    lanes: () => turns.size,
    refused: () => refused,
    silence: () => stopwatch.read() - seenAt,
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
