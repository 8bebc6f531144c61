import type { Database } from '../database/createDatabase.ts'
import type { Logger } from '../logger.ts'
import type { Session } from '../session.ts'

/** Chains the server keeps drops of, with the distributor a manifest must name. */
export type ApiChain = { readonly id: number; readonly distributor: `0x${string}` | null }

/** What resolvers and services are given for one request. */
export type ApiContext = {
  readonly db: Database
  readonly chains: readonly ApiChain[]
  readonly clock: () => Date
  readonly logger: Logger
  readonly requestId: string
  /** Looked up once a request, and only when a field asks. */
  readonly getSession: () => Promise<Session | null>
}
