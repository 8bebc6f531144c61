import type { Address } from '@slotdrop/drops'
import { toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import { accountKind } from './accountKind.ts'

/** What stands behind some accounts. */
export type AccountKinds = {
  /** Accounts with a key and no code. */
  readonly plain: number
  /** Accounts with a key that handed themselves over to code (EIP-7702). */
  readonly delegated: readonly Address[]
  /** Code without a key: a Safe, an exchange's wallet, a token. */
  readonly contracts: readonly Address[]
}

const callsAtOnce = 16

/**
 * Asks what stands behind each of some accounts, in their order; an account that is named twice is asked about once.
 *
 * @throws DeliveryError when the node stops answering; the reason of `signal` when it is aborted
 */
export async function fetchAccountKinds({
  client,
  accounts,
  signal,
  onProgress,
}: {
  readonly client: ChainClient
  readonly accounts: readonly Address[]
  readonly signal?: AbortSignal | undefined
  /** Called with the number of accounts asked so far. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined
}): Promise<AccountKinds> {
  const each = [...new Map(accounts.map((account) => [account.toLowerCase(), account])).values()]
  const found: { plain: number; delegated: Address[]; contracts: Address[] } = {
    plain: 0,
    delegated: [],
    contracts: [],
  }
  for (let from = 0; from < each.length; from += callsAtOnce) {
    signal?.throwIfAborted()
    const part = each.slice(from, from + callsAtOnce)
    const codes = await Promise.all(part.map((address) => client.getCode({ address }))).catch((error: unknown) => {
      throw toDeliveryError(error)
    })
    part.forEach((account, index) => {
      const kind = accountKind(codes[index])
      if (kind === 'plain') found.plain++
      else if (kind === 'delegated') found.delegated.push(account)
      else found.contracts.push(account)
    })
    onProgress?.(Math.min(each.length, from + callsAtOnce), each.length)
  }
  return found
}
