import type { Chain } from 'viem'

/** A thing an explorer has a page of. */
export type ExplorerTarget =
  | { readonly kind: 'transaction'; readonly hash: string }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'token'; readonly address: string }
  | { readonly kind: 'block'; readonly block: bigint }

/** The explorer's page of it, or undefined where the chain has no explorer. */
export function getExplorerUrl(chain: Chain, target: ExplorerTarget): string | undefined {
  const base = chain.blockExplorers?.default.url.replace(/\/+$/, '')
  return base === undefined ? undefined : `${base}/${toPath(target)}`
}

function toPath(target: ExplorerTarget): string {
  switch (target.kind) {
    case 'transaction':
      return `tx/${encodeURIComponent(target.hash)}`
    case 'address':
      return `address/${encodeURIComponent(target.address)}`
    case 'token':
      return `token/${encodeURIComponent(target.address)}`
    case 'block':
      return `block/${target.block}`
    default:
      return target satisfies never
  }
}
