import type { Problem, TokenTrait } from '@slotdrop/delivery'
import { useMemo } from 'react'
import { createFormats, type Messages, type Text, useText } from '../../i18n/index.ts'
import { amountWords } from '../amountWords.ts'
import { useErrorText } from '../errors/errorWords.ts'
import { kindKey } from '../kindKey.ts'
import { momentWords } from '../momentWords.ts'
import { messages } from './messages.generated.ts'

type Texts = typeof messages extends Messages<infer A extends object> ? Text<A> : never

/** What is found on a chain before anything is signed, in the language of the page. */
export type FindingWords = {
  /** What stands in the way of sending, and what to do. */
  problem(problem: Problem): string
  /** What a token does, and what that means. */
  trait(trait: TokenTrait): string
}

/** See `FindingWords`. */
export function createFindingWords(t: Texts, errorText: (error: Error) => string): FindingWords {
  return {
    problem(problem) {
      switch (problem.kind) {
        case 'rpc-unavailable':
          return errorText(problem.error)
        case 'rpc-on-other-chain':
          return t('rpcOnOtherChain', { actual: problem.actual, expected: problem.expected })
        case 'token-unreadable':
          return t('tokenUnreadable', { token: problem.token, standard: problem.standard.replace('ERC', 'ERC-') })
        case 'short-balance': {
          const { token, standard, has, needs } = problem
          return t('shortBalance', {
            ofIds: standard === 'ERC1155' ? 'yes' : 'no',
            has: amountWords(has, token),
            needs: amountWords(needs, token),
            missing: amountWords(needs - has, token),
          })
        }
        case 'not-open-yet':
          return t('notOpenYet', { time: momentWords(problem.opensAtSeconds) })
        case 'closed':
          return t('closed', { time: momentWords(problem.closesAtSeconds) })
        default:
          return t(kindKey(problem.kind))
      }
    },
    trait(trait) {
      switch (trait.kind) {
        case 'refuses':
          return trait.error ? t('refusesToken', { why: errorText(trait.error) }) : t('refusesTokenSilently')
        case 'keeps-part':
          return t('keepsPartToken', { percent: createFormats().decimal(trait.percent, 2) })
        case 'dear':
          return t('dearToken', { gas: createFormats().count(trait.gas) })
        default:
          return t(`${kindKey(trait.kind)}Token`)
      }
    },
  }
}

/** See `FindingWords`; drawn anew when the language changes. */
export function useFindingWords(): FindingWords {
  const t = useText(messages)
  const errorText = useErrorText()
  return useMemo(() => createFindingWords(t, errorText), [t, errorText])
}
