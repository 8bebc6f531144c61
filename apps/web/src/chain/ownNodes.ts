import type { RuntimeChain, RuntimeConfig } from '@slotdrop/config'
import { distributorAddress } from '@slotdrop/contracts'

/** A chain that the site does not offer and the user added by a node. */
export type AddedChain = {
  readonly url: string
  readonly name: string
  /** Symbol of its native currency. */
  readonly coin: string
}

/** Custom nodes by chain id. A chain that the site offers has the URL alone, as has `newNodeKey`, a node of which the chain is not known yet. */
export type OwnNodes = Readonly<Record<number, string | AddedChain>>

/** Key of a node of which the chain id has not been read yet, as the page may call it only after the next load. */
export const newNodeKey = 0

/** Largest chain id of an added chain: 15 digits, which a number holds exactly. */
export const maxChainId = 999_999_999_999_999

/** Characters of an added chain's name. */
const maxChainNameLength = 40

/** Parses the name of an added chain; undefined if it is invalid. */
export function parseChainName(text: string): string | undefined {
  const name = text.trim()
  // Letters, digits and plain punctuation: nothing that turns the text around or hides.
  return name.length <= maxChainNameLength && /^[\p{L}\p{N}][\p{L}\p{N} .()'-]*$/u.test(name) ? name : undefined
}

/** Parses the symbol of a native currency; undefined if it is invalid. */
export function parseCoinSymbol(text: string): string | undefined {
  const symbol = text.trim()
  return /^[A-Za-z0-9]{1,12}$/.test(symbol) ? symbol : undefined
}

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

/** A configuration with custom nodes and added chains in it; URLs of chains that it does not offer are left out. */
export function withOwnNodes(config: RuntimeConfig, nodes: OwnNodes): RuntimeConfig {
  const added = Object.entries(nodes).flatMap(([id, node]) =>
    typeof node === 'string' || config.chains.some((chain) => chain.id === Number(id)) ? [] : toChain(Number(id), node),
  )
  const newNode = nodes[newNodeKey]
  return {
    ...config,
    chains: [
      ...config.chains.map((chain) => {
        const own = nodes[chain.id]
        return typeof own === 'string' ? { ...chain, ownRpcUrl: own } : chain
      }),
      ...added,
    ],
    // The demonstration wallet is for the local chain alone.
    ...(added.length > 0 && { demoWallet: false }),
    ...(typeof newNode === 'string' && { newNode }),
  }
}

function toChain(id: number, { url, name, coin }: AddedChain): RuntimeChain {
  return {
    id,
    // As a custom node, too, so that its chain id is compared before anything else is read.
    ...{ rpcUrls: [url], ownRpcUrl: url },
    explorerUrl: null,
    distributor: distributorAddress,
    name,
    coin: { name: coin, symbol: coin },
    isAdded: true,
  }
}
