import { amountOf, type Sentence, sentence } from '@slotdrop/messages'
import { utcOf } from '../errors/utcOf.ts'
import * as messages from '../messages.generated.ts'
import type { Problem } from './Readiness.ts'

const byKind = {
  'no-distributor': messages.problemNoDistributor,
  'distributor-differs': messages.problemDistributorDiffers,
  'no-token': messages.problemNoToken,
  'contract-account': messages.problemContractAccount,
  'no-fees': messages.problemNoFees,
  cancelled: messages.refusalAlreadyCancelled,
}

/** What stands in the way of sending, and what to do. */
export function problemSentence(problem: Problem): Sentence {
  switch (problem.kind) {
    case 'rpc-unavailable':
      return problem.error.sentence
    case 'rpc-on-other-chain':
      return sentence(messages.problemRpcOnOtherChain, { actual: problem.actual, expected: problem.expected })
    case 'token-unreadable': {
      const { token, standard } = problem
      return sentence(messages.problemTokenUnreadable, { token, standard: standard.replace('ERC', 'ERC-') })
    }
    case 'short-balance': {
      const { standard, has, needs } = problem
      const { decimals, symbol } = problem.token
      return sentence(messages.problemShortBalance, {
        ofIds: standard === 'ERC1155' ? 'yes' : 'no',
        has: amountOf(has, decimals, symbol),
        needs: amountOf(needs, decimals, symbol),
        missing: amountOf(needs - has, decimals, symbol),
      })
    }
    case 'short-gas-money': {
      const { decimals, symbol } = problem.coin
      return sentence(messages.problemShortGasMoney, {
        has: amountOf(problem.has, decimals, symbol),
        needs: amountOf(problem.needs, decimals, symbol),
        missing: amountOf(problem.needs - problem.has, decimals, symbol),
      })
    }
    case 'not-open-yet':
      return sentence(messages.problemNotOpenYet, { time: utcOf(problem.opensAtSeconds) })
    case 'closed':
      return sentence(messages.refusalClosed, { time: utcOf(problem.closesAtSeconds) })
    default:
      return sentence(byKind[problem.kind])
  }
}
