import { amountOf, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import type { TokenTrait } from './TokenTrait.ts'

const byKind = {
  paused: messages.traitPaused,
  'blocks-sender': messages.traitBlocksSender,
  'block-list': messages.traitBlockList,
  votes: messages.traitVotes,
  upgradable: messages.traitUpgradable,
}

/** What a token does, and what that means for a drop. */
export function traitSentence(trait: TokenTrait): Sentence {
  switch (trait.kind) {
    case 'refuses':
      return trait.error
        ? sentence(messages.traitRefuses, { why: trait.error.sentence })
        : sentence(messages.traitRefusesSilently)
    case 'transfer-fee':
      return sentence(messages.traitTransferFee, { percent: trait.percent })
    case 'high-gas':
      return sentence(messages.traitHighGas, { gas: amountOf(trait.gas, 0) })
    default:
      return sentence(byKind[trait.kind])
  }
}
