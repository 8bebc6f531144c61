import { fetchWords, takenToken } from '@slotdrop/delivery'
import { type Hex, parseAddress } from '@slotdrop/drops'
import { fetchRuntimeConfig } from '../chain/runtimeConfig.ts'
import { answerRequests } from './answerRequests.ts'
import { type ChainClients, createChainClients } from './drop/chainClients.ts'
import { DropFilesError, fetchIndex, fetchShard, type ProgressListener } from './drop/dropFiles.ts'
import { fetchClaiming } from './drop/fetchClaiming.ts'
import { fetchCoverage } from './drop/fetchCoverage.ts'
import { fetchFees } from './drop/fetchFees.ts'
import { fetchReceived } from './drop/fetchReceived.ts'
import { fetchRows } from './drop/fetchRows.ts'
import { fetchSendingService } from './drop/fetchSendingService.ts'
import type { DropRequests, FoundDrop } from './dropProtocol.ts'

type OpenDrop = {
  readonly found: FoundDrop
  readonly clients: ChainClients | undefined
}

async function open(dropId: Hex, onProgress?: ProgressListener): Promise<OpenDrop> {
  try {
    const [config, index] = await Promise.all([
      fetchRuntimeConfig().catch((error: unknown) => {
        throw new DropFilesError('unreachable', error)
      }),
      fetchIndex(dropId, onProgress ? { onProgress } : {}),
    ])
    const clients = createChainClients(config, index.terms.chainId)
    return {
      found: clients
        ? {
            status: 'found',
            index,
            config,
            chain: { name: clients.chainName, coin: clients.symbol },
            taken: takenToken(index).symbol,
          }
        : { status: 'failed', problem: 'no-chain' },
      clients,
    }
  } catch (error) {
    const problem = error instanceof DropFilesError ? error.problem : 'unreachable'
    return { found: { status: 'failed', problem }, clients: undefined }
  }
}

// Everything asked of a drop waits for the same reading of its files.
const opened = new Map<Hex, Promise<OpenDrop>>()

function openOnce(dropId: Hex, onProgress?: ProgressListener): Promise<OpenDrop> {
  const known = opened.get(dropId) ?? open(dropId, onProgress)
  opened.set(dropId, known)
  return known
}

async function openUsable(dropId: Hex) {
  const { found, clients } = await openOnce(dropId)
  if (found.status === 'failed' || !clients) throw new DropFilesError('unreachable')
  return { index: found.index, clients }
}

function bits(word: bigint): number {
  let count = 0
  for (let rest = word; rest > 0n; rest &= rest - 1n) count++
  return count
}

answerRequests<DropRequests>(
  {
    address: async (text) => parseAddress(text),
    // The page asks for the drop before it asks for anything of it.
    drop: async (dropId, { onProgress }) => (await openOnce(dropId, onProgress)).found,
    async rows({ dropId, account }) {
      const { index, clients } = await openUsable(dropId)
      return fetchRows({ index, clients, account })
    },
    async settled(dropId) {
      const { index, clients } = await openUsable(dropId)
      const slotCount = Math.ceil(index.rowCount / index.terms.slotSize)
      return (await fetchWords({ client: clients.first, manifest: { ...index, slotCount } })).map(bits)
    },
    async claiming(dropId) {
      const { index, clients } = await openUsable(dropId)
      return fetchClaiming(clients.first, index)
    },
    async sendingService(dropId) {
      const { index, clients } = await openUsable(dropId)
      // Another site takes requests, or none: this one has no server.
      if ((await fetchRuntimeConfig()).requestSite !== undefined) return undefined
      return fetchSendingService(clients.first, index)
    },
    async coverage(dropId) {
      const { index, clients } = await openUsable(dropId)
      return fetchCoverage(clients.first, index, (name) => fetchShard(dropId, name))
    },
    gasPrice: async (dropId) => (await openUsable(dropId)).clients.first.getGasPrice(),
    fees: async (chainId) => fetchFees(await fetchRuntimeConfig(), chainId),
    received: async ({ dropId, account }) => fetchReceived(await fetchRuntimeConfig(), dropId, account),
  },
  'at-once',
)
