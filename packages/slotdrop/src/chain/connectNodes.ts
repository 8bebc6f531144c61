import { getChain } from '@slotdrop/chains'
import { type ChainClient, RpcOnOtherChainError, RpcUnavailableError, toDeliveryError } from '@slotdrop/delivery'
import { sentence } from '@slotdrop/messages'
import { createPublicClient, defineChain, fallback, http } from 'viem'
import type { Arguments } from '../arguments/parseArguments.ts'
import { UsageError } from '../errors.ts'
import * as messages from '../messages.generated.ts'

/** Nodes of one chain. */
export type Nodes = {
  readonly chainId: number
  /** Asks the first that answers. */
  readonly client: ChainClient
  /** Each of the others alone. */
  readonly otherClients: readonly ChainClient[]
  readonly urls: readonly string[]
}

/** Milliseconds until a silent node is given up. */
const timeout = 15_000

/** The address itself is in no message: it may hold a key. */
function assertUrl(url: string, option: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url
  throw new UsageError(sentence(messages.badRpcUrl, { option: `--${option}` }))
}

function chainOf(id: number) {
  return (
    getChain(id) ??
    defineChain({
      id,
      name: `Chain ${id}`,
      nativeCurrency: { name: 'Coin', symbol: 'coins', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    })
  )
}

function createClient(chainId: number, urls: readonly string[], isBatching = true): ChainClient {
  const transports = urls.map((url) => http(url, { batch: isBatching, timeout, retryCount: 2 }))
  const [only] = transports
  const transport = only && transports.length === 1 ? only : fallback(transports)
  // Sound: the definition of a chain changes how blocks and receipts are typed, and nothing here reads what differs.
  return createPublicClient({ chain: chainOf(chainId), transport, cacheTime: 0 }) as ChainClient
}

/**
 * Connects to the nodes that an option names, and checks which chain they serve.
 *
 * @param expected the chain that they must serve; undefined: that of the first
 * @throws UsageError, RpcOnOtherChainError; what the first node throws when none answers
 */
export async function connectNodes(
  given: Arguments,
  expected?: number,
  option: 'rpc' | 'resolve' = 'rpc',
): Promise<Nodes> {
  const urls = given.texts(option).map((url) => assertUrl(url, option))
  if (urls.length === 0) throw new UsageError(sentence(messages.optionMissing, { option: `--${option}` }))
  const answers = await Promise.allSettled(urls.map((url) => createClient(expected ?? 1, [url]).getChainId()))
  const [first] = answers
  const chainIds = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const chainId = expected ?? chainIds[0]
  // Of several nodes some may be silent: that is what they are several for.
  if (chainId === undefined || chainIds.length === 0)
    throw first?.status === 'rejected' ? first.reason : new RpcUnavailableError()
  const other = chainIds.find((id) => id !== chainId)
  if (other !== undefined) throw new RpcOnOtherChainError({ expected: chainId, actual: other })
  return {
    chainId,
    client: createClient(chainId, urls),
    otherClients: urls.slice(1).map((url) => createClient(chainId, [url])),
    urls,
  }
}

/** A node of an option, counted from 1, or why it did not answer. */
export type EachNode = {
  readonly option: 'rpc' | 'also-on'
  readonly place: number
} & ({ readonly chainId: number; readonly client: ChainClient } | { readonly error: Error })

/**
 * Connects to each node of an option, of any chain. They do not batch, as for calls that are large already.
 *
 * @returns in the order of the option
 * @throws UsageError
 */
export async function connectEach(given: Arguments, option: EachNode['option']): Promise<EachNode[]> {
  const urls = given.texts(option).map((url) => assertUrl(url, option))
  return Promise.all(
    urls.map(async (url, index) => {
      const node = { option, place: index + 1 }
      try {
        const chainId = await createClient(1, [url]).getChainId()
        return { ...node, chainId, client: createClient(chainId, [url], false) }
      } catch (error) {
        return { ...node, error: toDeliveryError(error) }
      }
    }),
  )
}
