import { AuthConfigError } from './errors.ts'

const minute = 60_000
const hour = 60 * minute

/** How the sign-in is set up. Nothing of it is ever taken from a request. Times are milliseconds. */
export type AuthConfig = {
  /** The site's own origin, as in `https://drop.example`: what messages must name, and where requests must come from. */
  readonly origin: string
  /** Chains that may be named in a message. */
  readonly chainIds: readonly number[]
  /** Name of the session's cookie, without the `__Host-` prefix. */
  readonly cookieName?: string | undefined
  /** Whether pages in another site's frame (Safe) may sign in: their cookies are then `SameSite=None; Partitioned`. */
  readonly isEmbeddable?: boolean | undefined
  /** A nonce's life, 10 min. */
  readonly nonceMs?: number | undefined
  /** Its life in another site's frame for a contract, 24 h: a Safe's owners sign one after another. A key has `nonceMs` there, too. */
  readonly contractNonceMs?: number | undefined
  /** How far clocks may disagree, 1 min; at most 5 min. */
  readonly skewMs?: number | undefined
  /** Longest session, 24 h. */
  readonly sessionMs?: number | undefined
  /** Longest session of a contract account, 1 h: its owners may change. */
  readonly contractSessionMs?: number | undefined
  /** Time for the calls that check a contract's signature, 4 s. */
  readonly rpcTimeoutMs?: number | undefined
}

/** The configuration with everything filled in. */
export type ResolvedConfig = Required<Omit<AuthConfig, 'cookieName'>> & {
  /** The origin's authority, with its port. */
  readonly domain: string
  /** Without the colon. */
  readonly scheme: string
  readonly isLocal: boolean
  readonly sessionCookie: string
  readonly browserCookie: string
}

/** Checks a configuration and fills it in. @throws AuthConfigError */
export function resolveConfig(config: AuthConfig): ResolvedConfig {
  const url = URL.parse(config.origin)
  if (!url || url.origin !== config.origin) {
    throw new AuthConfigError({ field: 'origin', expected: 'an origin such as https://drop.example, without a path' })
  }
  const isLocal = url.protocol === 'http:'
  if (isLocal && !isLoopback(url.hostname)) {
    throw new AuthConfigError({ field: 'origin', expected: 'an https origin; http is for localhost alone' })
  }
  if (!isLocal && url.protocol !== 'https:') {
    throw new AuthConfigError({ field: 'origin', expected: 'an https origin' })
  }
  if (config.chainIds.length === 0 || !config.chainIds.every((id) => Number.isSafeInteger(id) && id > 0)) {
    throw new AuthConfigError({ field: 'chainIds', expected: 'at least one positive chain id' })
  }
  const { cookieName = 'session', skewMs = minute } = config
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(cookieName)) {
    throw new AuthConfigError({ field: 'cookieName', expected: 'lower-case letters, digits and dashes' })
  }
  if (!(skewMs >= 0 && skewMs <= 5 * minute)) {
    throw new AuthConfigError({ field: 'skewMs', expected: 'between 0 and 300000' })
  }
  const { nonceMs = 10 * minute, sessionMs = 24 * hour, contractSessionMs = hour } = config
  const { contractNonceMs = Math.max(24 * hour, nonceMs), rpcTimeoutMs = 4000 } = config
  const durations = { nonceMs, contractNonceMs, sessionMs, contractSessionMs, rpcTimeoutMs }
  for (const [field, value] of Object.entries(durations)) {
    if (!(Number.isSafeInteger(value) && value > 0))
      throw new AuthConfigError({ field, expected: 'a positive integer' })
  }
  // The prefix demands Secure, which http can't have; a browser then refuses the cookie.
  const prefix = isLocal ? '' : '__Host-'
  return {
    origin: config.origin,
    chainIds: config.chainIds,
    isEmbeddable: config.isEmbeddable ?? false,
    nonceMs,
    contractNonceMs,
    skewMs,
    sessionMs,
    contractSessionMs,
    rpcTimeoutMs,
    domain: url.host,
    scheme: url.protocol.slice(0, -1),
    isLocal,
    sessionCookie: `${prefix}${cookieName}`,
    browserCookie: `${prefix}${cookieName}-browser`,
  }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}
