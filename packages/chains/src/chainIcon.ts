import type { ChainIcon } from './chains/ChainParts.ts'
import { icons } from './generated/icons.ts'

const unknownIcon: ChainIcon = {
  background: '#5f6b64',
  body: '<circle cx="12" cy="12" r="5" fill="none" stroke="#fff" stroke-width="2.4"/>',
}

/** The product's own mark of a chain. */
export function getChainIcon(chainId: number): ChainIcon {
  return icons[chainId] ?? unknownIcon
}

/** The mark as an SVG data URL, so that showing it asks nobody. */
export function getChainIconUrl(chainId: number): `data:image/svg+xml,${string}` {
  const { background, body } = getChainIcon(chainId)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="${background}"/>${body}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
