import type { Address } from '@slotdrop/drops'
import type { ChainClient } from '../ports.ts'
import { safeAbi } from '../safe/safeAbi.ts'

/** Who controls a Safe. */
export type SafeOwners = {
  readonly owners: readonly Address[]
  /** Owners who must sign. */
  readonly threshold: number
}

const questions = ['getOwners', 'getThreshold'] as const

/** Most Safes of which owners are read, so that a check of a long list stays within its number of requests. */
const maxSafes = 3000
/** Safes in one request. Its answer has at most 24,576 bytes (EIP-170), which is enough for 20 with 20 owners each. */
const safesInRequest = 20
/** Requests at once. */
const requestsAtOnce = 4
/** Safes that are asked alone because a request with others failed, as it does if one has very many owners. */
const maxAlone = 100

async function readOwners(
  client: ChainClient,
  addresses: readonly Address[],
  size: number,
  signal: AbortSignal | undefined,
): Promise<Map<Address, SafeOwners>> {
  const safes = new Map<Address, SafeOwners>()
  const portion = size * requestsAtOnce
  for (let from = 0; from < addresses.length; from += portion) {
    signal?.throwIfAborted()
    const part = addresses.slice(from, from + portion)
    // oxlint-disable-next-line no-await-in-loop -- a few at once: public nodes limit the rest
    const answers = await client.multicall({
      contracts: part.flatMap((address) => questions.map((functionName) => ({ abi: safeAbi, address, functionName }))),
      deployless: true,
      // Four bytes of calldata a question.
      batchSize: size * questions.length * 4,
    })
    for (const [place, address] of part.entries()) {
      const [owners, threshold] = answers.slice(place * 2, place * 2 + 2).map(({ result }) => result)
      if (Array.isArray(owners) && owners.length > 0 && typeof threshold === 'bigint')
        safes.set(address, { owners, threshold: Number(threshold) })
    }
  }
  return safes
}

/**
 * Reads owners and thresholds of Safes. Those that do not answer, or are beyond `maxSafes`, are left out.
 *
 * @returns by address as it was given
 * @throws the reason of `signal` when it is aborted
 */
export async function fetchSafeOwners(
  client: ChainClient,
  addresses: readonly Address[],
  signal?: AbortSignal,
): Promise<Map<Address, SafeOwners>> {
  const asked = addresses.slice(0, maxSafes)
  const safes = await readOwners(client, asked, safesInRequest, signal)
  const unread = asked.filter((address) => !safes.has(address)).slice(0, maxAlone)
  return unread.length === 0 ? safes : new Map([...safes, ...(await readOwners(client, unread, 1, signal))])
}
