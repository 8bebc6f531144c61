import type { Hex } from '@slotdrop/drops'
import { findRevert, type RevertedError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'

/** Why a mined transaction reverted: it is tried again on the state before its block. Undefined when that tells nothing. */
export async function fetchRevertReason(client: ChainClient, hash: Hex): Promise<RevertedError | undefined> {
  const { from, to, input, value, gas, blockNumber } = await client.getTransaction({ hash })
  if (to === null || blockNumber === null) return undefined
  try {
    await client.call({ account: from, to, data: input, value, gas, blockNumber: blockNumber - 1n })
    return undefined
  } catch (error) {
    return findRevert(error)
  }
}
