import { slotDistributorAbi } from '@slotdrop/contracts'
import {
  BaseError,
  ContractFunctionRevertedError,
  decodeErrorResult,
  type Hex,
  HttpRequestError,
  isHex,
  RpcRequestError,
  TimeoutError,
  UserRejectedRequestError,
} from 'viem'

/** Who can do something about a failure. */
export type Remedy = 'user' | 'retry' | 'bug'

/** What every error of this package has in common. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** One or two sentences a user may read: what happened, what it means, what to do. */
  readonly shortMessage: string
  readonly remedy: Remedy

  constructor(shortMessage: string, { remedy, cause }: { remedy: Remedy; cause?: unknown }) {
    super(shortMessage, { cause })
    this.shortMessage = shortMessage
    this.remedy = remedy
  }
}

/** The user said no in the wallet. Nothing was sent. */
export class RejectedInWalletError extends DeliveryError {
  override name = 'RejectedInWalletError'
  constructor(cause?: unknown) {
    super('You declined the request in your wallet, so nothing was sent. Continue when you are ready.', {
      remedy: 'user',
      cause,
    })
  }
}

/** The node could not be reached or would not answer. Nothing is known to have failed. */
export class RpcUnavailableError extends DeliveryError {
  override name = 'RpcUnavailableError'
  constructor(cause?: unknown) {
    super(
      'The network’s node does not answer. Nothing is lost: check the connection, or set another RPC, and continue.',
      { remedy: 'retry', cause },
    )
  }
}

/** The distributor, or the token behind it, refused the call. */
export class RevertedError extends DeliveryError {
  override name = 'RevertedError'
  /** Name of the contract's error, or undefined for one that is not ours. */
  readonly errorName: string | undefined
  constructor({ errorName, message, cause }: { errorName?: string | undefined; message: string; cause?: unknown }) {
    super(message, { remedy: 'user', cause })
    this.errorName = errorName
  }
}

/** The account can't pay the network fee. */
export class InsufficientFundsError extends DeliveryError {
  override name = 'InsufficientFundsError'
  constructor(cause?: unknown) {
    super('The account does not hold enough of the network’s coin for the network fee. Add some, then continue.', {
      remedy: 'user',
      cause,
    })
  }
}

/** Something that has no name yet. */
export class UnexpectedDeliveryError extends DeliveryError {
  override name = 'UnexpectedDeliveryError'
  constructor(cause: unknown) {
    const detail =
      cause instanceof BaseError ? cause.shortMessage : cause instanceof Error ? cause.message : String(cause)
    super(
      `The wallet or the node answered something unexpected: ${detail.slice(0, 160)} Look the drop up again before you continue.`,
      { remedy: 'bug', cause },
    )
  }
}

const sentences: Record<string, string> = {
  NotAuthorised: 'This account may not send this drop. Switch to the account that sealed it.',
  AlreadyCancelled: 'This drop was cancelled for ever. Seal the list again with another round to send it.',
  NotOpenYet: 'This drop is not open yet. Wait for its opening time.',
  Closed: 'This drop is closed. Seal the list again with another closing time.',
  NoTokenCode: 'There is no token at the token’s address on this network. Check the network.',
  PullFailed:
    'The token did not hand over the sum. Check the balance and the allowance, and whether the token is paused or blocks the sender.',
  InexactTransfer: 'The token moved another amount than it was asked to, as tokens with a fee do. Nothing was paid.',
  BadProof: 'The slot does not belong to the sealed list. Open the drop from its sealed file again.',
  RowRejected: 'A recipient refused the payment, and this drop allows no exceptions. Nothing of the slot was paid.',
}

/** The revert data inside an error of viem, or of a node. */
const revertDataOf = (error: unknown): Hex | undefined => {
  if (!(error instanceof BaseError)) return undefined
  const found = error.walk((cause) => {
    const data = (cause as { data?: unknown }).data
    return isHex(data) || (typeof data === 'object' && data !== null && isHex((data as { data?: unknown }).data))
  }) as { data?: unknown } | null
  const data = found?.data
  if (isHex(data)) return data
  return typeof data === 'object' && data !== null ? (data as { data: Hex }).data : undefined
}

/** Names the revert of a call to the distributor. */
export const toRevertedError = (error: unknown): RevertedError | undefined => {
  const reverted = error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  const named = reverted instanceof ContractFunctionRevertedError ? reverted.data?.errorName : undefined
  const data = revertDataOf(error)
  let errorName = named
  if (errorName === undefined && data !== undefined && data !== '0x') {
    try {
      errorName = decodeErrorResult({ abi: slotDistributorAbi, data }).errorName
    } catch {
      errorName = undefined
    }
  }
  if (errorName === undefined && !reverted && data === undefined) return undefined
  const message =
    (errorName && sentences[errorName]) ??
    `The call was refused${errorName ? ` (${errorName})` : ''}. Nothing was paid.`
  return new RevertedError({ errorName, message, cause: error })
}

const codeOf = (error: unknown): number | undefined => {
  for (let cause = error as { code?: unknown; cause?: unknown } | undefined; cause; cause = cause.cause as typeof cause)
    if (typeof cause.code === 'number') return cause.code
  return undefined
}

/** Classifies whatever a wallet or a node threw. */
export const toDeliveryError = (error: unknown): DeliveryError => {
  if (error instanceof DeliveryError) return error
  const has = (type: abstract new (...args: never[]) => Error) =>
    error instanceof BaseError && error.walk((cause) => cause instanceof type) !== null
  if (codeOf(error) === 4001 || has(UserRejectedRequestError)) return new RejectedInWalletError(error)
  if (error instanceof Error && /insufficient funds/i.test(error.message)) return new InsufficientFundsError(error)
  const reverted = toRevertedError(error)
  if (reverted) return reverted
  if (has(HttpRequestError) || has(TimeoutError) || has(RpcRequestError)) return new RpcUnavailableError(error)
  return new UnexpectedDeliveryError(error)
}
