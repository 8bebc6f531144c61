import {
  findChainByExplorerHost,
  findChainByName,
  findChainByShortName,
  isOtherExplorerHost,
} from '@slotdrop/chains/names'
import { keccak256 } from 'viem'
import type { Address } from './address.ts'

/** The chain that a text names beside an account: its id where it is known, and the name or the explorer's host as it is written. */
export type WrittenChain = {
  readonly id: number | undefined
  readonly written: string
  readonly by: 'name' | 'explorer'
}

/** An account, an address or a name as it is written, and the chain that is written with it. */
export type ChainAccount = {
  readonly account: string
  readonly chain: WrittenChain | undefined
  /** A checksum of ERC-7930 over account and chain was written, and is wrong. */
  readonly isMistyped?: boolean
}

const address = '0x[0-9a-fA-F]{40}'
const accountShape = new RegExp(`^(?:${address}|[^\\s.:@/]+(?:\\.[^\\s.:@/]+)*\\.eth)$`, 'iu')

/** EIP-681, without a call of a contract: what such a link pays is in its parameters. */
const paymentLink = new RegExp(`^ethereum:(?:pay-)?(${address})(?:@(\\d+))?$`)
/** CAIP-10. */
const caip10 = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):(.+)$/
/** EIP-3770. */
const prefixed = /^([a-z0-9-]+):(0x[^\s/?@]*|[^\s:/?@]+\.eth)$/i
/** ERC-7828, and what came before CAIP-10. */
const suffixed = /^([^@\s]+)@(?:eip155:)?([a-z0-9-]+)(?:#([0-9a-f]{8}))?$/i
const webLink = /^(?:https?:)?(?:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(\/\S*)$/i
const addressPage = new RegExp(`^/(?:[a-z-]+/)?address/(${address})/?(?:[?#].*)?$`, 'i')
const holderPage = new RegExp(`^/token/${address}\\?(?:.*&)?a=(${address})(?:[&#].*)?$`, 'i')

function chainOf(written: string): WrittenChain {
  return { id: /^\d+$/.test(written) ? Number(written) : findChainByShortName(written), written, by: 'name' }
}

/**
 * Reads a cell that names a chain by its id, as `eip155:137`, by a short name or by its name. A name of a standard, such as `ERC20`,
 * is that of any chain, and gives undefined.
 */
export function readChain(cell: string): WrittenChain | undefined {
  const written = cell.trim()
  if (/^(?:erc-?(?:20|721|1155)|evm)$/i.test(written)) return undefined
  const reference = /^eip155:(\d+)$/i.exec(written)?.[1] ?? written
  const id = /^\d+$/.test(reference) ? Number(reference) : findChainByName(reference)
  return { id, written, by: 'name' }
}

/** The checksum of ERC-7930: over kind of chain, chain id and address, each of the last two after its length in bytes. */
function interoperableChecksum(account: Address, chainId: number): string {
  const id = chainId.toString(16)
  const reference = id.padStart(id.length + (id.length % 2), '0')
  const length = (reference.length / 2).toString(16).padStart(2, '0')
  return keccak256(`0x0000${length}${reference}14${account.slice(2).toLowerCase()}`).slice(2, 10)
}

/** The chain of an explorer's page: by a part of its path (`/polygon/address/…`), else by its host. */
function chainOfPage(host: string, path: string): WrittenChain | undefined {
  const id = findChainByExplorerHost(host)
  if (id !== undefined) return { id, written: host, by: 'explorer' }
  const part = /^\/([a-z0-9-]+)\/(?:address|token)\//i.exec(path)?.[1]
  if (part !== undefined && findChainByShortName(part) !== undefined) return { ...chainOf(part), by: 'explorer' }
  return isOtherExplorerHost(host) ? { id: undefined, written: host, by: 'explorer' } : undefined
}

function readLink(text: string): ChainAccount | undefined {
  const [, host = '', path = ''] = webLink.exec(text) ?? []
  const chain = host === '' ? undefined : chainOfPage(host, path)
  const account = addressPage.exec(path)?.[1] ?? holderPage.exec(path)?.[1]
  return chain && account !== undefined ? { account, chain } : undefined
}

/**
 * Reads an account that is written with its chain: `matic:0x…` (EIP-3770), `eip155:137:0x…` (CAIP-10), `0x…@polygon` and
 * `0x…@eip155:137#…` (ERC-7828), `ethereum:0x…@137` (EIP-681), and an explorer's page of an address.
 */
export function readChainAccount(text: string): ChainAccount | undefined {
  const payment = paymentLink.exec(text)
  if (payment?.[1] !== undefined)
    return { account: payment[1], chain: payment[2] === undefined ? chainOf('ethereum') : chainOf(payment[2]) }
  const [, namespace, reference = '', inChain = ''] = caip10.exec(text) ?? []
  if (namespace === 'eip155') return { account: inChain, chain: chainOf(reference) }
  if (namespace !== undefined && accountShape.test(inChain))
    return { account: inChain, chain: { id: undefined, written: `${namespace}:${reference}`, by: 'name' } }
  const [, shortName, behind = ''] = prefixed.exec(text) ?? []
  if (shortName !== undefined && (behind.startsWith('0x') || findChainByShortName(shortName) !== undefined))
    return { account: behind, chain: chainOf(shortName) }
  const [, before = '', chainName = '', checksum] = suffixed.exec(text) ?? []
  if (accountShape.test(before)) {
    const chain = chainOf(chainName)
    const isAddress = before.toLowerCase().startsWith('0x')
    if (!isAddress && chain.id === undefined) return undefined
    // Sound: the shape of an account that begins with 0x is that of an address.
    const isMistyped =
      checksum !== undefined &&
      isAddress &&
      chain.id !== undefined &&
      interoperableChecksum(before as Address, chain.id) !== checksum.toLowerCase()
    return { account: before, chain, ...(isMistyped && { isMistyped }) }
  }
  return readLink(text)
}

/** Word around an address in a longer text. */
const wordBreak = /[\s<>()[\]"',;|]/
const prefixBefore = /(?:(eip155):(\d+)|(?:^|[^a-z0-9-])([a-z0-9-]+)):(?:pay-)?$/i
const suffixAfter = /^@(?:eip155:)?([a-z0-9-]+)/i

/** The chain that is written beside an address in the middle of a text: before it, behind it, or by the link that it is part of. */
export function chainBeside(text: string, from: number, to: number): WrittenChain | undefined {
  const [, namespace, reference = '', shortName] = prefixBefore.exec(text.slice(0, from)) ?? []
  if (namespace !== undefined) return chainOf(reference)
  const suffix = suffixAfter.exec(text.slice(to))?.[1]
  if (suffix !== undefined) return chainOf(suffix)
  // Other words before a colon name no chain: `wallet:0x…`.
  if (shortName !== undefined && findChainByShortName(shortName) !== undefined) return chainOf(shortName)
  let start = from
  while (start > 0 && !wordBreak.test(text[start - 1] ?? '')) start--
  const [, host = '', path = ''] = webLink.exec(text.slice(start, to)) ?? []
  return host === '' ? undefined : chainOfPage(host, path)
}
