// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../i18n/index.ts'

type Arguments = {
  report: object
  lookingForList: object
  listMissing: object
  listMissingText: object
  openDrop: object
  title: { name: Tag }
  duplicate: object
  backToDrop: object
  readingChain: object
  rebuild: object
  readingSlots: { slots: number }
  percentRead: { percent: string | number }
  unreadable: object
  tryAgain: object
  unreadableText: { reason: string | number }
  network: object
  token: object
  coin: object
  takenFrom: object
  sender: object
  root: object
  networkFees: object
  made: object
  madeFrom: { at: string | number }
  matches: object
  matchesText: { settled: number; inLogs: number }
  differs: object
  differsText: { rows: number }
  recipientDecisions: object
  recipientDecisionsText: object
  downloadCsv: object
  downloadJson: object
  downloadList: object
  downloadPrivateList: object
  downloadTree: object
  print: object
  totals: object
  deliveredTo: { rows: number }
  whatBecame: object
  recipients: object
  delivered: object
  fee: object
  open: object
  excluded: object
  claimed: { rows: number }
  refused: { rows: number }
  intended: object
  writtenOff: object
  writtenOffText: object
  tiesWithWriteOffs: object
  ties: object
  tiesNot: object
  mergedLines: { lines: number }
  order: object
  orderOfFile: object
  orderByAddress: object
  excludedUnreadable: { rows: number }
  takenBack: object
  takenBackText: object
  mayTake: object
  confirmInWallet: object
  takeBack: object
  takeBackRest: object
  takenBackRest: { amount: string | number; symbol: string | number }
  othersUncertain: object
  sharesChanged: object
  noLongerNeeded: object
  stillNeeded: object
  minedNothing: object
}

export const messages: Messages<Arguments> = {
  namespace: "report",
  texts: {
    report: "Report",
    lookingForList: "Looking for the sealed list …",
    listMissing: "The sealed list is not on this device.",
    listMissingText: "Open the drop with its sealed file; the report is made from it and the chain.",
    openDrop: "Open the drop",
    title: ["Report: ",["name",""]],
    duplicate: "Duplicate drop",
    backToDrop: "Back to the drop",
    readingChain: "Reading the chain …",
    rebuild: "Rebuild from chain",
    readingSlots: ["Reading ",["slots",2,{"one":[0," slot and its transactions"],"other":[0," slots and their transactions"]}]," from the chain …"],
    percentRead: [["percent"]," % read"],
    unreadable: "The chain could not be read.",
    tryAgain: "Try again",
    unreadableText: [["reason"]," What was paid is safe on chain."],
    network: "Network",
    token: "Token",
    coin: "the network’s coin",
    takenFrom: "Taken from the sender’s",
    sender: "Sender",
    root: "Root",
    networkFees: "Network fees for sending",
    made: "Made",
    madeFrom: [["at"],", from the sealed list and the chain alone"],
    matches: "Totals match the chain.",
    matchesText: [["settled",2,{"=0":"Nothing is paid yet","one":[0," recipient is paid"],"other":[0," recipients are paid"]}]," on chain; ",["inLogs",2,{"one":[0," of them has its transaction"],"other":[0," of them have their transaction"]}]," in the logs that were read, and no payment in the logs is missing on chain."],
    differs: "Totals differ from the chain.",
    differsText: [["rows",2,{"one":[0," payment in the logs is not marked as paid"],"other":[0," payments in the logs are not marked as paid"]}],". The node may lag behind, or a reorganisation is under way: rebuild in a minute."],
    recipientDecisions: "Decisions about recipients",
    recipientDecisionsText: "What the recipient check found before the list was sealed, and what you decided. Only you see it.",
    downloadCsv: "Download CSV",
    downloadJson: "Download JSON",
    downloadList: "Download the sealed list",
    downloadPrivateList: "Download the sealed list with lines and notes",
    downloadTree: "Download the OpenZeppelin tree",
    print: "Print",
    totals: "Totals",
    deliveredTo: ["Delivered to ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    whatBecame: "What became of it",
    recipients: "Recipients",
    delivered: "Delivered",
    fee: "Kept by the token as its fee",
    open: "Open",
    excluded: "Excluded before sealing",
    claimed: ["(",["rows",4]," claimed)"],
    refused: ["(",["rows",4]," refused when ",["rows",2,{"one":"it was","other":"they were"}]," tried)"],
    intended: "Intended",
    writtenOff: "Written off",
    writtenOffText: "(given up on this device; still payable on chain)",
    tiesWithWriteOffs: "Intended = delivered + kept as fee + open + written off + excluded, to the last base unit.",
    ties: "Intended = delivered + kept as fee + open + excluded, to the last base unit.",
    tiesNot: "The sums do not tie: download the JSON and tell us.",
    mergedLines: [["lines",2,{"one":[0," line was"],"other":[0," lines were"]}]," added to another line; ",["lines",2,{"one":"its amount is","other":"their amounts are"}]," in the sums above."],
    order: "Order in files",
    orderOfFile: "In the order of your file",
    orderByAddress: "By address",
    excludedUnreadable: [["rows",2,{"one":[0," excluded line"],"other":[0," excluded lines"]}]," had no amount that could be read."],
    takenBack: "Taken back.",
    takenBackText: "The distributor may take nothing from this account.",
    mayTake: "The distributor may still take tokens of this account.",
    confirmInWallet: "Confirm in your wallet …",
    takeBack: "Take back the approval",
    takeBackRest: "Take back what is left over",
    takenBackRest: ["The distributor may take ",["amount"]," ",["symbol"],": what your other open drops need."],
    othersUncertain: "Not all of your drops could be looked at: if one of this token is open that is not named here, it needs an approval again.",
    sharesChanged: "What your open drops need has changed since this was shown, so nothing was signed. Read it again, then press once more.",
    noLongerNeeded: "This drop is complete and needs none of it.",
    stillNeeded: "Open recipients can’t be paid or claim after that, until you approve again.",
    minedNothing: "The transaction was mined but changed nothing. Try again.",
  },
}
