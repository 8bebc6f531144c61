// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../../i18n/index.ts'

type Arguments = {
  howSent: { slots: number }
  canChange: object
  byKey: object
  recommended: object
  byKeyText: object
  byService: object
  byServiceText: object
  byWallet: object
  byWalletText: { approvals: number; transactions: number }
  confirmations: { count: number }
  thisTab: object
  open: object
  closed: object
  about: object
  sendBelow: object
  gweiUnit: object
  limitLabel: object
  gasNow: { b: Tag; price: string | number }
  beginsNow: { b: Tag; cost: string | number; coin: string | number }
  waitingSaves: { limit: string | number; b: Tag; saved: string | number; coin: string | number }
  finishBy: object
  finishByLabel: object
  thenUpTo: object
  urgentLabel: object
  finishByNone: { by: string }
  finishByText: { hasUrgent: string }
  inPortions: object
  inPortionsText: { portion: string | number; coin: string | number; gas: string | number; count: number; by: string }
  faultLimit: object
  faultFinishBy: object
  faultUrgent: object
  gasLast: { span: string | number }
  under: { limit: string | number; span: string | number }
  neverUnder: { limit: string | number }
  curveLabel: { span: string | number; limit: string | number; below: string | number; price: string | number }
  curveNow: object
  estimateFailed: { reason: string | number }
  askAgain: object
  stepsHead: { steps: number; confirmations: number }
  approvedTitle: { what: string | number }
  wholeCollection: { symbol: string | number }
  approvedText: object
  registerTitle: { by: string; gas: string | number; coin: string | number }
  registerText: { hasKey: string; key: Tag; claimsOpen: string; until: string | number; symbol: string | number }
  registerButton: { gas: string | number; coin: string | number }
  permitTitle: { what: string | number; by: string; gas: string | number; coin: string | number }
  permitText: object
  permitButton: { gas: string | number; coin: string | number }
  twoTransactions: object
  stepOf: { step: number; steps: number }
  startTitle: object
  startText: { limit: string | number; by: string }
  afterStep: { step: string | number }
  leavesWallet: object
  leavesWalletClaimed: object
  toRecipientsIn: { b: Tag; rows: number; slots: number }
  slotsPicture: { slots: number }
  slotIs: { size: string | number; hasShorter: string; last: string | number }
  from: object
  balance: object
  approval: object
  network: object
  excluded: object
  excludedLines: { lines: number }
  ourFee: object
  totalAtMost: object
  toRecipients: object
  gasForSlots: { slots: number }
  and: object
  totalNote: { fee: string | number; coin: string | number }
  totalNoteClaim: object
  totalNoteWallet: { fee: string | number; coin: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "plan",
  texts: {
    howSent: ["How should ",["slots",2,{"one":"the slot","other":["the ",0," slots"]}]," be sent?"],
    canChange: "You can change this at any time.",
    byKey: "Automatically, in this browser",
    recommended: "Recommended",
    byKeyText: "A sending key is made here. It holds gas only and can pay nothing but this list. Losing it loses at most its gas money; you register another then. Unused gas comes back.",
    byService: "Automatically, by the sender service",
    byServiceText: "A server sends for you: close the tab, and come back to a finished drop. Its account for this drop holds gas only and can pay nothing but this list. Unused gas comes back.",
    byWallet: "Confirm each transaction in my wallet",
    byWalletText: ["No sending key. ",["approvals",2,{"=0":"Your","other":"After the approval your"}]," wallet asks ",["transactions",2,{"one":"once","other":[0," times, once for each transaction"]}],"."],
    confirmations: [["count",2,{"one":"confirmation","other":"confirmations"}]],
    thisTab: "this tab",
    open: "Open",
    closed: "Closed",
    about: "about",
    sendBelow: "Send only while gas is below",
    gweiUnit: "gwei",
    limitLabel: "Gas limit in gwei",
    gasNow: ["Gas is ",["b",["price"]," gwei"]," now."],
    beginsNow: ["Sending begins at once. At this price the slots cost about ",["b",["cost"]," ",["coin"]],"."],
    waitingSaves: ["Waiting for ",["limit"]," saves about ",["b",["saved"]," ",["coin"]],"."],
    finishBy: "Finish by",
    finishByLabel: "Finish by, your time; may stay empty",
    thenUpTo: "and pay up to",
    urgentLabel: "Gas limit in gwei when the date comes near",
    finishByNone: ["Without a date it waits for as long as gas is above the limit, and goes on ",["by",1,{"service":"by itself","other":"whenever this drop is open here"}],"."],
    finishByText: [["hasUrgent",1,{"yes":"When that comes near it pays up to the second limit. ","other":""}],"Still above the limit by then? It stops and asks you."],
    inPortions: "Give the gas money in portions",
    inPortionsText: [["portion"]," ",["coin"]," at first in place of ",["gas"]," ",["coin"],", for about ",["count",2,{"one":"one transaction","other":[0," transactions"]}],". ",["by",1,{"service":"The service","other":"It"}]," waits when that is used up, and goes on once you have topped it up. Whoever gets hold of ",["by",1,{"service":"the service’s seed","other":"the key"}]," can take what is on its account, and no more."],
    faultLimit: "Write a price in gwei above zero, such as 2.5.",
    faultFinishBy: "Choose a time to come, or leave it empty.",
    faultUrgent: "Write a price in gwei that is not below the limit, or leave it empty.",
    gasLast: ["Gas, last ",["span"]],
    under: ["under ",["limit"]," for ",["span"]],
    neverUnder: ["never under ",["limit"]],
    curveLabel: ["Gas price of the last ",["span"],": under ",["limit"]," gwei for ",["below"],", ",["price"]," gwei at the end"],
    curveNow: "now",
    estimateFailed: ["What sending takes could not be found out: ",["reason"]],
    askAgain: "Ask again",
    stepsHead: [["steps",2,{"one":"One step","other":[0," steps"]}],", ",["confirmations",2,{"=0":"nothing to confirm","one":"one confirmation in your wallet","other":[0," confirmations in your wallet"]}]],
    approvedTitle: ["Approved: ",["what"]],
    wholeCollection: ["the collection ",["symbol"]],
    approvedText: "The contract may take what this list needs and nothing more of it.",
    registerTitle: ["Register ",["by",1,{"service":"the service’s account","other":"the sending key"}]," and give it ",["gas"]," ",["coin"]," for gas"],
    registerText: [["hasKey",1,{"yes":["Key ",["key",""]],"service":["The service’s account ",["key",""]],"other":"The key that is made now"}]," may send the slots of this list",["claimsOpen",1,{"yes":", and each recipient may claim theirs","other":""}],", until ",["until"],". It can’t keep ",["symbol"],", change the list or pay anybody else, and you can withdraw it."],
    registerButton: ["Register, send ",["gas"]," ",["coin"]],
    permitTitle: ["Approve ",["what"]," by a signature, register ",["by",1,{"service":"the service’s account","other":"the key"}]," and give it ",["gas"]," ",["coin"]," for gas"],
    permitText: "Your wallet asks for one signature, which costs nothing, and then for one transaction.",
    permitButton: ["Sign, then send ",["gas"]," ",["coin"]],
    twoTransactions: "Approve by a transaction instead",
    stepOf: ["Step ",["step",4]," of ",["steps",4],", in your wallet"],
    startTitle: "Start",
    startText: ["The first slots go out as soon as gas is below ",["limit"]," gwei. You can pause at any time",["by",1,{"service":", and close this page","other":""}],"."],
    afterStep: ["After step ",["step"]],
    leavesWallet: "Leaves your wallet, slot by slot",
    leavesWalletClaimed: "Leaves your wallet, claim by claim",
    toRecipientsIn: ["to ",["b",["rows",2,{"one":"one recipient","other":[0," recipients"]}]]," in ",["b",["slots",2,{"one":"one slot","other":[0," slots"]}]]],
    slotsPicture: [["slots",2,{"one":"One slot, planned","other":[0," slots, all planned"]}]],
    slotIs: ["Slot = one transaction of up to ",["size"]," recipients",["hasShorter",1,{"yes":[" (the last: ",["last"],")"],"other":""}],"."],
    from: "From",
    balance: "Balance",
    approval: "Will be approved",
    network: "Network",
    excluded: "Excluded",
    excludedLines: [["lines",2,{"one":"one line of your list","other":[0," lines of your list"]}]],
    ourFee: "Slotdrop’s fee",
    totalAtMost: "Total, at most",
    toRecipients: "To recipients",
    gasForSlots: ["Gas for ",["slots",2,{"one":"the slot","other":[0," slots"]}]],
    and: "and",
    totalNote: ["Expected ",["fee"]," ",["coin"],"; gas that is not used comes back to you."],
    totalNoteClaim: "Whoever claims pays the gas. What nobody claims stays yours.",
    totalNoteWallet: ["Expected ",["fee"]," ",["coin"],", at the price of now."],
  },
}
