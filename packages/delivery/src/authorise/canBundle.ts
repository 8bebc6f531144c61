import type { Address } from '@slotdrop/drops'
import { isHex, numberToHex } from 'viem'
import type { SenderWallet } from '../ports.ts'

type Capabilities = {
  readonly atomic?: { readonly status?: unknown }
  /** The answer's form before the standard was final; Safe's wallet still uses it. */
  readonly atomicBatch?: { readonly supported?: unknown }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * Whether the wallet signs several calls as one, all or nothing, on a chain (EIP-5792). A wallet that does not know the question says no;
 * one that first has to turn the account into a smart one ("ready") asks its user for that along with the calls.
 */
export async function canBundle(wallet: SenderWallet, account: Address, chainId: number): Promise<boolean> {
  let answer: unknown
  try {
    answer = await wallet.request?.('wallet_getCapabilities', [account, [numberToHex(chainId)]])
  } catch {
    return false
  }
  if (!isObject(answer)) return false
  // Keys are hexadecimal, and not every wallet writes them in the shortest way.
  const [, found] = Object.entries(answer).find(([key]) => isHex(key) && Number(key) === chainId) ?? []
  const { atomic, atomicBatch }: Capabilities = isObject(found) ? found : {}
  return atomic?.status === 'supported' || atomic?.status === 'ready' || atomicBatch?.supported === true
}
