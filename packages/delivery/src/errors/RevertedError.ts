import { slotDistributorAbi } from '@slotdrop/contracts'
import type { Hex } from '@slotdrop/drops'
import { BaseError, ContractFunctionRevertedError, decodeErrorResult, isHex } from 'viem'
import { DeliveryError } from './DeliveryError.ts'
import { readReason, type Reason } from './explainReason.ts'

/** Why a call was refused, by the name of the distributor's error, with what its sentence tells. */
export type Refusal =
  | {
      readonly kind:
        | 'NotAuthorised'
        | 'AlreadyCancelled'
        | 'ClaimsNotOpen'
        | 'AlreadySettled'
        | 'NotTheAccount'
        | 'NoTokenCode'
        | 'InexactTransfer'
        | 'BadProof'
    }
  | { readonly kind: 'NotOpenYet'; readonly opensAtSeconds: bigint }
  | { readonly kind: 'Closed'; readonly closesAtSeconds: bigint }
  | { readonly kind: 'PullFailed' | 'ReturnFailed'; readonly reason: Reason }
  /** `row` from 0, inside its slot. */
  | { readonly kind: 'RowRejected'; readonly row: number; readonly reason: Reason }
  /** An error of the distributor that should not come about. */
  | { readonly kind: 'unexpected'; readonly errorName: string }
  /** It was not the distributor that refused. */
  | { readonly kind: 'token'; readonly reason: Reason }

/** The distributor, or the token behind it, refused a call. */
export class RevertedError extends DeliveryError {
  override readonly name = 'RevertedError'
  /** Name of the distributor's error; undefined for one that is not the distributor's. */
  readonly errorName: string | undefined
  /** What the error carries, as the ABI decodes it. */
  readonly args: readonly unknown[]
  readonly refusal: Refusal
  constructor({
    errorName,
    args = [],
    data,
    cause,
  }: {
    errorName?: string | undefined
    args?: readonly unknown[] | undefined
    /** Revert data that is not the distributor's. */
    data?: Hex | undefined
    cause?: unknown
  }) {
    const refusal: Refusal =
      errorName === undefined ? { kind: 'token', reason: readReason(data ?? '0x') } : refusalOf(errorName, args)
    super(sentenceOf(refusal), { remedy: 'user', cause })
    this.errorName = errorName
    this.args = args
    this.refusal = refusal
  }
}

/** What the token answered for a row, as `RowRejected` carries it. */
export function reasonOf(reason: unknown): Reason {
  return readReason(isHex(reason) ? reason : '0x')
}

function refusalOf(errorName: string, args: readonly unknown[]): Refusal {
  switch (errorName) {
    case 'NotAuthorised':
    case 'AlreadyCancelled':
    case 'ClaimsNotOpen':
    case 'AlreadySettled':
    case 'NotTheAccount':
    case 'NoTokenCode':
    case 'InexactTransfer':
    case 'BadProof':
      return { kind: errorName }
    case 'NotOpenYet':
      return { kind: errorName, opensAtSeconds: BigInt(args[0] as bigint) }
    case 'Closed':
      return { kind: errorName, closesAtSeconds: BigInt(args[0] as bigint) }
    case 'PullFailed':
    case 'ReturnFailed':
      return { kind: errorName, reason: reasonOf(args[3]) }
    case 'RowRejected':
      return { kind: errorName, row: Number(args[0]), reason: reasonOf(args[1]) }
    default:
      return { kind: 'unexpected', errorName }
  }
}

function time(seconds: bigint) {
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', ' UTC').replace('T', ' ')
}

function because({ kind, message }: Reason) {
  return kind === 'none' ? '' : ` It answered: ${message}.`
}

function sentenceOf(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'NotAuthorised':
      return 'This account may not send this drop. Switch to the account that sealed it.'
    case 'AlreadyCancelled':
      return 'This drop was cancelled for ever. Seal the list again with another round to send it.'
    case 'NotOpenYet':
      return `This drop opens at ${time(refusal.opensAtSeconds)}. Wait until then.`
    case 'Closed':
      return `This drop closed at ${time(refusal.closesAtSeconds)}. Seal the list again with another closing time.`
    case 'ClaimsNotOpen':
      return 'The sender has not opened claims for this drop. Ask the sender.'
    case 'AlreadySettled':
      return 'This row is paid already. There is nothing left to claim.'
    case 'NotTheAccount':
      return 'Only the row’s own account may send it elsewhere. Connect that account.'
    case 'NoTokenCode':
      return 'There is no token at the token’s address on this network. Check the network.'
    case 'PullFailed':
      return `The token did not hand over the sum.${because(refusal.reason)} Check the balance and the allowance, and whether the token is paused or blocks the sender.`
    case 'ReturnFailed':
      return `The token did not take back what refused rows left.${because(refusal.reason)} Nothing was paid. Check whether the token blocks the sender.`
    case 'InexactTransfer':
      return 'The token moved another amount than it was asked to, as tokens with a fee do. Nothing was paid. Seal the list as a direct drop if the fee is wanted.'
    case 'BadProof':
      return 'The slot does not belong to the sealed list. Open the drop from its sealed file again.'
    case 'RowRejected':
      return `Row ${refusal.row + 1} of the slot could not be paid, and this drop allows no exceptions, so nothing of the slot was paid.${because(refusal.reason)}`
    case 'unexpected':
      return `The call was refused: ${refusal.errorName}. Nothing was paid. Check the token, then continue.`
    case 'token':
      return `The call was refused: ${refusal.reason.message}. Nothing was paid. Check the token, then continue.`
  }
}

/** The revert data inside an error of viem, or of a node. */
export function revertDataOf(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  const dataOf = (cause: unknown): Hex | undefined => {
    const data = (cause as { data?: unknown }).data
    if (isHex(data)) return data
    const inner = typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : undefined
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
