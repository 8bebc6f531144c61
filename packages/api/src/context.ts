import type { Jobs } from '@slotdrop/jobs'
import type { Database } from './database/database.ts'
import type { PublicReader } from './database/replicas/publicReader.ts'
import type { Logger } from './logger.ts'
import type { Address, Hex } from 'viem'
import type { FileStore } from './services/files/createFileStore.ts'
import type { SendingService } from './sending.ts'
import type { Session } from './session.ts'

/** A chain the server keeps drops of: a `RuntimeChain` of the configuration fits. */
export type ApiChain = {
  readonly id: number
  /** The contract a manifest must name; `null`: no drops are kept for this chain. */
  readonly distributor: Address | null
}

/** Settled words of a drop at one block: a word a slot, a bit a row. */
export type SettledWords = { readonly words: readonly bigint[]; readonly blockNumber: bigint }

/**
 * Fetches the words from the drop's chain; `null` where no node is configured. Throws when the node does not answer.
 *
 * @param slots the first slot and how many; default: all of them
 */
export type FetchWords = (
  drop: {
    readonly id: Hex
    readonly chainId: number
    readonly distributor: Address
    readonly slotCount: number
  },
  slots?: { readonly from: number; readonly count: number },
) => Promise<SettledWords | null>

/** Jobs, for whoever asks for work and does not do it. */
export type JobSender = Pick<Jobs, 'send' | 'wake' | 'cancel'>

/** Bytes that may be stored in a day (UTC). */
export type DailyBytes = {
  readonly account: number
  /** An IPv4 address, or an IPv6 /64. */
  readonly network: number
  /** An IPv6 /48. */
  readonly site: number
}

/** What resolvers and services are given for one request. */
export type ApiContext = {
  /** Everything that is written, and all that an account reads of its own. */
  readonly db: Database
  /** Where this request reads drops: of somebody who is signed in the primary, so that she sees what she wrote. */
  readonly getReader: () => Promise<PublicReader>
  readonly chains: readonly ApiChain[]
  readonly fetchWords: FetchWords
  readonly files: FileStore
  /** Sends drops for those who ask. Absent: nobody does. */
  readonly sending?: SendingService | undefined
  /** Where work waits that is too long for a request. Absent: it is done in the request. */
  readonly jobs?: JobSender | undefined
  readonly clock: () => Date
  readonly logger: Logger
  readonly requestId: string
  /** Aborted when nobody waits for the answer any more: the caller went away, or its time is over. */
  readonly signal: AbortSignal
  /** Bytes that may be stored in a day. */
  readonly dailyBytes: DailyBytes
  /**
   * Counts a request for the rows of a recipient of a public drop, to the network that asks. @throws GraphQLError when it is one too many
   */
  readonly countRowRequest: (drop: Hex, recipient: Address) => Promise<void>
  /** Whom limits count this request to. */
  readonly clientKey: string
  /** Looked up once a request, and only when a field asks. */
  readonly getSession: () => Promise<Session | null>
}
