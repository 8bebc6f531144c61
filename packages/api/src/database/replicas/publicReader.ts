import type { Database } from '../database.ts'
import { currentSignal } from '../statementSignal.ts'

/**
 * Reads what is public, for one request: from one database all along, so that what belongs together is of one moment; from the
 * primary from the first doubt on, which has everything that any replica has.
 */
export type PublicReader = {
  /** Reads what never changes once it is there. What is not there may have come a moment ago: that is asked of the primary. */
  readonly find: <result>(read: (db: Database) => Promise<result | null>) => Promise<result | null>
  /** Reads what gets longer: from a database that has everything that was made public before now. */
  readonly list: <result>(read: (db: Database) => Promise<result>) => Promise<result>
  /** Reads what came into the database together with what was found or listed. */
  readonly readOn: <result>(read: (db: Database) => Promise<result>) => Promise<result>
}

/** What a reader needs of a replica. */
export type ReadableReplica = {
  readonly db: Database
  /** Whether it has everything that was made public before this was called. */
  readonly isCurrent: () => Promise<boolean>
  /** Hears of a statement that failed there. */
  readonly noteFailure: (error: unknown) => void
}

/** Reads from the primary alone. */
export function readPrimary(primary: Database): PublicReader {
  return { find: (read) => read(primary), list: (read) => read(primary), readOn: (read) => read(primary) }
}

/** Reads from a replica where its answer is right, else from the primary. */
export function readReplica(primary: Database, chosen: ReadableReplica): PublicReader {
  let replica: ReadableReplica | undefined = chosen

  const readAnywhere = async <result>(read: (db: Database) => Promise<result>) => {
    const asked = replica
    if (!asked) return { result: await read(primary), isOfPrimary: true }
    try {
      return { result: await read(asked.db), isOfPrimary: false }
    } catch (error) {
      // Nobody waits for the answer any more: that is no fault of the replica.
      if (currentSignal()?.aborted) throw error
      replica = undefined
      asked.noteFailure(error)
      return { result: await read(primary), isOfPrimary: true }
    }
  }
  return {
    readOn: async (read) => (await readAnywhere(read)).result,
    find: async (read) => {
      const { result, isOfPrimary } = await readAnywhere(read)
      if (result !== null || isOfPrimary) return result
      replica = undefined
      return read(primary)
    },
    list: async (read) => {
      if (replica && !(await replica.isCurrent())) replica = undefined
      return (await readAnywhere(read)).result
    },
  }
}
