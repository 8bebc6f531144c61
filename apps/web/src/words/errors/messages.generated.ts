// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  unexpectedDeliveryError: { detail: string | number }
  rpcUnavailableError: object
  rpcRateLimitedError: object
  rpcOnOtherChainError: { actual: string | number; expected: string | number }
  rejectedInWalletError: object
  walletUnavailableError: object
  wrongAccountError: { actual: string | number; expected: string | number }
  wrongAccountNone: { expected: string | number }
  walletOnOtherChainError: { actual: string | number; expected: string | number }
  walletOnUnknownChain: { expected: string | number }
  journalUnavailableError: object
  bundleUnsupportedError: object
  bundleFailedError: object
  bundleCancelled: object
  bundlePartlyFailedError: object
  bundleLostError: object
  callCancelledError: object
  callReplacedError: object
  callMissingError: object
  callNeverSeen: object
  shortBalanceError: { has: string | number; needs: string | number; missing: string | number }
  shortAllowanceError: { has: string | number; needs: string | number }
  notApprovedError: { symbol: string | number }
  tokenChangedError: { symbol: string | number; before: string | number; after: string | number }
  noCode: object
  insufficientFundsError: object
  shortCoins: { has: string | number; needs: string | number; missing: string | number }
  feeTooHighError: { fee: string | number; ceiling: string | number }
  rowTooLargeError: { slot: string | number }
  transactionRevertedError: { slot: string | number; why: string | number }
  transactionRevertedSilent: { slot: string | number }
  transactionCancelledError: { slot: string | number }
  transactionReplacedError: { slot: string | number }
  transactionDroppedError: { slot: string | number }
  transactionNeverSeen: { slot: string | number }
  transactionNeverSeenAnswer: { slot: string | number; answer: string | number }
  nothingPayableError: { rows: number; slot: string | number; reason: string | number }
  nonceIgnoredError: { taken: string | number; planned: string | number; isCancellation: string }
  replacementTooCheapError: object
  claimOnOtherChain: object
  claimNoDistributor: object
  claimOtherCode: object
}

export const messages: Messages<Arguments> = {
  namespace: "errors",
  texts: {
    unexpectedDeliveryError: ["The wallet or the node answered something unexpected (",["detail"],"). Check the drop again before you continue; nobody is paid twice."],
    rpcUnavailableError: "The network’s node does not answer. Nothing is lost: check the connection, or set another RPC, and continue.",
    rpcRateLimitedError: "The network’s node limits how often it may be asked. Nothing is lost: wait a minute, or set another RPC, and continue.",
    rpcOnOtherChainError: ["The node answers for network ",["actual"],", but this drop is on ",["expected"],". Set the right RPC in the settings, then continue."],
    rejectedInWalletError: "You declined the request in your wallet, so nothing was sent. Continue when you are ready.",
    walletUnavailableError: "The wallet is not connected. Unlock it and connect the account again, then continue.",
    wrongAccountError: ["The wallet is on ",["actual"],", but this drop is sent by ",["expected"],". Switch the account, then continue."],
    wrongAccountNone: ["The wallet is on no account, but this drop is sent by ",["expected"],". Switch the account, then continue."],
    walletOnOtherChainError: ["The wallet is on network ",["actual"],", but this drop is on ",["expected"],". Switch the network, then continue."],
    walletOnUnknownChain: ["The wallet is on another network, but this drop is on ",["expected"],". Switch the network, then continue."],
    journalUnavailableError: "This browser could not keep a record of the transaction, so the wallet was not asked. Free some storage or leave private browsing, then continue.",
    bundleUnsupportedError: "This wallet does not sign the steps together here, and nothing was sent. Sign them one by one.",
    bundleFailedError: "The steps were mined together but refused, so nothing changed. Check that the token is not paused, then sign them again.",
    bundleCancelled: "The steps were cancelled before they reached the network, so nothing changed. Sign them again when you are ready.",
    bundlePartlyFailedError: "Only some of the steps were mined, though your wallet signed them as one. Those that were are done; the others stand here again. Sign what is left.",
    bundleLostError: "The wallet gave no answer, and no trace of the steps was found. If it still shows the request, decline it there; then sign again. No money has moved.",
    callCancelledError: "You cancelled the transaction in your wallet, so nothing changed. Only its fee is gone.",
    callReplacedError: "Another transaction of your account was mined in its place, so nothing changed. Try again.",
    callMissingError: "The transaction disappeared from the network without being mined. If your wallet still shows it as waiting, speed it up or cancel it there; otherwise try again.",
    callNeverSeen: "The network has not seen the transaction. If your wallet still collects signatures, nothing is lost: load this page again when it was executed. Otherwise try again.",
    shortBalanceError: ["The sender holds ",["has"],", the rows need ",["needs"],". Add ",["missing"],", then continue."],
    shortAllowanceError: ["The allowance for the distributor is ",["has"],", the rows need ",["needs"],". Go back to Authorise, then continue."],
    notApprovedError: ["The distributor has no allowance for the sender’s ",["symbol"],". Go back to Authorise, then continue."],
    tokenChangedError: ["The code of ",["symbol"]," was changed while you were sending, from ",["before"]," to ",["after"],", so nothing more was sent. What was paid stays paid. Find out from the token’s issuer what changed; continue to send with the new code."],
    noCode: "none",
    insufficientFundsError: "The account does not hold enough of the network’s coin for the network fee. Add some, then continue.",
    shortCoins: ["The account holds ",["has"],", the transaction needs up to ",["needs"]," with its network fee. Add ",["missing"],", then continue."],
    feeTooHighError: ["The network asks ",["fee"]," gwei for gas, above your ceiling of ",["ceiling"],". Wait, or raise the ceiling, then continue."],
    rowTooLargeError: ["One row of slot ",["slot"]," alone needs more gas than this network gives a transaction. Check what the token does when it is moved."],
    transactionRevertedError: ["The transaction of slot ",["slot"]," was mined but refused, and none of its rows were paid. ",["why"]],
    transactionRevertedSilent: ["The transaction of slot ",["slot"]," was mined but refused, and none of its rows were paid. Check the drop again, then continue."],
    transactionCancelledError: ["The transaction of slot ",["slot"]," was cancelled in the wallet. Its rows are open; continue when you are ready."],
    transactionReplacedError: ["The transaction of slot ",["slot"]," was replaced by another one in the wallet. Its rows are open; continue when you are ready."],
    transactionDroppedError: ["The transaction of slot ",["slot"]," disappeared from the network without being mined. Its rows are open; continue when you are ready."],
    transactionNeverSeen: ["The wallet failed while it was asked for slot ",["slot"],", and no transaction of it was found. If the wallet still shows the request, decline it there; then continue."],
    transactionNeverSeenAnswer: ["The wallet failed while it was asked for slot ",["slot"]," (",["answer"],"), and no transaction of it was found. If the wallet still shows the request, decline it there; then continue."],
    nothingPayableError: [["rows",2,{"one":"The open row","other":["All ",0," open rows"]}]," of slot ",["slot"]," would be refused now (",["reason"],"), so nothing was sent. Change what stands in the way, then retry them."],
    nonceIgnoredError: ["The wallet chose nonce ",["taken"]," where ",["planned"]," was asked for, so the waiting transaction was not replaced. ",["isCancellation",1,{"yes":"An empty transaction was sent behind it, which costs its fee and pays nobody.","other":"The same rows were sent again behind it: nobody is paid twice, but the second one costs a fee."}]," Speed up or cancel nonce ",["planned"]," in the wallet itself."],
    replacementTooCheapError: "The network wants a higher fee for a transaction that takes the place of a waiting one, so nothing changed: the first one still waits. Raise the fee in the wallet, then try again.",
    claimOnOtherChain: "The node answers for another network than the drop’s.",
    claimNoDistributor: "The drop’s contract is not on this network.",
    claimOtherCode: "Other code stands where the drop’s contract should be. Do not sign anything for it.",
  },
}
