import type { Address } from '@slotdrop/drops'
import { BaseError, ContractFunctionZeroDataError } from 'viem'
import { isNodeTrouble, toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import { safeAbi } from './safeAbi.ts'

/** What a chain tells of a Safe. */
export type SafeFacts = {
  /** The version of its contract. */
  readonly version: string
  /** The nonce of the transaction that it executes next. */
  readonly nonce: bigint
  /** Owners who must sign. */
  readonly threshold: number
  /** Whether its hashes are computed as this package does: since 1.3.0. */
  readonly isSupported: boolean
}

/** Since this version the chain is part of what is signed, and an app sets no gas aside. */
const oldest = [1, 3] as const

function isSince(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10))
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

function isEmptyAnswer(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null
}

/**
 * Asks what a Safe signs next, and with how many owners; undefined where the account is no Safe.
 *
 * @throws DeliveryError when the chain can't be asked
 */
export async function fetchSafe({
  client,
  address,
}: {
  readonly client: ChainClient
  readonly address: Address
}): Promise<SafeFacts | undefined> {
  const read = { abi: safeAbi, address } as const
  try {
    const [version, nonce, threshold] = await Promise.all([
      client.readContract({ ...read, functionName: 'VERSION' }),
      client.readContract({ ...read, functionName: 'nonce' }),
      client.readContract({ ...read, functionName: 'getThreshold' }),
    ])
    return { version, nonce, threshold: Number(threshold), isSupported: isSince(version) }
  } catch (error) {
    // An account without code answers nothing.
    if (isNodeTrouble(error) && !isEmptyAnswer(error)) throw toDeliveryError(error)
    return undefined
  }
}
