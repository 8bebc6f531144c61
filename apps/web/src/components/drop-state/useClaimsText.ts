import { useText } from '../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { Tone } from '../Pill.tsx'
import type { ClaimsState } from './claimsState.ts'

/** The colour of each state of claims. */
export const claimsTones = {
  open: 'settled',
  later: 'idle',
  closed: 'idle',
  'not-enabled': 'idle',
} as const satisfies Record<ClaimsState['kind'], Tone>

/** Says how claims stand, in the same words on every page. */
export function useClaimsText(): (state: ClaimsState) => string {
  const t = useText(messages)
  return ({ kind, doneRows: done, rowCount: rows, isPartlySent }) => {
    if (kind === 'later') return t('claimsLater')
    if (kind === 'not-enabled') return t('claimsNotEnabled')
    const how = isPartlySent ? 'paid' : 'claimed'
    return t(kind === 'closed' ? 'claimsClosed' : 'claimsOpen', { done, rows, how })
  }
}
