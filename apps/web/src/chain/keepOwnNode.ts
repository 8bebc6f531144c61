import { newNodeKey, type OwnNodes } from './ownNodes.ts'

/** Result of keeping a custom node: `failed` if the server refused it, `no-cookies` if the browser keeps no cookie. */
export type OwnNodeKept = 'kept' | 'failed' | 'no-cookies'

/**
 * Keeps a node in this browser's cookie, or removes it with `null`. It takes effect with the next document, whose content policy admits it.
 * Never throws.
 */
export async function keepOwnNode(
  chainId: number,
  node: OwnNodes[number] | null,
  ask: (url: string, init?: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>> = fetch,
): Promise<OwnNodeKept> {
  const asked = typeof node === 'string' || node === null ? { url: node } : node
  try {
    const { ok } = await ask('/api/nodes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chainId, ...asked }),
    })
    if (!ok) return 'failed'
    // Sound: our own server answers; anything else throws, and counts as failed.
    const config = (await (await ask('/api/config')).json()) as {
      readonly chains: readonly { readonly id: number; readonly ownRpcUrl?: string }[]
      readonly newNode?: string
    }
    const found = chainId === newNodeKey ? config.newNode : config.chains.find(({ id }) => id === chainId)?.ownRpcUrl
    return (found ?? null) === asked.url ? 'kept' : 'no-cookies'
  } catch {
    return 'failed'
  }
}
