// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../../i18n/index.ts'

type Arguments = {
  sumChanged: object
  approvedShared: { drops: number }
  sharedTitle: { symbol: string | number }
  sharedText: object
  shareAmount: { amount: string | number; symbol: string | number }
  shareAtMost: { amount: string | number; symbol: string | number }
  untitled: { id: string | number }
  shareUnderWay: object
  shareWaiting: object
  leftOut: { drops: number }
  unreadable: { drops: number }
  registeredSince: { block: number }
  registeredUnknown: object
  accountSilent: object
  allowedShared: { amount: string | number; symbol: string | number; drops: number }
  allowedMore: { amount: string | number; symbol: string | number }
  allowedUnlimited: { symbol: string | number }
  allowedCollection: object
  canClaims: object
  canRows: object
  lineOwn: { isClaim: string }
  lineShared: object
  yesAll: { rows: number }
  short: { amount: string | number; symbol: string | number }
  shortTogether: { amount: string | number; symbol: string | number }
  shortAtMost: { amount: string | number; symbol: string | number }
  outstanding: object
  approval: object
  balance: object
  rowsOpen: { isClaim: string; rows: number }
  rowsOpenAndOthers: { isClaim: string; rows: number; amount: string | number; drops: number }
  exactly: object
  exactlyTogether: object
  moreThan: object
  times: { times: number }
  unlimited: object
  unlimitedAmount: object
  coversAbout: { isClaim: string; rows: number }
  coversNone: { isClaim: string }
  coversOwn: object
  tooLittle: { amount: string | number; symbol: string | number }
  collectionApproved: object
  collectionTaken: object
  barPicture: { name: string | number; amount: string | number; needed: string | number; symbol: string | number }
  gone: object
  goneText: { isClaim: string }
  goneCollection: object
  goneCollectionText: { isClaim: string }
  sharedShort: object
  sharedMayBeShort: object
  sharedShortText: { shares: string | number; isExact: string }
  balanceShort: object
  balanceShortText: { amount: string | number; symbol: string | number; sender: Tag }
  onlySender: { sender: Tag }
  seeDrops: object
  atRisk: object
  recipientsView: object
  restText: { rows: number; closes: string; until: string | number; transactions: number; hasFee: string; fee: string | number; coin: string | number; price: string | number }
  restUncovered: { amount: string | number; symbol: string | number }
  restShared: object
  restAfter: object
  claimedLegend: { isSent: string; b: Tag; rows: string | number }
  openLegend: { b: Tag; rows: string | number }
  squares: { rows: number }
  slotRows: { done: number; rows: number }
  freeClaims: object
  coinLeft: { value: string | number; small: Tag; coin: string | number }
  enoughFor: { rows: number }
  topUp: object
  closeNow: object
}

export const messages: Messages<Arguments> = {
  namespace: "funding",
  texts: {
    sumChanged: "What your open drops need has changed since this was shown, so nothing was signed. The steps below are what they need now.",
    approvedShared: ["The contract may take what this list and ",["drops",2,{"one":"your other open drop","other":["your ",0," other open drops"]}]," of the token need, and nothing more."],
    sharedTitle: ["Your other open drops of ",["symbol"]],
    sharedText: "An approval belongs to the token and the contract, so your drops share it. It is for this drop alone, and for those that you tick.",
    shareAmount: [["amount"]," ",["symbol"]],
    shareAtMost: ["up to ",["amount"]," ",["symbol"]],
    untitled: ["Drop ",["id"]],
    shareUnderWay: "Recipients claim it, or it is being sent",
    shareWaiting: "Sealed, nothing sent yet",
    leftOut: [["drops",2,{"one":"One drop that is under way is","other":[0," drops that are under way are"]}]," not covered: this drop may take what ",["drops",2,{"one":"its","other":"their"}]," recipients are to get. You can approve again at any time."],
    unreadable: [["drops",2,{"one":"One drop that you registered can’t be read, and what it needs is unknown.","other":[0," drops that you registered can’t be read, and what they need is unknown."]}]," If ",["drops",2,{"one":"it is","other":"they are"}]," of this token and still open, approve for ",["drops",2,{"one":"it","other":"them"}]," from ",["drops",2,{"one":"its","other":"their"}]," own page."],
    registeredSince: ["The node told of drops that you registered from block ",["block",4]," on. An older one that is open, and that neither this browser nor your account knows, is not counted."],
    registeredUnknown: "The node does not tell which drops you registered. One that is open, and that neither this browser nor your account knows, is not counted.",
    accountSilent: "Your account on the server does not answer. A drop that is kept there alone is not counted.",
    allowedShared: ["The distributor may take ",["amount"]," ",["symbol"],": what the open recipients of this drop and of ",["drops",2,{"one":"your other open drop","other":["your ",0," other open drops"]}]," need."],
    allowedMore: ["The distributor may take ",["amount"]," ",["symbol"],", which is more than the open recipients of your drops need. It pays nobody but recipients of lists that you sealed."],
    allowedUnlimited: ["The distributor may take any amount of ",["symbol"],", as was approved before. It pays nobody but recipients of lists that you sealed."],
    allowedCollection: "The distributor may move tokens of this collection, and only to recipients of lists that you sealed.",
    canClaims: "Can every claim be paid?",
    canRows: "Can every recipient be paid?",
    lineOwn: ["The line marks what ",["isClaim",1,{"yes":"is still to be claimed","other":"is still to be paid"}],"."],
    lineShared: "The line marks what your open drops of the token need together.",
    yesAll: ["Yes, all ",["rows",4]],
    short: [["amount"]," ",["symbol"]," short"],
    shortTogether: [["amount"]," ",["symbol"]," short together"],
    shortAtMost: ["up to ",["amount"]," ",["symbol"]," short together"],
    outstanding: "Outstanding",
    approval: "Approval",
    balance: "Balance",
    rowsOpen: [["isClaim",1,{"yes":[["rows",2,{"one":[0," recipient has not claimed"],"other":[0," recipients have not claimed"]}]],"other":[["rows",2,{"one":[0," recipient is not paid"],"other":[0," recipients are not paid"]}]]}]],
    rowsOpenAndOthers: [["isClaim",1,{"yes":[["rows",2,{"one":[0," recipient has not claimed"],"other":[0," recipients have not claimed"]}]],"other":[["rows",2,{"one":[0," recipient is not paid"],"other":[0," recipients are not paid"]}]]}],"; ",["amount"]," more for ",["drops",2,{"one":"another drop","other":[0," other drops"]}]],
    exactly: "exactly what is outstanding",
    exactlyTogether: "exactly what your open drops need",
    moreThan: "more than what is needed",
    times: [["times",4]," times what is needed"],
    unlimited: "without a limit",
    unlimitedAmount: "Any amount",
    coversAbout: [["isClaim",1,{"yes":[["rows",2,{"one":"covers about one more claim, then they fail","other":["covers about ",0," more claims, then they fail"]}]],"other":[["rows",2,{"one":"covers about one more payment, then it stops","other":["covers about ",0," more payments, then it stops"]}]]}]],
    coversNone: [["isClaim",1,{"yes":"covers no claim: each would fail","other":"covers no payment"}]],
    coversOwn: "covers this drop, but not your other drops too",
    tooLittle: [["amount"]," ",["symbol"]," are missing"],
    collectionApproved: "the whole collection",
    collectionTaken: "taken back",
    barPicture: [["name"],": ",["amount"]," of ",["needed"]," ",["symbol"]," that are needed"],
    gone: "The approval does not cover what is outstanding.",
    goneText: ["An approval belongs to the token and the contract, so your drops share it: another drop took from it, or it was changed. ",["isClaim",1,{"yes":"Until it is approved again, claims fail.","other":"Until it is approved again, nothing more is paid."}]],
    goneCollection: "The approval was taken back.",
    goneCollectionText: [["isClaim",1,{"yes":"Until it is approved again, claims fail.","other":"Until it is approved again, nothing more is paid."}]],
    sharedShort: "The approval does not cover all of your open drops.",
    sharedMayBeShort: "The approval may not cover all of your open drops.",
    sharedShortText: ["They share it: ",["shares"],". Whoever is paid last may find nothing left.",["isExact",1,{"yes":"","other":" What is named “up to” is paid in part: how much is open only its list tells, which is on another device."}]],
    balanceShort: "The sender’s account holds too little.",
    balanceShortText: [["amount"]," ",["symbol"]," are missing, which no approval mends: send them to ",["sender",""]],
    onlySender: ["Its sender can approve again: ",["sender",""]],
    seeDrops: "See your drops",
    atRisk: "Claims at risk",
    recipientsView: "Recipient’s view",
    restText: ["Pay ",["rows",2,{"one":"the one who is left","other":["the ",0," who are left"]}]," yourself, ",["closes",1,{"yes":["at any time until ",["until"]],"other":"at any time"}],": ",["transactions",2,{"one":"one transaction","other":[0," transactions"]}],["hasFee",1,{"yes":[", about ",["fee"]," ",["coin"]," at ",["price"]," gwei"],"other":""}],". Who has claimed is skipped."],
    restUncovered: ["The approval covers ",["amount"]," ",["symbol"]," of it. Approve first."],
    restShared: "The approval does not cover your other open drops too. Approve first.",
    restAfter: "After the approval",
    claimedLegend: [["isSent",1,{"yes":"Paid","other":"Claimed"}]," ",["b",["rows"]]],
    openLegend: ["Open ",["b",["rows"]]],
    squares: ["One square a recipient. Slot = one transaction of up to ",["rows",4]," recipients."],
    slotRows: [["done",4]," of ",["rows",4]],
    freeClaims: "Free claims, gas paid by you",
    coinLeft: [["value"]," ",["small",["coin"]," left"]],
    enoughFor: [["rows",2,{"=0":"not enough for one more","one":"enough for about one more","other":["enough for about ",0]}]],
    topUp: "top up",
    closeNow: "close now",
  },
}
