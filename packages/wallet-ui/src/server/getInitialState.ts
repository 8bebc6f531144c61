import { storageConstants } from '../constants.ts'
import type { State } from 'wagmi'

/**
 * The connection a request's cookie remembers, for `WalletProvider` with `storage="cookie"`. Whatever the cookie holds,
 * it is only shown until the wallet itself has answered: never use it to decide who the visitor is.
 *
 * @param cookie the request's Cookie header
 */
export function getInitialState(cookie: string | null | undefined): State | undefined {
  const name = `${storageConstants.prefix}.store=`
  const text = cookie
    ?.split('; ')
    .find((part) => part.startsWith(name))
    ?.slice(name.length)
  if (!text) return undefined
  try {
    // Sound: what wagmi wrote, looked at below; anybody may have changed it, and it only says what is drawn first.
    const { state } = JSON.parse(text, reviveMap) as { state?: State }
    return state && state.connections instanceof Map && typeof state.chainId === 'number' ? state : undefined
  } catch {
    return undefined
  }
}

// wagmi writes a Map as { __type: 'Map', value: entries }.
function reviveMap(_key: string, value: unknown): unknown {
  const tagged = value as { __type?: unknown; value?: unknown } | null
  return tagged?.__type === 'Map' && Array.isArray(tagged.value) ? new Map(tagged.value) : value
}
