import {
  type AddedChain,
  maxChainId,
  newNodeKey,
  type OwnNodes,
  parseChainName,
  parseCoinSymbol,
  parseNodeUrl,
} from './ownNodes.ts'

/** What of the environment decides how the cookie is called and what may be in it. */
type Site = {
  /** Origin of the site. */
  readonly publicUrl: string
  readonly chainIds: readonly number[]
}

const lifeSeconds = 365 * 86_400
// Browsers keep 4096 bytes a cookie with its name.
const maxCookieLength = 3_800

function isLocal({ publicUrl }: Site) {
  return publicUrl.startsWith('http:')
}

/**
 * `__Host-` demands Secure, which http can't have. Browsers that know `__Host-Http-` let no script set such a cookie; the others see
 * the shorter prefix in it.
 */
function nameOf(site: Site) {
  return isLocal(site) ? 'nodes' : '__Host-Http-nodes'
}

function isWritten(url: unknown): url is string {
  const read = typeof url === 'string' ? parseNodeUrl(url) : undefined
  return read !== undefined && 'url' in read && read.url === url
}

function isAdded(kept: unknown): kept is AddedChain {
  if (typeof kept !== 'object' || kept === null) return false
  // Sound: an object may be asked for any of its properties.
  const { url, name, coin } = kept as { url?: unknown; name?: unknown; coin?: unknown }
  return (
    isWritten(url) &&
    typeof name === 'string' &&
    parseChainName(name) === name &&
    typeof coin === 'string' &&
    parseCoinSymbol(coin) === coin
  )
}

/**
 * Somebody's own nodes, from the Cookie header. The cookie says nothing about who asks; still every address is read as if it had
 * just been typed, and a cookie that holds anything else counts as none. So do two of one name: one of them was planted.
 */
export function parseNodeCookie(header: string | null | undefined, site: Site): OwnNodes {
  const prefix = `${nameOf(site)}=`
  if (!header?.includes(prefix)) return {}
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
  const [value] = values
  if (values.length !== 1 || !value || value.length > maxCookieLength || !/^[A-Za-z0-9_-]+$/.test(value)) return {}
  try {
    const json: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'))
    if (Array.isArray(json)) return {}
    // Sound: what is no object has no entries, or throws.
    const entries = Object.entries(json as object).map(([id, kept]: [string, unknown]) => {
      if (!/^(?:0|[1-9]\d*)$/.test(id) || Number(id) > maxChainId) throw new TypeError(id)
      if (isWritten(kept)) return [Number(id), kept] as const
      if (!isAdded(kept) || Number(id) === newNodeKey) throw new TypeError(id)
      return [Number(id), { url: kept.url, name: kept.name, coin: kept.coin }] as const
    })
    return Object.fromEntries(
      entries.filter(([id, kept]) => id === newNodeKey || site.chainIds.includes(id) === (typeof kept === 'string')),
    )
  } catch {
    return {}
  }
}

/** The `Set-Cookie` value that keeps nodes, or takes the cookie away where there are none; undefined where they are too many. */
export function serializeNodeCookie(nodes: OwnNodes, site: Site): string | undefined {
  const isEmpty = Object.keys(nodes).length === 0
  const value = isEmpty ? '' : Buffer.from(JSON.stringify(nodes)).toString('base64url')
  if (value.length > maxCookieLength) return undefined
  return [
    `${nameOf(site)}=${value}`,
    'Path=/',
    `Max-Age=${isEmpty ? 0 : lifeSeconds}`,
    'HttpOnly',
    ...(isLocal(site) ? [] : ['Secure']),
    // Not Strict: a page that is opened by a link from elsewhere would have the nodes in its configuration, not in its policy.
    'SameSite=Lax',
  ].join('; ')
}
