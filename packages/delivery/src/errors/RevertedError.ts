import { slotDistributorAbi } from '@slotdrop/contracts'
import type { Hex } from '@slotdrop/drops'
import { BaseError, ContractFunctionRevertedError, decodeErrorResult, isHex } from 'viem'
import { DeliveryError } from './DeliveryError.ts'
import { explainReason } from './explainReason.ts'

/** The distributor, or the token behind it, refused a call. */
export class RevertedError extends DeliveryError {
  override name = 'RevertedError'
  /** Name of the distributor's error; undefined for one that is not the distributor's. */
  readonly errorName: string | undefined
  /** What the error carries, as the ABI decodes it. */
  readonly args: readonly unknown[]
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
    const reason = errorName === undefined ? explainReason(data ?? '0x') : undefined
    super(
      (errorName && sentences[errorName]?.(args)) ??
        `The call was refused: ${reason ?? errorName}. Nothing was paid. Check the token, then continue.`,
      { remedy: 'user', cause },
    )
    this.errorName = errorName
    this.args = args
  }
}

/** What the token answered for a row, as `RowRejected` carries it, in words. */
export const reasonText = (reason: unknown): string => explainReason(isHex(reason) ? reason : '0x')

const time = (seconds: unknown) =>
  new Date(Number(seconds) * 1000).toISOString().replace('.000Z', ' UTC').replace('T', ' ')
const because = (reason: unknown) => (isHex(reason) && reason !== '0x' ? ` It answered: ${explainReason(reason)}.` : '')

const sentences: Record<string, (args: readonly unknown[]) => string> = {
  NotAuthorised: () => 'This account may not send this drop. Switch to the account that sealed it.',
  AlreadyCancelled: () => 'This drop was cancelled for ever. Seal the list again with another round to send it.',
  NotOpenYet: ([opensAt]) => `This drop opens at ${time(opensAt)}. Wait until then.`,
  Closed: ([closesAt]) => `This drop closed at ${time(closesAt)}. Seal the list again with another closing time.`,
  ClaimsNotOpen: () => 'The sender has not opened claims for this drop. Ask the sender.',
  AlreadySettled: () => 'This row is paid already. There is nothing left to claim.',
  NotTheAccount: () => 'Only the row’s own account may send it elsewhere. Connect that account.',
  NoTokenCode: () => 'There is no token at the token’s address on this network. Check the network.',
  PullFailed: ([, , , reason]) =>
    `The token did not hand over the sum.${because(reason)} Check the balance and the allowance, and whether the token is paused or blocks the sender.`,
  ReturnFailed: ([, , , reason]) =>
    `The token did not take back what refused rows left.${because(reason)} Nothing was paid. Check whether the token blocks the sender.`,
  InexactTransfer: () =>
    'The token moved another amount than it was asked to, as tokens with a fee do. Nothing was paid. Seal the list as a direct drop if the fee is wanted.',
  BadProof: () => 'The slot does not belong to the sealed list. Open the drop from its sealed file again.',
  RowRejected: ([row, reason]) =>
    `Row ${Number(row) + 1} of the slot could not be paid, and this drop allows no exceptions, so nothing of the slot was paid.${because(reason)}`,
}

/** The revert data inside an error of viem, or of a node. */
export const revertDataOf = (error: unknown): Hex | undefined => {
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
export const revertOf = (data: Hex, cause?: unknown): RevertedError => {
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
export const findRevert = (error: unknown): RevertedError | undefined => {
  if (!(error instanceof BaseError)) return undefined
  const data = revertDataOf(error)
  if (data !== undefined) return revertOf(data, error)
  const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (reverted !== null || /execution reverted/i.test(error.message)) return new RevertedError({ cause: error })
  return undefined
}
