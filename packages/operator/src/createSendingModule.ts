import type { OfferedChainsConfig } from '@slotdrop/chains'
import type { Hex, Manifest } from '@slotdrop/drops'
import type { Jobs } from '@slotdrop/jobs'
import { createNodes } from './createNodes.ts'
import { createOperator } from './createOperator.ts'
import type { OperatorLogger } from './OperatorContext.ts'
import { queues } from './queues.ts'
import type { Keyring } from './seed/createKeyring.ts'
import { createClaimTrial } from './service/createClaimTrial.ts'
import { createSendingService } from './service/createSendingService.ts'
import { fetchFigures } from './store/fetchFigures.ts'
import { migrations } from './store/migrations.ts'
import type { OperatorDatabase } from './store/OperatorDatabase.ts'

/** What the service is given of the server that it lives in. */
export type SendingHost = {
  readonly db: OperatorDatabase
  readonly jobs: Pick<Jobs, 'send' | 'work'>
  readonly logger: OperatorLogger
  readonly fetchManifest: (dropId: Hex) => Promise<Manifest | undefined>
}

/**
 * The service within another server. With a keyring this process sends as well; without one it only takes orders, for processes that have
 * the seed and share its database.
 */
export function createSendingModule({
  config,
  keyring,
  maxLanes,
}: {
  readonly config: OfferedChainsConfig
  readonly keyring?: Keyring | undefined
  readonly maxLanes?: number | undefined
}) {
  return {
    migrations,
    queues,
    async open(host: SendingHost) {
      const nodes = createNodes(config)
      const operator = keyring && (await createOperator({ ...host, ...nodes, keyring, maxLanes }))
      return {
        service: { ...createSendingService(host), tryClaim: createClaimTrial(host.db, nodes.nodesOf) },
        fetchFigures: async () => ({ ...(await fetchFigures(host.db)), lanes: operator?.lanes() ?? 0 }),
        close: async () => operator?.stop(),
      }
    },
  }
}
