import { fetchWords, takenToken } from '@slotdrop/delivery'
import { type Address, type Hex, parseAddress } from '@slotdrop/drops'
import { fetchRuntimeConfig, keepRuntimeConfig } from '../chain/runtimeConfig.ts'
import { answerRequests } from './answerRequests.ts'
import { type ChainClients, createChainClients } from './drop/chainClients.ts'
import { DropFilesError, fetchIndex, fetchShard, type ProgressListener } from './drop/dropFiles.ts'
import { fetchClaiming } from './drop/fetchClaiming.ts'
import { fetchCoverage } from './drop/fetchCoverage.ts'
import { fetchFees } from './drop/fetchFees.ts'
import { fetchReceived } from './drop/fetchReceived.ts'
import { fetchRows } from './drop/fetchRows.ts'
import { fetchSendingService } from './drop/fetchSendingService.ts'
import type { DropRequests, FoundDrop, FoundRows } from './dropProtocol.ts'

type OpenDrop = {
  readonly found: FoundDrop
  readonly clients: ChainClients | undefined
}

async function open(dropId: Hex, onProgress: ProgressListener): Promise<OpenDrop> {
  try {
    const [config, index] = await Promise.all([
      fetchRuntimeConfig().catch((error: unknown) => {
        throw new DropFilesError('unreachable', error)
      }),
      fetchIndex(dropId, { onProgress }),
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
        : { status: 'failed', problem: 'no-chain', chainId: index.terms.chainId },
      clients,
    }
  } catch (error) {
    const problem = error instanceof DropFilesError ? error.problem : 'unreachable'
    return { found: { status: 'failed', problem }, clients: undefined }
  }
}

/** A drop whose files are read, and who hears how far that is. */
type Opening = {
  readonly drop: Promise<OpenDrop>
  readonly listeners: Set<ProgressListener>
  /** From 0 to 1, as it was last said. */
  done: number
}

// Everything asked of a drop waits for the same reading of its files.
const opened = new Map<Hex, Opening>()

function openOnce(dropId: Hex, onProgress?: ProgressListener): Promise<OpenDrop> {
  const known = opened.get(dropId)
  if (known) {
    if (onProgress && known.done > 0) onProgress(known.done)
    if (onProgress) known.listeners.add(onProgress)
    return known.drop
  }
  const listeners = new Set(onProgress ? [onProgress] : [])
  const drop = open(dropId, (done) => {
    opening.done = done
    for (const listener of listeners) listener(done)
  })
  const opening: Opening = { drop, listeners, done: 0 }
  opened.set(dropId, opening)
  return drop
}

async function openUsable(dropId: Hex) {
  const { found, clients } = await openOnce(dropId)
  if (found.status === 'failed' || !clients) throw new DropFilesError('unreachable')
  return { index: found.index, clients }
}

async function findRows(dropId: Hex, account: Address): Promise<FoundRows> {
  const { index, clients } = await openUsable(dropId)
  return fetchRows({ index, clients, account })
}

// Rows that are looked for before the page asks for them; each answer is for the first who asks.
const rowsAhead = new Map<string, Promise<FoundRows>>()

async function fetchSlotWords(dropId: Hex): Promise<readonly bigint[]> {
  const { index, clients } = await openUsable(dropId)
  const slotCount = Math.ceil(index.rowCount / index.terms.slotSize)
  return fetchWords({ client: clients.first, manifest: { ...index, slotCount } })
}

answerRequests<DropRequests>(
  {
    address: async (text) => parseAddress(text),
    // The page asks for the drop before it asks for anything of it.
    drop: async (dropId, { onProgress }) => (await openOnce(dropId, onProgress)).found,
    async ahead({ dropId, account, config }) {
      if (config !== undefined) keepRuntimeConfig(config)
      void openOnce(dropId)
      const parsed = account === undefined ? undefined : parseAddress(account)
      if (!parsed || 'fault' in parsed) return
      const rows = findRows(dropId, parsed.address)
      // Whoever asks hears of it.
      rows.catch(() => {})
      rowsAhead.set(`${dropId}:${parsed.address}`, rows)
    },
    async rows({ dropId, account }) {
      const key = `${dropId}:${account}`
      const ahead = rowsAhead.get(key)
      rowsAhead.delete(key)
      return ahead ?? findRows(dropId, account)
    },
    words: fetchSlotWords,
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
