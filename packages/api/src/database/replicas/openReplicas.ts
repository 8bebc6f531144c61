import type { Database } from '../database.ts'
import type { OpenPoolParameters } from '../openPool.ts'
import type { Migration } from '../runMigrations.ts'
import { batched } from './batched.ts'
import {
  openReplica,
  readPosition,
  readPublications,
  type PrimaryPosition,
  type ReplicaHealth,
  type ReplicaState,
} from './openReplica.ts'
import { readPrimary, readReplica, type PublicReader } from './publicReader.ts'

/** The replicas of a database. */
export type Replicas = {
  /** A reader for one request of what is public. */
  readonly readPublic: () => PublicReader
  /** How each does, in the order of its URLs. */
  readonly health: () => readonly ReplicaHealth[]
  readonly close: () => Promise<void>
}

export type OpenReplicasParameters = {
  readonly urls: readonly string[]
  readonly primary: Database
  readonly migrations: readonly Migration[]
  readonly pool: Pick<OpenPoolParameters, 'size' | 'traced' | 'onConnectionError'>
  readonly onState?: ((replica: number, state: ReplicaState) => void) | undefined
}

/** How often each is looked at. One that fails is left alone at once, and used again after the next look. */
const checkMs = 1_000

/** Opens replicas and looks after them. None has to be there, at first or ever: what it does not answer the primary does. */
export async function openReplicas(parameters: OpenReplicasParameters): Promise<Replicas> {
  const { urls, primary, migrations, pool, onState } = parameters
  const countPublications = batched(() => readPublications(primary))
  const replicas = urls.map((url, place) =>
    openReplica({ url, migrations, countPublications, pool, onState: (state) => onState?.(place, state) }),
  )
  if (replicas.length === 0) return { readPublic: () => readPrimary(primary), health: () => [], close: async () => {} }

  let position: PrimaryPosition | undefined
  const checkAll = batched(async () => {
    // Of a primary that is gone, what it said last still tells who follows it.
    const known = await readPosition(primary).catch(() => position)
    position = known
    if (known) await Promise.all(replicas.map((replica) => replica.check(known)))
  })
  await checkAll()
  const timer = setInterval(() => void checkAll(), checkMs)
  timer.unref()
  let turn = 0
  return {
    readPublic: () => {
      for (const state of ['ready', 'behind']) {
        const usable = replicas.filter((replica) => replica.health().state === state)
        const chosen = usable[turn++ % usable.length]
        if (chosen) return readReplica(primary, chosen)
      }
      return readPrimary(primary)
    },
    health: () => replicas.map(({ health }) => health()),
    close: async () => {
      clearInterval(timer)
      await Promise.all(replicas.map(({ close }) => close()))
    },
  }
}
