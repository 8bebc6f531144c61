import type { TokenShare } from '@slotdrop/drops'
import { type Address, isAddress } from 'viem'
import { isSameAddress } from '../../../../chain/isSameAddress.ts'
import type { KnownToken } from '../../../../chain/knownTokens.ts'
import { coinChoice } from '../../asset/chainQueries.ts'
import type { Asset } from '../../asset/fetchAsset.ts'

/** Whether a text is an address, whatever its checksum. */
function isAddressText(text: string): text is Address {
  return isAddress(text, { strict: false })
}

/** Whether a share is paid in the token that is chosen. Its symbol or name in a list means that token, as its rows are read. */
export function isShareOf({ chainId, isCoin, keys }: TokenShare, asset: Asset): boolean {
  if (chainId !== undefined) return false
  if (isCoin) return asset.standard === 'NATIVE'
  const addresses = keys.filter(isAddressText)
  if (addresses.length > 0)
    return asset.standard !== 'NATIVE' && addresses.some((address) => isSameAddress(address, asset.address))
  return keys.length === 0 || [asset.symbol, asset.name].some((text) => keys.includes(text.toLowerCase()))
}

/**
 * The token of a share on its chain: its address, or `coinChoice` for the coin; undefined where neither the list nor the known tokens of
 * that chain tell it. Rows that name no token are paid in the token that has the chosen one’s symbol there.
 *
 * @param known tokens of the share's chain
 */
export function findShareToken(
  { isCoin, text, keys, candidates, chainId }: TokenShare,
  chosen: Pick<Asset, 'standard' | 'symbol'>,
  known: readonly KnownToken[],
): string | undefined {
  if (isCoin) return coinChoice
  const written = [text, ...keys].find(isAddressText)
  if (written !== undefined) return written
  if (keys.length === 0 && chosen.standard === 'NATIVE') return coinChoice
  const wanted = keys.length === 0 ? [chosen.symbol.toLowerCase()] : keys
  // The reader's candidates are tokens of the drop's own chain.
  const found =
    chainId === undefined
      ? candidates
      : known
          .filter(({ symbol, name }) => wanted.includes(symbol.toLowerCase()) || wanted.includes(name.toLowerCase()))
          .map(({ address }) => address)
  return found.length === 1 ? found[0] : undefined
}
