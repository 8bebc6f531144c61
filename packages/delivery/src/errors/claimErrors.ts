import { DeliveryError } from './index.ts'

/** The chain can't be believed or used for this drop. */
export class ClaimUnavailableError extends DeliveryError {
  override readonly name = 'ClaimUnavailableError'
  readonly reason: 'other-chain' | 'no-distributor' | 'other-code'

  constructor(reason: ClaimUnavailableError['reason']) {
    const words = {
      'other-chain': 'The node answers for another network than the drop’s.',
      'no-distributor': 'The drop’s contract is not on this network.',
      'other-code': 'Other code stands where the drop’s contract should be. Do not sign anything for it.',
    }
    super(words[reason], { remedy: 'user' })
    this.reason = reason
  }
}
