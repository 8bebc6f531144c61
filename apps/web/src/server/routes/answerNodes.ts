import { parseNodeCookie, serializeNodeCookie } from '../../chain/nodeCookie.ts'
import { type AddedChain, newNodeKey, parseChainName, parseCoinSymbol, parseNodeUrl } from '../../chain/ownNodes.ts'

function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}) {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers: { ...noStore, ...headers } })
}

const noStore = { 'cache-control': 'no-store' }

/** Only JSON, which no form sends, and only from pages of this site. */
function guard(request: Request, publicUrl: string): Response | undefined {
  if (request.method !== 'POST') return refuse(405, 'METHOD_NOT_ALLOWED', 'Name a node by POST.', { allow: 'POST' })
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/.test(type))
    return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the node as application/json.')
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  // Browsers name the origin of each POST.
  if (origin !== publicUrl || (site !== null && site !== 'same-origin'))
    return refuse(403, 'FOREIGN_ORIGIN', 'This endpoint answers pages of its own site.')
  return undefined
}

function readBody(
  body: Uint8Array | undefined,
): { chainId?: unknown; url?: unknown; name?: unknown; coin?: unknown } | undefined {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return typeof json === 'object' && json !== null ? json : undefined
  } catch {
    return undefined
  }
}

function isChain(chainId: unknown): chainId is number {
  return typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId >= 0 && chainId < 1e15
}

/** Name and coin of a chain that the site does not offer; undefined where they are none. */
function readAdded({ name, coin }: { name?: unknown; coin?: unknown }): Omit<AddedChain, 'url'> | undefined {
  const read = {
    name: typeof name === 'string' ? parseChainName(name) : undefined,
    coin: typeof coin === 'string' ? parseCoinSymbol(coin) : undefined,
  }
  return read.name && read.coin ? { name: read.name, coin: read.coin } : undefined
}

/**
 * Keeps the node that somebody names for a chain in a cookie of her browser, or with `url: null` forgets it. Nothing of it is kept
 * here, and nothing here ever asks the node.
 */
export function answerNodes(
  request: Request,
  body: Uint8Array | undefined,
  site: { readonly publicUrl: string; readonly chainIds: readonly number[] },
): Response {
  const refusal = guard(request, site.publicUrl)
  if (refusal) return refusal
  const asked = readBody(body)
  if (!asked) return refuse(400, 'MALFORMED', 'Send {"chainId": 1, "url": "https://…"}, or null for the url.')
  const { chainId, url } = asked
  const read = typeof url === 'string' ? parseNodeUrl(url) : undefined
  if (!isChain(chainId)) return refuse(400, 'UNKNOWN_CHAIN', 'That is no chain id.')
  const isKnown = chainId === newNodeKey || site.chainIds.includes(chainId)
  const added = isKnown || url === null ? undefined : readAdded(asked)
  if (!isKnown && url !== null && !added)
    return refuse(400, 'UNKNOWN_CHAIN', 'This site does not offer that network. Send its name and its coin to add it.')
  const kept = parseNodeCookie(request.headers.get('cookie'), site)
  const { [chainId]: _, ...rest } = kept
  // The new node's chain is known now.
  const { [newNodeKey]: newNode, ...others } = rest
  const before = newNode !== undefined && (!read || !('url' in read) || newNode !== read.url) ? rest : others
  if (url !== null && (!read || 'problem' in read))
    return refuse(400, 'NOT_A_NODE', `That is no address of a node: ${read?.problem ?? 'malformed'}.`)
  const cookie = serializeNodeCookie(
    read && 'url' in read ? { ...before, [chainId]: added ? { url: read.url, ...added } : read.url } : before,
    site,
  )
  if (cookie === undefined) return refuse(400, 'TOO_MANY', 'A browser does not keep that many nodes. Remove one first.')
  return new Response(null, {
    status: 204,
    // The policy of a worker is the one its script came with, and scripts are kept for a year.
    headers: { ...noStore, 'set-cookie': cookie, 'clear-site-data': '"cache"' },
  })
}
