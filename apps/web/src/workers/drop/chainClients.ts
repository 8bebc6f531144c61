import type { ChainClient } from '@slotdrop/delivery'
import { createNodeTransport, getExplorerUrl, getRpcUrls, toOfferedChains } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'
import type { Hex } from '@slotdrop/drops'
import { type Chain, type Client, createClient, http, type Transport } from 'viem'
import {
  call,
  estimateGas,
  getBlock,
  getBlockNumber,
  getChainId,
  getCode,
  getFeeHistory,
  getGasPrice,
  readContract,
} from 'viem/actions'

/** Nodes of a chain, without any wallet: the one that is asked, and a second opinion where there is one. */
export type ChainClients = {
  readonly first: ChainClient
  readonly second: ChainClient | undefined
  readonly symbol: string
  readonly chainName: string
  /** Where a transaction can be looked at; undefined where the network has no explorer. */
  explorerUrl(hash: Hex): string | undefined
}

/**
 * A client with the reads of a recipient's page and no others: a phone has no use for filters, sockets, name records and
 * signature checks, which are most of what a full client weighs.
 */
function createReader(chain: Chain, transport: Transport): ChainClient {
  const base: Client = createClient({ chain, transport })
  // Sound while nothing else is asked of it: these are the reads that `delivery` makes for a recipient.
  return Object.assign(base, {
    call: (parameters: Parameters<typeof call>[1]) => call(base, parameters),
    estimateGas: (parameters: Parameters<typeof estimateGas>[1]) => estimateGas(base, parameters),
    getBlock: (parameters: Parameters<typeof getBlock>[1]) => getBlock(base, parameters),
    getBlockNumber: (parameters: Parameters<typeof getBlockNumber>[1]) => getBlockNumber(base, parameters),
    getChainId: () => getChainId(base),
    getCode: (parameters: Parameters<typeof getCode>[1]) => getCode(base, parameters),
    getFeeHistory: (parameters: Parameters<typeof getFeeHistory>[1]) => getFeeHistory(base, parameters),
    getGasPrice: () => getGasPrice(base),
    readContract: (parameters: Parameters<typeof readContract>[1]) => readContract(base, parameters),
  }) as unknown as ChainClient
}

// What became known of a node holds for every drop of its chain.
const transports = new WeakMap<RuntimeConfig, Map<number, Transport>>()

function transportOf(config: RuntimeConfig, chain: Chain): Transport {
  const known = transports.get(config) ?? new Map<number, Transport>()
  const transport = known.get(chain.id) ?? createNodeTransport(chain)
  transports.set(config, known.set(chain.id, transport))
  return transport
}

/** Undefined where this site does not offer the chain. */
export function createChainClients(config: RuntimeConfig, chainId: number): ChainClients | undefined {
  const chain = toOfferedChains(config).find(({ id }) => id === chainId)
  if (!chain) return undefined
  const urls = getRpcUrls(chain)
  // The last: where the first is silent and the next takes its place, there are still two that are compared.
  const other = urls.length > 1 ? urls.at(-1) : undefined
  return {
    first: createReader(chain, transportOf(config, chain)),
    second: other === undefined ? undefined : createReader(chain, http(other)),
    symbol: chain.nativeCurrency.symbol,
    chainName: chain.name,
    explorerUrl: (hash) => getExplorerUrl(chain, { kind: 'transaction', hash }),
  }
}
