import type { Address, KnownToken, ReadOptions } from '@slotdrop/drops'
import { isAddressEqual, zeroAddress } from 'viem'
import type { Asset } from '../asset/fetchAsset.ts'

/** How a list is read for a token, as the command reads it for the same one. */
export function readOptionsOf(
  { address, chainId, standard, decimals, symbol, name }: Omit<Asset, 'balance'>,
  known: {
    readonly distributor?: Address | undefined
    readonly sender?: Address | undefined
    /** Tokens of the chain that are known by their symbols. */
    readonly tokens?: readonly KnownToken[] | undefined
  } = {},
): ReadOptions {
  // The network's own coin is no contract that a row could pay.
  const token = isAddressEqual(address, zeroAddress) ? undefined : address
  return { standard, decimals, symbol, name, chainId, known: { token, ...known } }
}
