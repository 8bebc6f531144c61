import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  HttpRequestError,
  TimeoutError,
} from 'viem'

/** Whether the node answered and only the contract's answer made no sense: nothing, a revert, bytes of another shape. */
export function hasAnswered(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  if (error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError)) return false
  return Boolean(
    error.walk(
      (cause) =>
        cause instanceof ContractFunctionRevertedError ||
        cause instanceof ContractFunctionZeroDataError ||
        (cause instanceof Error && /^Abi|Decoding|OutOfBounds/.test(cause.name)),
    ),
  )
}
