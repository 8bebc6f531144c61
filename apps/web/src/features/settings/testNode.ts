import { maxChainId } from '../../chain/ownNodes.ts'

/** What a node answered when it was asked who it is. */
export type NodeAnswer =
  | { readonly kind: 'answers'; readonly milliseconds: number; readonly block: bigint }
  | { readonly kind: 'other-chain'; readonly chainId: number }
  | { readonly kind: 'silent' }

type Means = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>
  /** Milliseconds. */
  readonly now: () => number
}

/** Longer than this nobody waits for a node. */
const patienceMilliseconds = 10_000

async function askNode(url: string, method: string, ask: Means['fetch']): Promise<unknown> {
  const response = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  const { result } = (await response.json()) as { result?: unknown }
  if (!response.ok || result === undefined) throw new Error(`${method} has no result.`)
  return result
}

async function callNode(url: string, method: string, ask: Means['fetch']): Promise<bigint> {
  const result = await askNode(url, method, ask)
  if (typeof result !== 'string') throw new Error(`${method} has no result.`)
  return BigInt(result)
}

/** What a new node answers to `eth_chainId`. `invalid` is no chain id · `changing` two answers differ */
export type NodeChain =
  | { readonly kind: 'chain'; readonly chainId: number }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'changing'; readonly chainIds: readonly [number, number] }

/** Parses a chain id in hex; undefined unless it is between 1 and `maxChainId`. */
function parseChainId(result: unknown): number | undefined {
  const isQuantity = typeof result === 'string' && /^0x[0-9a-f]{1,16}$/i.test(result)
  const chainId = isQuantity ? Number(result) : 0
  return chainId > 0 && chainId <= maxChainId ? chainId : undefined
}

/** Reads a node's chain id twice, because one URL may lead to nodes of several chains. @throws if the node does not answer */
export async function fetchNodeChain(url: string, { fetch: ask = fetch }: Partial<Means> = {}): Promise<NodeChain> {
  const first = parseChainId(await askNode(url, 'eth_chainId', ask))
  const second = parseChainId(await askNode(url, 'eth_chainId', ask))
  if (first === undefined || second === undefined) return { kind: 'invalid' }
  return first === second ? { kind: 'chain', chainId: first } : { kind: 'changing', chainIds: [first, second] }
}

/** Asks a node which chain it serves and how far it is. Never throws: a node that does not answer is `silent`. */
export async function testNode(
  url: string,
  chainId: number,
  { fetch: ask = fetch, now = () => performance.now() }: Partial<Means> = {},
): Promise<NodeAnswer> {
  const call = (method: string) => callNode(url, method, ask)
  try {
    const begun = now()
    const found = Number(await call('eth_chainId'))
    const milliseconds = Math.round(now() - begun)
    if (found !== chainId) return { kind: 'other-chain', chainId: found }
    return { kind: 'answers', milliseconds, block: await call('eth_blockNumber') }
  } catch {
    return { kind: 'silent' }
  }
}
