import type { RuntimeConfig } from '@slotdrop/config'

/** The nodes somebody named for herself, by chain. */
export type OwnNodes = Readonly<Record<number, string>>

/** Why an address is none of a node that a page may ask. */
export type NodeProblem = 'malformed' | 'too-long' | 'not-https' | 'credentials' | 'not-a-name'

/** Characters; addresses of nodes have keys in them. */
export const maxNodeUrlLength = 200

const onThisMachine = new Set(['localhost', '127.0.0.1'])
// What a host may hold in a content security policy. `new URL` lets more through: `;`, `'`, `*` and `,` among others.
const name = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/

/**
 * Reads the address of a node as somebody types it. Its origin is written into a content security policy, so its host is a name of
 * plain letters; numbers (IPv4, IPv6) are none of a policy's sources, but for 127.0.0.1.
 */
export function parseNodeUrl(text: string): { readonly url: string } | { readonly problem: NodeProblem } {
  const trimmed = text.trim()
  if (trimmed.length > maxNodeUrlLength) return { problem: 'too-long' }
  // `new URL` would leave tabs and line breaks out, and turn backslashes round.
  if (!/^[\x21-\x7e\u00a1-\uffff]+$/.test(trimmed) || trimmed.includes('\\')) return { problem: 'malformed' }
  const url = URL.parse(trimmed)
  if (!url || !/^https?:\/\//i.test(trimmed)) return { problem: url ? 'not-https' : 'malformed' }
  if (url.username !== '' || url.password !== '') return { problem: 'credentials' }
  const isHere = onThisMachine.has(url.hostname)
  if (!isHere && (url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname))) return { problem: 'not-a-name' }
  if (!name.test(url.hostname)) return { problem: 'malformed' }
  if (url.protocol !== 'https:' && !isHere) return { problem: 'not-https' }
  url.hash = ''
  return url.href.length > maxNodeUrlLength ? { problem: 'too-long' } : { url: url.href }
}

/** A configuration with somebody's own nodes in it; nodes of chains that it does not offer are left out. */
export function withOwnNodes(config: RuntimeConfig, nodes: OwnNodes): RuntimeConfig {
  return {
    ...config,
    chains: config.chains.map((chain) => {
      const own = nodes[chain.id]
      return own === undefined ? chain : { ...chain, ownRpcUrl: own }
    }),
  }
}
