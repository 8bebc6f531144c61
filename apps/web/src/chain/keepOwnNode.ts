import { newNodeKey } from './ownNodes.ts'

/** What became of a node that somebody named: the server did not take it, or the browser keeps no cookie. */
export type OwnNodeKept = 'kept' | 'failed' | 'no-cookies'

/**
 * Has the server keep a node in this browser's cookie, or forget it with `null`. A page learns of it with its next document: what a page
 * may call is decided when it is fetched. Never throws.
 */
export async function keepOwnNode(
  chainId: number,
  url: string | null,
  ask: (url: string, init?: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>> = fetch,
  /** Name and coin of a chain that the site does not offer. */
  added?: { readonly name: string; readonly coin: string },
): Promise<OwnNodeKept> {
  try {
    const { ok } = await ask('/api/nodes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chainId, url, ...added }),
    })
    if (!ok) return 'failed'
    // Sound: our own server answers; anything else throws, and counts as failed.
    const config = (await (await ask('/api/config')).json()) as {
      readonly chains: readonly { readonly id: number; readonly ownRpcUrl?: string }[]
      readonly newNode?: string
    }
    const found = chainId === newNodeKey ? config.newNode : config.chains.find(({ id }) => id === chainId)?.ownRpcUrl
    const own = found ?? null
    return own === url ? 'kept' : 'no-cookies'
  } catch {
    return 'failed'
  }
}
