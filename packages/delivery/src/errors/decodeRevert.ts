import { slotDistributorAbi } from '@slotdrop/contracts'
import type { Hex } from '@slotdrop/drops'
import { BaseError, ContractFunctionRevertedError, decodeErrorResult, isHex } from 'viem'
import { RevertedError } from './RevertedError.ts'

function fieldOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
}

/** The revert data inside an error of viem, or of a node. */
export function revertDataOf(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  const dataOf = (cause: unknown): Hex | undefined => {
    const data = fieldOf(cause)
    if (isHex(data)) return data
    const inner = fieldOf(data)
    return isHex(inner) ? inner : undefined
  }
  return dataOf(error.walk((cause) => dataOf(cause) !== undefined) ?? {})
}

/** Names revert data of a call to the distributor. */
export function revertOf(data: Hex, cause?: unknown): RevertedError {
  try {
    const { errorName, args } = decodeErrorResult({ abi: slotDistributorAbi, data })
    // `Error` and `Panic` decode with any ABI.
    const isOurs = slotDistributorAbi.some((item) => item.type === 'error' && item.name === errorName)
    return isOurs ? new RevertedError({ errorName, args, cause }) : new RevertedError({ data, cause })
  } catch {
    return new RevertedError({ data, cause })
  }
}

/** Finds a revert in whatever a node or a wallet threw; undefined when there is none. */
export function findRevert(error: unknown): RevertedError | undefined {
  if (!(error instanceof BaseError)) return undefined
  const data = revertDataOf(error)
  if (data !== undefined) return revertOf(data, error)
  const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (reverted !== null || /execution reverted/i.test(error.message)) return new RevertedError({ cause: error })
  return undefined
}
