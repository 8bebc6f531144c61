import type { Hex } from '@slotdrop/drops'
import { DeliveryError } from './DeliveryError.ts'
import { type Refusal, decodeRefusal } from './decodeRefusal.ts'
import { callRefusalSentence } from './callRefusalSentence.ts'
import { decodeReason } from './decodeReason.ts'

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
      errorName === undefined ? { kind: 'token', reason: decodeReason(data ?? '0x') } : decodeRefusal(errorName, args)
    super(callRefusalSentence(refusal), { remedy: 'user', cause })
    this.errorName = errorName
    this.args = args
    this.refusal = refusal
  }
}
