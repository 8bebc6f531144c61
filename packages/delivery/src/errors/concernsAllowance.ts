import type { DeliveryError } from './DeliveryError.ts'
import type { Reason } from './decodeReason.ts'
import { NotApprovedError, ShortAllowanceError } from './moneyErrors.ts'
import { RevertedError } from './RevertedError.ts'
import { NothingPayableError, TransactionRevertedError } from './slotErrors.ts'

const kinds: ReadonlySet<Reason['kind']> = new Set(['erc20-allowance', 'erc721-approval', 'erc1155-approval'])

/** Tokens older than ERC-6093 have a text of their own, in English: "insufficient allowance", "caller is not owner nor approved". */
function isOfAllowance(reason: Reason): boolean {
  return reason.kind === 'text' ? /allowance|approv/i.test(reason.text) : kinds.has(reason.kind)
}

/** Whether approving the distributor anew may mend it. */
export function concernsAllowance(error: DeliveryError): boolean {
  if (error instanceof TransactionRevertedError) return error.reason !== undefined && concernsAllowance(error.reason)
  if (error instanceof NothingPayableError) return isOfAllowance(error.reason)
  if (error instanceof RevertedError) {
    const { refusal } = error
    // Many tokens don't say why.
    if (refusal.kind === 'PullFailed') return true
    return 'reason' in refusal && isOfAllowance(refusal.reason)
  }
  return error instanceof ShortAllowanceError || error instanceof NotApprovedError
}
