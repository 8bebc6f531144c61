import type { ResolveSafeTransaction, SafeTransactionState } from '@slotdrop/tx-store'
import { isAddressEqual, isHash } from 'viem'
import type { Config } from 'wagmi'
import { getAccount } from 'wagmi/actions'

/** The connector of a page that Safe's app has in a frame. */
const safeConnectorId = 'safe'

/** What a provider answers of calls by their id (EIP-5792), as far as it concerns a Safe's proposal. */
export function toSafeState(answer: unknown): SafeTransactionState | null {
  const { status, receipts }: { status?: unknown; receipts?: unknown } =
    typeof answer === 'object' && answer !== null ? answer : {}
  const last: unknown = Array.isArray(receipts) ? receipts.at(-1) : undefined
  const { transactionHash }: { transactionHash?: unknown } = typeof last === 'object' && last !== null ? last : {}
  if (typeof transactionHash === 'string' && isHash(transactionHash)) return { kind: 'executed', hash: transactionHash }
  // Cancelled before anything was executed. 500 without a receipt is an execution that no node shows yet.
  return status === 400 ? { kind: 'rejected' } : null
}

/**
 * Asks Safe's app, in whose frame this page is, what became of a proposal. `null` where the page is elsewhere, or the app does not answer: the
 * chain is read then.
 */
export async function askSafeApp(
  config: Config,
  { chainId, safe, safeTxHash }: Parameters<ResolveSafeTransaction>[0],
): Promise<SafeTransactionState | null> {
  const { address, chainId: current, connector } = getAccount(config)
  if (connector?.id !== safeConnectorId || current !== chainId || !address || !isAddressEqual(address, safe))
    return null
  try {
    // Sound: a provider is whatever takes requests (EIP-1193).
    const provider = (await connector.getProvider()) as {
      request(asked: { method: string; params: readonly unknown[] }): Promise<unknown>
    }
    return toSafeState(await provider.request({ method: 'wallet_getCallsStatus', params: [safeTxHash] }))
  } catch {
    return null
  }
}
