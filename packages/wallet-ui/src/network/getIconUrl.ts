import { getChainIcon, getChainIconUrl } from '@slotdrop/chains'
import type { WalletChain } from '../runtime.ts'

/** The picture of a chain: the app's, or the package's own mark, which asks nobody. */
export function getIconUrl(chain: WalletChain): string {
  return chain.iconUrl ?? getChainIconUrl(chain.id)
}

/** What lies behind the picture of a chain: the app's, or the colour of the package's own mark. */
export function getIconBackground(chain: WalletChain): string | undefined {
  if (chain.iconBackground !== undefined || chain.iconUrl !== undefined) return chain.iconBackground
  return getChainIcon(chain.id).background
}
