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

async function callNode(url: string, method: string, ask: Means['fetch']): Promise<bigint> {
  const response = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  const { result } = (await response.json()) as { result?: unknown }
  if (!response.ok || typeof result !== 'string') throw new Error(`${method} has no result.`)
  return BigInt(result)
}

/** Asks a node which chain it serves. @throws when it does not answer */
export async function fetchNodeChainId(url: string): Promise<number> {
  return Number(await callNode(url, 'eth_chainId', fetch))
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
