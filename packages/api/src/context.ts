import type { Database } from './database/createDatabase.ts'
import type { Logger } from './logger.ts'
import type { ReadWords } from './services/reports/report.ts'
import type { Session } from './session.ts'

/** A chain the server keeps drops of: a `RuntimeChain` of the configuration fits. */
export type ApiChain = {
  readonly id: number
  /** The contract a manifest must name; `null`: no drops are kept for this chain. */
  readonly distributor: `0x${string}` | null
}

/** What resolvers and services are given for one request. */
export type ApiContext = {
  readonly db: Database
  readonly chains: readonly ApiChain[]
  readonly readWords: ReadWords
  readonly clock: () => Date
  readonly logger: Logger
  readonly requestId: string
  /** Whom limits count this request to. */
  readonly clientKey: string
  /** Looked up once a request, and only when a field asks. */
  readonly getSession: () => Promise<Session | null>
}
