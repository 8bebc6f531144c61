import type { RowHistory } from '@slotdrop/delivery'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import type { ShownHistory } from '../dropProtocol.ts'

/** Says why a payment failed: the worker has the catalogue of reasons, so that no public page loads it. */
export function showHistory(history: RowHistory): ShownHistory {
  return history.kind === 'failed' ? { ...history, reason: rowReasonSentence(history.reason) } : history
}
