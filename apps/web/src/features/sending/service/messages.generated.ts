// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../../i18n/index.ts'

type Arguments = {
  quoteFailed: { reason: string | number }
  quoteRefused: { name: string }
  orderSilent: object
  signInTitle: object
  signInText: object
  signInSafe: { signers: number }
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
  ended: { end: string }
  closeOver: object
  closeAway: object
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
  showMore: object
  showingMore: object
  event: { kind: string }
  eventLimit: { price: string | number }
  eventRequests: { scope: string; rows: number }
  eventFee: { price: string | number; limit: string | number }
  eventPurse: { needs: string | number; coin: string | number; has: string | number }
  unnamed: object
  unnamedText: { address: Tag }
  registerIt: object
  waitingGas: object
  waitingGasText: { price: string | number; limit: string | number }
  purseShort: object
  purseShortText: { needs: string | number; coin: string | number; has: string | number }
  nodesRefuse: object
  keepsTrying: object
  opensLater: { time: string | number }
  opensLaterText: object
  blocked: { name: string }
  checkApproval: object
  away: object
  awayText: object
  doubt: object
  doubtText: object
  refused: { rows: number }
  refusedText: { rows: number; reason: string | number; rest: number }
  refusedOnRequest: { rows: number; reason: string | number }
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
  requests: object
  requestsOn: object
  requestsOff: object
  requestsText: object
  requestsNotNeeded: object
  letThemAsk: object
  publishFirst: object
  publishFirstText: object
  rowsPerDay: object
  rowsPerDayWrong: object
  enableText: { account: Tag; gas: string | number; coin: string | number }
  enable: { gas: string | number; coin: string | number }
  confirmInWallet: object
  notNow: object
  changedNothing: object
  mayAsk: object
  usedToday: { used: number }
  enoughFor: { rows: number }
  sendOnRequest: object
  sendToAll: object
  save: object
  saving: object
}

export const messages: Messages<Arguments> = {
  namespace: "service",
  texts: {
    quoteFailed: ["The sender service can’t say now what sending takes. ",["reason"]],
    quoteRefused: [["name",1,{"RpcUnavailableError":"Its node of this network does not answer. Ask again in a minute.","RpcRateLimitedError":"Its node of this network does not answer. Ask again in a minute.","ListUnavailableError":"The list is not on the server any more. Load this page again, then keep the list on the server once more.","other":["Whoever runs the service has to mend it (",["name"],"). Ask again later, or choose another way to send."]}]],
    orderSilent: "The sender service did not answer. Try again in a minute.",
    signInTitle: "The sender service sends for whoever signed in.",
    signInText: "Sign in with the wallet that sealed this list. It costs nothing.",
    signInSafe: ["A Safe signs in by a message: ",["signers",2,{"one":"one of its owners signs a message","other":[0," of its owners sign a message"]}]," in Safe’s app, which costs nothing, and ",["signers",2,{"one":"signs","other":"as many sign"}]," the proposal after that. Keep this page open until the last of them has signed; the message is good for a day, and the sign-in for an hour."],
    signIn: "Sign in",
    keepTitle: "The sender service needs the list.",
    keepText: "It is kept on the server for you alone; publishing it stays a step of its own.",
    keep: "Keep the list on the server",
    askingQuote: "Asking the sender service what sending takes …",
    askAgain: "Ask again",
    byService: "by the sender service; you can close this page",
    service: "Sender service",
    stage: [["stage",1,{"UNNAMED":"Not registered","SENDING":"Sending","ON_REQUEST":"On request","WAITING":"Waiting","PAUSED":"Paused","BLOCKED":"Needs you","COMPLETE":"All paid","AWAY":"No process","RETURNING":"Returning gas money","other":"Over"}]],
    closeIt: "Sent by the service; you can close this page. It pays this list and nothing else, and what is left of the gas money comes back by itself.",
    closePaused: "Nothing is sent until you resume it. Transactions that are out already still land.",
    closeBlocked: "Nothing is sent until that is mended. The gas money waits with it; stop the service to take it back.",
    closeComplete: "Every recipient is paid. What is left of the gas money comes back as soon as that is final.",
    closeReturning: "Nothing more is sent. What is left of the gas money is on its way to you.",
    ended: [["end",1,{"COMPLETE":"Every recipient is paid.","REFUSED":"Everyone who is left was refused for an hour.","CANCELLED":"You cancelled this drop.","CLOSED":"The time of this drop is over.","REPLACED":"Another account may send this drop now.","other":"You stopped it."}]],
    closeOver: "Nothing more is sent by the service.",
    closeAway: "Nothing is sent while no process of the service is there. What is paid stays paid, and what is left of the gas money stays on its account until one is back.",
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
    showMore: "Show more",
    showingMore: "Asking for more …",
    event: [["kind",1,{"ORDERED":"You let the service send it","PAUSED":"You paused it","RESUMED":"You let it go on","FEES_CHANGED":"You changed the gas limit","STOPPED":"You stopped it","NAMED":"Its account is registered","BEGAN":"Sending began","TAKEN_OVER":"Another process of the service went on with it","WAITING":"It waits","BLOCKED":"It needs you","COMPLETE":"Every recipient is paid","RETURNED":"Gas money went back","REQUESTS_CHANGED":"You changed who may ask for a row","ENDED":"It is over","other":"Something else happened"}]],
    eventLimit: ["Gas limit: ",["price"]," gwei"],
    eventRequests: [["scope",1,{"requested":["Only to those who ask, ",["rows",2,{"=0":"and nobody may ask","one":"at most one a day","other":["at most ",0," a day"]}]],"other":"To everybody"}]],
    eventFee: ["Gas cost ",["price"]," gwei, and the limit was ",["limit"]," gwei."],
    eventPurse: ["The next transaction needed ",["needs"]," ",["coin"],", and the account held ",["has"]," ",["coin"],"."],
    unnamed: "The sender service waits to be registered.",
    unnamedText: ["The drop does not name its account yet: ",["address",""]," It begins by itself once that is registered with its gas money."],
    registerIt: "Register it",
    waitingGas: "The service waits for cheaper gas.",
    waitingGasText: ["Gas is ",["price"]," gwei, your limit is ",["limit"]," gwei. It goes on by itself below the limit."],
    purseShort: "The service’s gas money is used up.",
    purseShortText: ["The next transaction needs ",["needs"]," ",["coin"],", and the account holds ",["has"],". Top it up; it goes on by itself."],
    nodesRefuse: "No node accepts the service’s transactions.",
    keepsTrying: "The service keeps trying.",
    opensLater: ["The drop opens ",["time"],"."],
    opensLaterText: "The service begins by itself then.",
    blocked: [["name",1,{"ShortAllowanceError":"The approval does not cover what is left.","NotApprovedError":"The approval does not cover what is left.","ShortBalanceError":"Your wallet holds too little for what is left.","TokenChangedError":"The token’s code was changed.","FinishByPassedError":"The date has passed, and gas costs more than you allow.","OperatorChangedError":"Another account is registered for this drop.","InsufficientFundsError":"The service’s gas money is used up.","InsufficientCoinsError":"The service’s gas money is used up.","RowTooLargeError":"A recipient of this list takes more gas than the network gives.","TransactionRevertedError":"The token refuses what a trial said it would take.","ListUnavailableError":"The list is not on the server any more.","other":"The service can’t go on."}]],
    checkApproval: "Renew the approval",
    away: "No process of the sender service is there.",
    awayText: "Nothing is sent until whoever runs the service starts one; it goes on by itself then. You can pause it or stop it here: that is carried out as soon as one is back. Meanwhile you can send from this browser.",
    doubt: "The service’s node does not answer.",
    doubtText: "Nothing is lost: it looks again by itself. What is paid stands below, as the chain tells it.",
    refused: [["rows",2,{"one":"One recipient was","other":[0," recipients were"]}]," refused. The service left ",["rows",2,{"one":"it","other":"them"}]," out."],
    refusedText: ["A trial of ",["rows",2,{"one":"this payment","other":"these payments"}]," failed, so nothing was spent: ",["reason"],". ",["rest",2,{"=0":"Everybody else is paid.","other":"The others are being paid."}]," ",["rows",2,{"one":"It is","other":"They are"}]," tried again when you say so. The gas money waits an hour for that, and comes back then, or as soon as you stop the service."],
    refusedOnRequest: ["A trial of ",["rows",2,{"one":"this payment","other":"these payments"}]," failed, so nothing was spent: ",["reason"],". ",["rows",2,{"one":"The recipient reads","other":"The recipients read"}]," that, and may ask again. You can pay ",["rows",2,{"one":"it","other":"them"}]," from your wallet."],
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
    requests: "Send it to me",
    requestsOn: "On",
    requestsOff: "Off",
    requestsText: "Recipients press one button on their page, without a wallet or a signature. The sender service sends to those who ask, and your gas money pays.",
    requestsNotNeeded: "The sender service sends to everybody, so nobody has to ask. You can have it send to those alone who ask for it, by one button on their page and without a wallet.",
    letThemAsk: "Let recipients ask for it",
    publishFirst: "Publish the list first.",
    publishFirstText: "Recipients look themselves up in it.",
    rowsPerDay: "Recipients a day, at most",
    rowsPerDayWrong: "Write a whole number from 1 to 100,000,000.",
    enableText: ["One transaction registers the service’s account ",["account",""]," with ",["gas"]," ",["coin"]," for gas, enough for the recipients of a day. It can pay this list and nothing else. What is left comes back when you stop it."],
    enable: ["Register, send ",["gas"]," ",["coin"]],
    confirmInWallet: "Confirm in your wallet …",
    notNow: "Not now",
    changedNothing: "The transaction was mined but changed nothing. Try again.",
    mayAsk: "Recipients may ask for it",
    usedToday: [["used",2,{"=0":"Nobody asked","one":[0," recipient asked"],"other":[0," recipients asked"]}]," today. The day begins at midnight UTC."],
    enoughFor: ["The gas money is enough for about ",["rows",4]," more, at your gas limit."],
    sendOnRequest: "Send only to those who ask",
    sendToAll: "Send to everybody",
    save: "Save",
    saving: "Saving …",
  },
}
