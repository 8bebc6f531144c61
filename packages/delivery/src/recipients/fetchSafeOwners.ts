import type { Address } from '@slotdrop/drops'
import { safeAbi } from '../safe/safeAbi.ts'
import { type Asking, fetchAnswers } from './fetchAnswers.ts'

/** Who controls a Safe. */
export type SafeOwners = {
  readonly owners: readonly Address[]
  /** Owners who must sign. */
  readonly threshold: number
}

const questions = [{ functionName: 'getOwners' }, { functionName: 'getThreshold' }] as const

/** Most Safes of which owners are read, so that a check of a long list stays within its number of requests. */
const maxSafes = 3000
/** Safes in one request. Its answer has at most 24,576 bytes (EIP-170), which is enough for 20 with 20 owners each. */
const safesInRequest = 20

/**
 * Reads owners and thresholds of Safes. Those that are not read, or are beyond `maxSafes`, are left out.
 *
 * @returns by address as it was given
 * @throws the reason of `signal` when it is aborted
 */
export async function fetchSafeOwners(
  asking: Asking,
  addresses: readonly Address[],
): Promise<Map<Address, SafeOwners>> {
  const asked = addresses.slice(0, maxSafes)
  const answers = await fetchAnswers(asking, safeAbi, questions, asked, safesInRequest)
  const safes = new Map<Address, SafeOwners>()
  for (const [place, address] of asked.entries()) {
    const [owners, threshold] = (answers[place] ?? []).map((answer) => answer?.result)
    if (Array.isArray(owners) && owners.length > 0 && typeof threshold === 'bigint')
      safes.set(address, { owners, threshold: Number(threshold) })
  }
  return safes
}
