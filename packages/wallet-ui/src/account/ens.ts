import { normalize } from 'viem/ens'
import type { Config } from 'wagmi'
import { getEnsName, getEnsText } from 'wagmi/actions'

/** The primary name of an address on Ethereum, if its normal form is the name itself. */
export async function fetchEnsName(config: Config, address: `0x${string}`): Promise<string | null> {
  const name = await getEnsName(config, { address, chainId: 1 })
  // A name that is not normalised can pass for another one.
  return name !== null && isNormal(name) ? name : null
}

/** The avatar record of a name on Ethereum. */
export async function fetchEnsAvatar(config: Config, name: string): Promise<string | null> {
  return getEnsText(config, { name: normalize(name), key: 'avatar', chainId: 1 })
}

function isNormal(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
