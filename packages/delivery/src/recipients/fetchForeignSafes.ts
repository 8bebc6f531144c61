import type { Address } from '@slotdrop/drops'
import type { ChainClient } from '../ports.ts'
import { safeAbi } from '../safe/safeAbi.ts'
import { type Asking, fetchAnswers } from './fetchAnswers.ts'

/** A Safe on another chain than the drop's. */
export type ForeignSafe = {
  readonly version: string
  readonly owners: readonly Address[]
  /** Owners who must sign. */
  readonly threshold: number
  /**
   * Whether its singleton and a factory of its version exist on the drop's chain, so that the owners with whom it was created may be able to
   * create it there; undefined if that chain did not answer. How it was created is not read: a Safe that was created without CREATE2, or by
   * an older version and then upgraded, counts as well.
   */
  readonly canCreate: boolean | undefined
}

/** Proxy factories by version. Before 1.3.0 most Safes were not created by CREATE2 from a known address. Source: Safe's deployments. */
const factories: Readonly<Record<string, readonly Address[]>> = {
  '1.3.0': ['0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2', '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC'],
  '1.4.1': ['0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'],
  '1.5.0': ['0x14F2982D601c9458F93bd70B218933A6f8165e7b'],
}

const questions = [
  { functionName: 'VERSION' },
  { functionName: 'getOwners' },
  { functionName: 'getThreshold' },
  { functionName: 'masterCopy' },
] as const

/** Safes in one request. */
const safesInRequest = 20

/**
 * Reads Safes on the chain where they exist, and whether the drop's chain has the contracts with which they are created. A Safe that is not
 * read is left out.
 *
 * @param here client of the drop's chain
 * @returns by address as it was given
 * @throws the reason of `signal` when it is aborted
 */
export async function fetchForeignSafes(
  asking: Asking,
  here: ChainClient,
  addresses: readonly Address[],
): Promise<Map<Address, ForeignSafe>> {
  const answers = await fetchAnswers(asking, safeAbi, questions, addresses, safesInRequest)
  const hasCode = new Map<Address, Promise<boolean>>()
  const exists = (address: Address) => {
    const known = hasCode.get(address) ?? here.getCode({ address }).then((code) => code !== undefined)
    hasCode.set(address, known)
    return known
  }
  const canCreate = async (version: string, singleton: unknown) => {
    try {
      // Sound: the ABI's type of the fourth answer.
      if (typeof singleton !== 'string' || !(await exists(singleton as Address))) return false
      const found = await Promise.all((factories[version] ?? []).map(exists))
      return found.includes(true)
    } catch {
      return undefined
    }
  }
  const safes = new Map<Address, ForeignSafe>()
  for (const [place, address] of addresses.entries()) {
    const [version, owners, threshold, singleton] = (answers[place] ?? []).map((answer) => answer?.result)
    if (typeof version !== 'string' || !Array.isArray(owners) || typeof threshold !== 'bigint') continue
    safes.set(address, {
      version,
      owners,
      threshold: Number(threshold),
      canCreate: await canCreate(version, singleton),
    })
  }
  return safes
}
