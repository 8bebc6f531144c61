import { type Message, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import type { RefusalKind } from './refusalKind.ts'

const byKind: { readonly [K in RefusalKind]: Message } = {
  underpriced: messages.refusedUnderpriced,
  'replacement-underpriced': messages.refusedReplacement,
  'below-base-fee': messages.refusedBelowBaseFee,
  'insufficient-funds': messages.refusedFunds,
  'too-little-gas': messages.refusedTooLittleGas,
  'too-large': messages.refusedTooLarge,
  'pool-full': messages.refusedPoolFull,
  'account-limit': messages.refusedAccountLimit,
  'not-served': messages.refusedNotServed,
  'rate-limited': messages.refusedRateLimited,
  unclear: messages.refusedUnclear,
}

/** Why nodes refuse every transaction and what helps. */
export function nodeRefusalSentence(kind: RefusalKind): Sentence {
  return sentence(byKind[kind])
}

/** The step that helps against a refusal. */
export type RefusalRemedy = 'raise-ceiling' | 'add-gas' | 'other-node'

const ofFees: ReadonlySet<RefusalKind> = new Set(['underpriced', 'replacement-underpriced', 'below-base-fee'])

export function refusalRemedy(kind: RefusalKind): RefusalRemedy {
  if (ofFees.has(kind)) return 'raise-ceiling'
  return kind === 'insufficient-funds' ? 'add-gas' : 'other-node'
}
