import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from '../messages.generated.ts'

/** A chain was asked for that this site does not offer. */
export class ChainNotOfferedError extends BaseError {
  override readonly name = 'ChainNotOfferedError'
  readonly chainId: number

  constructor(chainId: number) {
    super(sentenceOf(messages, 'chainNotOffered', { chainId }), { remedy: 'bug' })
    this.chainId = chainId
  }
}
