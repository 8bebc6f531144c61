import type { ChainClient, Clock, RefusalKind } from '@slotdrop/delivery'
import type { Hex, Manifest } from '@slotdrop/drops'
import type { Keyring } from './seed/createKeyring.ts'
import type { Stopwatch } from './stopwatch.ts'
import type { OperatorDatabase } from './store/OperatorDatabase.ts'

/** Nodes of one chain: `client` asks the first that answers, the others are compared with it and given each transaction too. */
export type ChainNodes = {
  readonly client: ChainClient
  readonly otherClients: readonly ChainClient[]
}

/** Structured logs, such as the server's. */
export type OperatorLogger = {
  readonly [level in 'debug' | 'info' | 'warn' | 'error']: (facts: object, text: string) => void
}

/** What the work of the service needs from the outside. */
export type OperatorContext = {
  readonly db: OperatorDatabase
  readonly keyring: Keyring
  /** @throws ChainMissingError where nobody said how to reach the chain */
  readonly nodesOf: (chainId: number) => ChainNodes
  /** The sealed list of a drop, as the server keeps it; undefined where it has none. */
  readonly fetchManifest: (dropId: Hex) => Promise<Manifest | undefined>
  /** For dates, such as the one by which a sender wants it done. */
  readonly clock: Clock
  /** For how long something takes. */
  readonly stopwatch: Stopwatch
  readonly logger: OperatorLogger
  /** Called for each transaction that every node refused. */
  readonly onRefusal?: ((kind: RefusalKind) => void) | undefined
  /** Milliseconds between looks at the chain. Default: as the chain's blocks come. */
  readonly pollMilliseconds?: number | undefined
}
