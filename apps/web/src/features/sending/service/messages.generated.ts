// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../../i18n/index.ts'

type Arguments = {
  quoteFailed: { reason: string | number }
  quoteRefused: { name: string }
  orderSilent: object
  signInTitle: object
  signInText: object
  signIn: object
  keepTitle: object
  keepText: object
  keep: object
  askingQuote: object
  askAgain: object
  byService: object
  service: object
  stage: { stage: string }
  closeIt: object
  closePaused: object
  closeBlocked: object
  closeComplete: object
  closeReturning: object
  closeOver: { end: string }
  account: object
  gasPurse: object
  coins: { value: string | number; coin: string | number }
  spent: object
  transactions: object
  transactionsCount: { count: number; wasted: number }
  inFlight: object
  gasLimit: object
  gwei: { price: string | number }
  finishBy: object
  pause: object
  resume: object
  stop: object
  stopping: object
  topUp: object
  changeLimit: object
  asOf: { when: string | number }
  history: object
  event: { kind: string }
  unnamed: object
  unnamedText: { address: Tag }
  registerIt: object
  waitingGas: object
  waitingGasText: { price: string | number; limit: string | number }
  purseShort: object
  purseShortText: { needs: string | number; coin: string | number; has: string | number }
  opensLater: { time: string | number }
  opensLaterText: object
  blocked: { name: string }
  checkApproval: object
  doubt: object
  doubtText: object
  refused: { rows: number }
  refusedText: { rows: number; reason: string | number; rest: number }
  stateUnknown: object
  stateUnknownText: object
  returned: { value: string | number; coin: string | number }
  returnedText: { transaction: Tag }
  blockedText: { name: string; has: string | number; needs: string | number; symbol: string | number; missing: string | number; before: string | number; after: string | number; slot: string | number }
  tryAgain: object
  goOnWithNewCode: object
  waitOn: object
  seeRefused: object
  tryRefused: { rows: number }
  letServiceSend: object
  useService: object
  closeOnRequest: object
}

export const messages: Messages<Arguments> = {
  namespace: "service",
  texts: {
    quoteFailed: ["The sender service can’t say now what sending takes. ",["reason"]],
    quoteRefused: [["name",1,{"RpcUnavailableError":"Its node of this network does not answer. Ask again in a minute.","RpcRateLimitedError":"Its node of this network does not answer. Ask again in a minute.","ListUnavailableError":"The list is not on the server any more. Load this page again, then keep the list on the server once more.","other":["Whoever runs the service has to mend it (",["name"],"). Ask again later, or choose another way to send."]}]],
    orderSilent: "The sender service did not answer. Try again in a minute.",
    signInTitle: "The sender service sends for whoever signed in.",
    signInText: "Sign in with the wallet that sealed this list. It costs nothing.",
    signIn: "Sign in",
    keepTitle: "The sender service needs the list.",
    keepText: "It is kept on the server for you alone; publishing it stays a step of its own.",
    keep: "Keep the list on the server",
    askingQuote: "Asking the sender service what sending takes …",
    askAgain: "Ask again",
    byService: "by the sender service; you can close this page",
    service: "Sender service",
    stage: [["stage",1,{"UNNAMED":"Not registered","SENDING":"Sending","ON_REQUEST":"On request","WAITING":"Waiting","PAUSED":"Paused","BLOCKED":"Needs you","COMPLETE":"All paid","RETURNING":"Returning gas money","other":"Over"}]],
    closeIt: "Sent by the service; you can close this page. It pays this list and nothing else, and what is left of the gas money comes back by itself.",
    closePaused: "Nothing is sent until you resume it. Transactions that are out already still land.",
    closeBlocked: "Nothing is sent until that is mended. The gas money waits with it; stop the service to take it back.",
    closeComplete: "Every recipient is paid. What is left of the gas money comes back as soon as that is final.",
    closeReturning: "Nothing more is sent. What is left of the gas money is on its way to you.",
    closeOver: [["end",1,{"COMPLETE":"Every recipient is paid.","REFUSED":"Everyone who is left was refused for an hour.","CANCELLED":"You cancelled this drop.","CLOSED":"The time of this drop is over.","REPLACED":"Another account may send this drop now.","other":"You stopped it."}]," Nothing more is sent by the service."],
    account: "Account",
    gasPurse: "Gas purse",
    coins: [["value"]," ",["coin"]],
    spent: "Spent",
    transactions: "Transactions",
    transactionsCount: [["count",4],["wasted",2,{"=0":"","other":[", ",0," of them paid nobody"]}]],
    inFlight: "In flight",
    gasLimit: "Gas limit",
    gwei: [["price"]," gwei"],
    finishBy: "Finish by",
    pause: "Pause the service",
    resume: "Resume the service",
    stop: "Stop, take the gas money back",
    stopping: "Stopping …",
    topUp: "Top up",
    changeLimit: "Change the limit",
    asOf: ["As the service saw it ",["when"]],
    history: "What the service did",
    event: [["kind",1,{"ORDERED":"You let the service send it","PAUSED":"You paused it","RESUMED":"You let it go on","FEES_CHANGED":"You changed the gas limit","STOPPED":"You stopped it","NAMED":"Its account is registered","BEGAN":"Sending began","TAKEN_OVER":"Another process of the service went on with it","WAITING":"It waits","BLOCKED":"It needs you","COMPLETE":"Every recipient is paid","RETURNED":"Gas money went back","REQUESTS_CHANGED":"You changed who may ask for a row","ENDED":"It is over","other":"Something else happened"}]],
    unnamed: "The sender service waits to be registered.",
    unnamedText: ["The drop does not name its account yet: ",["address",""]," It begins by itself once that is registered with its gas money."],
    registerIt: "Register it",
    waitingGas: "The service waits for cheaper gas.",
    waitingGasText: ["Gas is ",["price"]," gwei, your limit is ",["limit"]," gwei. It goes on by itself below the limit."],
    purseShort: "The service’s gas money is used up.",
    purseShortText: ["The next transaction needs ",["needs"]," ",["coin"],", and the account holds ",["has"],". Top it up; it goes on by itself."],
    opensLater: ["The drop opens ",["time"],"."],
    opensLaterText: "The service begins by itself then.",
    blocked: [["name",1,{"ShortAllowanceError":"The approval does not cover what is left.","NotApprovedError":"The approval does not cover what is left.","ShortBalanceError":"Your wallet holds too little for what is left.","TokenChangedError":"The token’s code was changed.","FinishByPassedError":"The date has passed, and gas costs more than you allow.","OperatorChangedError":"Another account is registered for this drop.","InsufficientFundsError":"The service’s gas money is used up.","InsufficientCoinsError":"The service’s gas money is used up.","RowTooLargeError":"A recipient of this list takes more gas than the network gives.","TransactionRevertedError":"The token refuses what a trial said it would take.","ListUnavailableError":"The list is not on the server any more.","other":"The service can’t go on."}]],
    checkApproval: "Renew the approval",
    doubt: "The service’s node does not answer.",
    doubtText: "Nothing is lost: it looks again by itself. What is paid stands below, as the chain tells it.",
    refused: [["rows",2,{"one":"One recipient was","other":[0," recipients were"]}]," refused. The service left ",["rows",2,{"one":"it","other":"them"}]," out."],
    refusedText: ["A trial of ",["rows",2,{"one":"this payment","other":"these payments"}]," failed, so nothing was spent: ",["reason"],". ",["rest",2,{"=0":"Everybody else is paid.","other":"The others are being paid."}]," ",["rows",2,{"one":"It is","other":"They are"}]," tried again when you say so. The gas money waits an hour for that, and comes back then, or as soon as you stop the service."],
    stateUnknown: "The sender service does not answer this page.",
    stateUnknownText: "What is paid stands below, as the chain tells it. The service goes on without this page.",
    returned: ["What was left of the gas money went back: ",["value"]," ",["coin"],"."],
    returnedText: ["To the sender of the drop, by ",["transaction",""]],
    blockedText: [["name",1,{"ShortAllowanceError":[["has"]," are approved, ",["needs"]," are needed. Renew the approval; it goes on by itself then."],"NotApprovedError":["The contract may not take your ",["symbol"],". Renew the approval; it goes on by itself then."],"ShortBalanceError":["It holds ",["has"],", and ",["needs"]," are needed. Add ",["missing"],"; it looks again by itself."],"TokenChangedError":["From ",["before"]," to ",["after"],", while ",["symbol"]," was being sent. Ask who issues it what changed. What was paid stays paid."],"FinishByPassedError":"Change the limit, or let it wait on without a date.","OperatorChangedError":"Register the service’s account again, or stop it and take its gas money back.","InsufficientFundsError":"Top it up; it goes on by itself then.","InsufficientCoinsError":"Top it up; it goes on by itself then.","RowTooLargeError":["In slot ",["slot"],". Look at what the token does for them; the others of their slot can be sent from your wallet."],"TransactionRevertedError":["Slot ",["slot"]," was mined and paid nobody, again and again, so it stopped before that used up the gas money. Ask who issues the token; then try again."],"ListUnavailableError":"Keep it on the server once more, under Files; it goes on by itself then.","other":["Nothing is wrong with your list or your wallet: whoever runs the service has to mend it (",["name"],"), and it looks again by itself. Until then you can stop it, take the gas money back and send from this browser."]}]],
    tryAgain: "Try again",
    goOnWithNewCode: "Go on with the new code",
    waitOn: "Wait on, without a date",
    seeRefused: "See who",
    tryRefused: ["Try ",["rows",2,{"one":"this recipient","other":["these ",0," recipients"]}]," again"],
    letServiceSend: "Don’t want to keep this page open?",
    useService: "Let the sender service send",
    closeOnRequest: "Recipients who ask for it are paid, and nobody else. You can close this page.",
  },
}
