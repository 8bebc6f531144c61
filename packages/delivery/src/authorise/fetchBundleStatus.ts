import { type Hex, isHash } from 'viem'
import { hasCode, toDeliveryError } from '../errors/index.ts'
import type { SenderWallet } from '../ports.ts'

/** What a wallet tells of calls that it signed as one. */
export type BundleStatus =
  /** Not mined yet; a Safe's owners may still be signing. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'confirmed'; readonly hash: Hex | undefined }
  /** Cancelled before it was mined, or, with a hash, mined and refused. */
  | { readonly kind: 'failed'; readonly hash: Hex | undefined }
  /** Some of the calls were mined, though all or none had been asked for. */
  | { readonly kind: 'partly-failed'; readonly hash: Hex | undefined }
  /** The wallet does not know the id. */
  | { readonly kind: 'unknown' }

const UNKNOWN_ID = 5730
const PARTLY_REVERTED = 600

function hashOf(receipts: unknown): Hex | undefined {
  const last: unknown = Array.isArray(receipts) ? receipts.at(-1) : undefined
  const { transactionHash }: { transactionHash?: unknown } = typeof last === 'object' && last !== null ? last : {}
  return typeof transactionHash === 'string' && isHash(transactionHash) ? transactionHash : undefined
}

/**
 * Asks the wallet what became of calls that it signed as one (EIP-5792). A Safe's `safeTxHash` is such an id too.
 *
 * @throws DeliveryError when the wallet can't be asked
 */
export async function fetchBundleStatus(wallet: SenderWallet, id: string): Promise<BundleStatus> {
  let answer: unknown
  try {
    answer = await wallet.request?.('wallet_getCallsStatus', [id])
  } catch (error) {
    if (hasCode(error, [UNKNOWN_ID])) return { kind: 'unknown' }
    throw toDeliveryError(error)
  }
  const { status, receipts }: { status?: unknown; receipts?: unknown } =
    typeof answer === 'object' && answer !== null ? answer : {}
  const hash = hashOf(receipts)
  // Words instead of numbers are from before the standard was final.
  if (status === 'CONFIRMED' || (Number(status) >= 200 && Number(status) < 300)) return { kind: 'confirmed', hash }
  if (Number(status) >= PARTLY_REVERTED) return { kind: 'partly-failed', hash }
  if (Number(status) >= 300) return { kind: 'failed', hash }
  return status === undefined ? { kind: 'unknown' } : { kind: 'pending' }
}
