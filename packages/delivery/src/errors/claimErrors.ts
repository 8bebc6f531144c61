import { sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import { DeliveryError } from './DeliveryError.ts'

const said = {
  'other-chain': messages.claimOnOtherChainError,
  'no-distributor': messages.claimNoDistributorError,
  'other-code': messages.claimOtherCodeError,
}

/** The chain can't be believed or used for this drop. */
export class ClaimUnavailableError extends DeliveryError {
  override readonly name = 'ClaimUnavailableError'
  readonly reason: 'other-chain' | 'no-distributor' | 'other-code'

  constructor(reason: ClaimUnavailableError['reason']) {
    super(sentence(said[reason]), { remedy: 'user' })
    this.reason = reason
  }
}
