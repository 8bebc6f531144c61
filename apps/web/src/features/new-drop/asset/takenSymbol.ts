import { takenToken } from '@slotdrop/delivery'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import type { Asset } from './fetchAsset.ts'

/** Symbol of what the sender must hold: of the token, or of the wrapped coin that coins are paid out of. As it may be shown. */
export function takenSymbol(asset: Asset): string {
  const { chainId, standard, address } = asset
  return toPlainName(takenToken({ terms: { chainId, standard, token: address }, token: asset }).symbol)
}
