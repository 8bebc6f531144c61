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
): Promise<OwnNodeKept> {
  try {
    const { ok } = await ask('/api/nodes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chainId, url }),
    })
    if (!ok) return 'failed'
    // Sound: our own server answers; anything else throws, and counts as failed.
    const config = (await (await ask('/api/config')).json()) as {
      readonly chains: readonly { readonly id: number; readonly ownRpcUrl?: string }[]
    }
    const own = config.chains.find(({ id }) => id === chainId)?.ownRpcUrl ?? null
    return own === url ? 'kept' : 'no-cookies'
  } catch {
    return 'failed'
  }
}
