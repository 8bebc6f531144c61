import { createTransport, fallback, http, HttpRequestError, TimeoutError, type Chain, type Transport } from 'viem'
import { batchingHttp } from './batchingHttp.ts'
import { OwnNodeRefusedError } from './errors.ts'
import { getOwnRpcUrl, getRpcUrls } from './toOfferedChains.ts'

/** What {@link createNodeTransport} may be given instead of the machine's. */
export type NodeTransportMeans = {
  /** Milliseconds. */
  readonly now?: () => number
  /** What is asked at once goes in one request: for whoever asks much, each few seconds. */
  readonly isBatching?: boolean
}

// An answer of one word: who needs longer for it would make each page slow.
const patienceMs = 4_000
const restMs = 30_000

/**
 * Reaches a chain of `toOfferedChains`: the node that somebody named for herself first, the configured ones as its reserve.
 *
 * Her node is asked nothing before it has said that it serves this chain; one that serves another is never asked again. One that
 * falls silent rests for 30 s, so that not every read waits for it, and says again then which chain it serves.
 */
export function createNodeTransport(
  chain: Chain,
  { now = Date.now, isBatching = false }: NodeTransportMeans = {},
): Transport {
  const own = getOwnRpcUrl(chain)
  const nodes = getRpcUrls(chain).map((url) =>
    url === own ? guardOwnNode(url, chain.id, { now, isBatching }) : isBatching ? batchingHttp(url) : http(url),
  )
  const [first] = nodes
  return first && nodes.length === 1 && own === undefined ? first : fallback(nodes)
}

function guardOwnNode(url: string, chainId: number, { now, isBatching }: Required<NodeTransportMeans>): Transport {
  const transport = isBatching ? batchingHttp(url) : http(url)
  let identified: Promise<void> | undefined
  let restsUntil = 0

  const rest = (until: number) => {
    identified = undefined
    restsUntil = until
  }
  const identify = async () => {
    const { request } = http(url, { retryCount: 0, timeout: patienceMs })({})
    const answer = await request({ method: 'eth_chainId' }).catch((cause: unknown) => {
      rest(now() + restMs)
      throw new OwnNodeRefusedError('silent', { cause })
    })
    if (Number(answer) === chainId) return
    rest(Infinity)
    throw new OwnNodeRefusedError('other-chain')
  }
  // A fallback makes its transports anew for each request: what is known of the node is kept outside of them.
  return (options) => {
    const { request } = transport({ ...options, retryCount: 0 })
    const ask = async (call: Parameters<typeof request>[0]): Promise<unknown> => {
      if (now() < restsUntil) throw new OwnNodeRefusedError(restsUntil === Infinity ? 'other-chain' : 'rests')
      await (identified ??= identify())
      try {
        return await request(call)
      } catch (error) {
        if (isSilence(error)) rest(now() + restMs)
        throw error
      }
    }
    return createTransport({
      key: 'own',
      name: 'Own node',
      type: 'own',
      retryCount: 0,
      // Sound: it answers what the node's transport answers.
      request: ask as typeof request,
    })
  }
}

// Other statuses are about the one request, such as a range of blocks that is too wide.
function isSilence(error: unknown): boolean {
  if (error instanceof TimeoutError) return true
  if (!(error instanceof HttpRequestError)) return false
  return error.status === undefined || error.status === 429 || error.status >= 500
}
