// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../i18n/index.ts'

type Arguments = {
  report: object
  lookingForList: object
  listMissing: object
  listMissingText: object
  openDrop: object
  title: { name: Tag }
  backToDrop: object
  readingChain: object
  rebuild: object
  readingWords: { slots: number }
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
  downloadCsv: object
  downloadJson: object
  downloadList: object
  downloadTree: object
  print: object
  totals: object
  rowsDelivered: { rows: number }
  whatBecame: object
  rows: object
  delivered: object
  fee: object
  open: object
  aside: object
  claimed: { rows: number }
  refused: { rows: number }
  intended: object
  writtenOff: object
  writtenOffText: object
  tiesWithWriteOffs: object
  ties: object
  tiesNot: object
  mergedLines: { lines: number }
  rowOrder: object
  orderOfFile: object
  orderByAddress: object
  asideUnreadable: { rows: number }
  takenBack: object
  takenBackText: object
  mayTake: object
  confirmInWallet: object
  takeBack: object
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
    backToDrop: "Back to the drop",
    readingChain: "Reading the chain …",
    rebuild: "Rebuild from chain",
    readingWords: ["Reading ",["slots",4]," words and their transactions from the chain …"],
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
    matches: "Words and payments match.",
    matchesText: [["settled",2,{"=0":"Nothing is paid yet","one":[0," row is settled"],"other":[0," rows are settled"]}]," on chain; ",["inLogs",2,{"one":[0," of them has its transaction"],"other":[0," of them have their transaction"]}]," in the logs that were read, and no payment in the logs is missing in the words."],
    differs: "Words and payments differ.",
    differsText: [["rows",2,{"one":[0," payment"],"other":[0," payments"]}]," in the logs ",["rows",2,{"one":"is","other":"are"}]," not settled in the words. The node may lag behind, or a reorganisation is under way: rebuild in a minute."],
    downloadCsv: "Download CSV",
    downloadJson: "Download JSON",
    downloadList: "Download the sealed list",
    downloadTree: "Download the OpenZeppelin tree",
    print: "Print",
    totals: "Totals",
    rowsDelivered: [["rows",4]," rows delivered"],
    whatBecame: "What became of it",
    rows: "Rows",
    delivered: "Delivered",
    fee: "Kept by the token as its fee",
    open: "Open",
    aside: "Set aside before sealing",
    claimed: ["(",["rows",4]," claimed by recipients)"],
    refused: ["(",["rows",4]," refused when ",["rows",2,{"one":"it was","other":"they were"}]," tried)"],
    intended: "Intended",
    writtenOff: "Written off",
    writtenOffText: "(given up on this device; still payable on chain)",
    tiesWithWriteOffs: "Intended = delivered + kept as fee + open + written off + set aside, to the last base unit.",
    ties: "Intended = delivered + kept as fee + open + set aside, to the last base unit.",
    tiesNot: "The sums do not tie: download the JSON and tell us.",
    mergedLines: [["lines",2,{"one":[0," line was"],"other":[0," lines were"]}]," added to the row of another line; ",["lines",2,{"one":"its amount is","other":"their amounts are"}]," in the sums above."],
    rowOrder: "Rows in files",
    orderOfFile: "In the order of your file",
    orderByAddress: "By address",
    asideUnreadable: [["rows",4]," rows set aside had no amount that could be read."],
    takenBack: "Taken back.",
    takenBackText: "The distributor may take nothing from this account.",
    mayTake: "The distributor may still take tokens of this account.",
    confirmInWallet: "Confirm in your wallet …",
    takeBack: "Take the allowance back",
    noLongerNeeded: "The drop is complete and needs it no longer.",
    stillNeeded: "Open rows can’t be paid or claimed after that, until you approve again.",
    minedNothing: "The transaction was mined but changed nothing. Try again.",
  },
}
