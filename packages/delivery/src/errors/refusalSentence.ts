import type { Reason } from './decodeReason.ts'
import type { Refusal } from './decodeRefusal.ts'

function time(seconds: bigint) {
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', ' UTC').replace('T', ' ')
}

function because({ kind, message }: Reason) {
  return kind === 'none' ? '' : ` It answered: ${message}.`
}

export function sentenceOf(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'NotAuthorised':
      return 'This account may not send this drop. Switch to the account that sealed it.'
    case 'AlreadyCancelled':
      return 'This drop was cancelled for ever. Seal the list again with another round to send it.'
    case 'NotOpenYet':
      return `This drop opens at ${time(refusal.opensAtSeconds)}. Wait until then.`
    case 'Closed':
      return `This drop closed at ${time(refusal.closesAtSeconds)}. Seal the list again with another closing time.`
    case 'ClaimsNotOpen':
      return 'The sender has not opened claims for this drop. Ask the sender.'
    case 'AlreadySettled':
      return 'This row is paid already. There is nothing left to claim.'
    case 'NotTheAccount':
      return 'Only the row’s own account may send it elsewhere. Connect that account.'
    case 'NoTokenCode':
      return 'There is no token at the token’s address on this network. Check the network.'
    case 'PullFailed':
      return `The token did not hand over the sum.${because(refusal.reason)} Check the balance and the allowance, and whether the token is paused or blocks the sender.`
    case 'ReturnFailed':
      return `The token did not take back what refused rows left.${because(refusal.reason)} Nothing was paid. Check whether the token blocks the sender.`
    case 'InexactTransfer':
      return 'The token moved another amount than it was asked to, as tokens with a fee do. Nothing was paid. Seal the list as a direct drop if the fee is wanted.'
    case 'BadProof':
      return 'The slot does not belong to the sealed list. Open the drop from its sealed file again.'
    case 'RowRejected':
      return `Row ${refusal.row + 1} of the slot could not be paid, and this drop allows no exceptions, so nothing of the slot was paid.${because(refusal.reason)}`
    case 'unexpected':
      return `The call was refused: ${refusal.errorName}. Nothing was paid. Check the token, then continue.`
    case 'token':
      return `The call was refused: ${refusal.reason.message}. Nothing was paid. Check the token, then continue.`
  }
}
