// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  notAuthorised: object
  alreadyCancelled: object
  notOpenYet: { time: string | number }
  closed: { time: string | number }
  claimsNotOpen: object
  alreadySettled: object
  notTheAccount: object
  noTokenCode: object
  pullFailed: { answered: string; reason: string | number }
  returnFailed: { answered: string; reason: string | number }
  inexactTransfer: object
  badProof: object
  rowRejected: { row: string | number; answered: string; reason: string | number }
  otherwise: { why: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "refusals",
  texts: {
    notAuthorised: "This account may not send this drop. Switch to the account that sealed it.",
    alreadyCancelled: "This drop was cancelled for ever. Seal the list again with another round to send it.",
    notOpenYet: ["This drop opens at ",["time"],". Wait until then."],
    closed: ["This drop closed at ",["time"],". Seal the list again with another closing time."],
    claimsNotOpen: "The sender has not opened claims for this drop. Ask the sender.",
    alreadySettled: "This row is paid already. There is nothing left to claim.",
    notTheAccount: "Only the row’s own account may send it elsewhere. Connect that account.",
    noTokenCode: "There is no token at the token’s address on this network. Check the network.",
    pullFailed: ["The token did not hand over the sum.",["answered",1,{"yes":[" It answered: ",["reason"],"."],"other":""}]," Check the balance and the allowance, and whether the token is paused or blocks the sender."],
    returnFailed: ["The token did not take back what refused rows left.",["answered",1,{"yes":[" It answered: ",["reason"],"."],"other":""}]," Nothing was paid. Check whether the token blocks the sender."],
    inexactTransfer: "The token moved another amount than it was asked to, as tokens with a fee do. Nothing was paid. Seal the list as a direct drop if the fee is wanted.",
    badProof: "The slot does not belong to the sealed list. Open the drop from its sealed file again.",
    rowRejected: ["Row ",["row"]," of the slot could not be paid, and this drop allows no exceptions, so nothing of the slot was paid.",["answered",1,{"yes":[" It answered: ",["reason"],"."],"other":""}]],
    otherwise: ["The call was refused: ",["why"],". Nothing was paid. Check the token, then continue."],
  },
}
