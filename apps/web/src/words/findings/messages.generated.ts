// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  noDistributor: object
  distributorDiffers: object
  noToken: object
  contractAccount: object
  noFees: object
  cancelled: object
  rpcOnOtherChain: { actual: string | number; expected: string | number }
  tokenUnreadable: { token: string | number; standard: string | number }
  shortBalance: { has: string | number; ofIds: string; needs: string | number; missing: string | number }
  notOpenYet: { time: string | number }
  closed: { time: string | number }
  pausedToken: object
  blocksSenderToken: object
  refusesToken: { why: string | number }
  refusesTokenSilently: object
  keepsPartToken: { percent: string | number }
  dearToken: { gas: string | number }
  keepsVotesToken: object
  hasBlockListToken: object
  upgradableToken: object
}

export const messages: Messages<Arguments> = {
  namespace: "findings",
  texts: {
    noDistributor: "There is no distributor at the configured address on this network. Approve nothing.",
    distributorDiffers: "The contract at the distributor’s address is not the one that was reviewed. Approve nothing.",
    noToken: "There is no token at this address on this network. Check the address and the network.",
    contractAccount: "The sender is a contract account, such as a Safe. Let it approve and name an operator, an ordinary account that only pays the fees; then send from that account.",
    noFees: "The sender has none of the network’s coin to pay fees with. Add some, then check again.",
    cancelled: "This drop was cancelled for ever. Seal the list again with another round to send it.",
    rpcOnOtherChain: ["The node answers for network ",["actual"],", but this drop is for ",["expected"],". Set the right RPC in the settings."],
    tokenUnreadable: ["The contract at ",["token"]," does not answer like an ",["standard"]," token. Check the address and the standard."],
    shortBalance: ["The sender holds ",["has"],["ofIds",1,{"yes":" of what the list names","other":""}],", the open rows need ",["needs"],". Add ",["missing"],", then check again."],
    notOpenYet: ["This drop opens at ",["time"],". Come back then."],
    closed: ["This drop closed at ",["time"],". Seal the list again with another closing time."],
    pausedToken: "The token is paused: nobody can be paid until its owner lets it move again.",
    blocksSenderToken: "The token blocks your account: it will not hand anything over. Use another account.",
    refusesToken: ["A transfer was tried and refused. ",["why"]],
    refusesTokenSilently: "A transfer was tried and refused. The call was refused.",
    keepsPartToken: ["The token keeps a part of each transfer: of a trial ",["percent"]," % did not arrive. Recipients would get less than the list says."],
    dearToken: ["A transfer takes about ",["gas"]," gas, more than usual. Slots will be smaller and network fees higher."],
    keepsVotesToken: "The token counts votes: rows may cost more than usual. The review measures it.",
    hasBlockListToken: "The token has a block list: accounts on it can’t be paid. The review asks about each row.",
    upgradableToken: "The token can be exchanged by its owner: it may behave differently tomorrow.",
  },
}
