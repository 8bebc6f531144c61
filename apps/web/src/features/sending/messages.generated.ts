// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../i18n/index.ts'

type Arguments = {
  drop: object
  notADropId: object
  dropIdIs: object
  seeYourDrops: object
  lookingForList: object
  checkingList: object
  listMissing: object
  listMissingText: object
  didNotWork: object
  sealedFile: object
  chooseSealedFile: object
  checkingFile: object
  importAgain: object
  otherDropFound: object
  otherDropInFile: { fingerprint: string | number }
  listFileAddress: object
  listSealedAs: { name: Tag }
  sealDetails: object
  listId: object
  sending: object
  pausingAfterSlot: object
  complete: object
  sealedNothingSent: object
  rowsNeedYou: object
  paused: object
  waitingForSignatures: object
  waitingForGas: object
  serviceNeedsYou: object
  serviceAway: object
  waitingForGasMoney: object
  nodesRefuse: object
  nodesRefuseAll: object
  nodeWords: { text: string | number }
  allowPrice: { price: string | number }
  waitingToOpen: object
  coin: object
  coinFrom: { wrapped: string | number }
  sendNextPart: object
  chainMissing: { chain: string | number }
  chainMissingText: object
  addChainAgain: object
  networkSilent: object
  networkSilentText: object
  readingSlots: { slots: number }
  report: object
  duplicate: object
  testOne: object
  pauseAfter: { count: number; first: number; isRun: string; last: number }
  pause: object
  connectToSend: object
  sendTo: { recipients: number }
  sendRemaining: { recipients: number }
  sendUnclaimed: object
  publishAndShare: object
  copyClaimLink: object
  copyLink: object
  approveFirst: object
  approveClaims: object
  closed: object
  networkSilentNow: object
  networkSilentNowText: object
  nodeSilent: object
  nodeSilentText: object
  otherTab: object
  otherTabText: object
  confirmSlot: { count: number; first: number; isRun: string; last: number }
  confirmSlotText: { rows: number }
  signaturesTitle: { slot: number }
  signaturesText: { hash: Tag }
  stuckTitle: { slot: number; time: string | number }
  stuckText: object
  seeSlot: { slot: number }
  recordsLost: object
  recordsLostText: object
  recordsUnreadable: object
  recordsUnreadableText: object
  renewApproval: object
  slotStopped: { slot: number }
  stoppingRow: { row: number; address: Tag; canClaim: string }
  continueSending: object
  paidAndRefused: { paid: number; refused: number }
  retryRows: { rows: number }
  refusedText: { refused: number }
  cancelled: object
  cancelledTitle: object
  cancelledText: { rows: number }
  closingIsSafe: object
  backToSending: object
  delivered: object
  ofTotal: { total: string | number; symbol: string | number }
  paidOf: { paid: number; rows: number }
  recipients: object
  ofCount: { total: number }
  ofClaimed: { total: number }
  needYou: { rows: number }
  slots: object
  slotIs: { rows: number; hasShorter: string; last: number }
  claimed: object
  claimsClose: object
  claimsNeverClose: object
  stillOwed: object
  feesSoFar: object
  gas: object
  atPriceOfNow: object
  details: object
  oneSlot: object
  oneSlotText: object
  tabNeedsYou: object
  tabTransactions: object
  tabAmounts: object
  tabShare: object
  tabFiles: object
  viewsOfDrop: object
  slotNumber: { slot: string | number }
  partial: object
  rowsFromTo: { first: number; last: number }
  slotPaidRefused: { paid: number; rows: number }
  slotPaidOpen: { paid: number; rows: number }
  retryReaches: { rows: number }
  paid: object
  transaction: object
  gasUsed: { gas: number }
  gasTogether: { gas: number; count: number; first: number; isRun: string; last: number }
  sharedTransaction: { count: number; first: number; isRun: string; last: number }
  slotsNamed: { count: number; first: number; isRun: string; last: number }
  nonce: object
  proposal: object
  waitingFor: object
  cancellation: object
  retryRowsOfSlot: { rows: number; slot: string | number }
  speedUp: object
  cancel: object
  confirmInWallet: object
  walletSilent: object
  walletSilentText: object
  askWalletAgain: object
  speedUpText: object
  replacedByItself: object
  cancellationText: object
  timeline: object
  slotClaimed: { slot: number; rows: number }
  claimedAt: { rows: number; block: number }
  claimedOf: { rows: number }
  slotMined: { count: number; first: number; isRun: string; last: number }
  minedPaid: { paid: number; block: number }
  minedPaidRefused: { paid: number; refused: number; block: number }
  slotBroadcast: { count: number; first: number; isRun: string; last: number }
  slotProposed: { count: number; first: number; isRun: string; last: number }
  withNonce: { nonce: string | number }
  andBefore: { more: number }
  listSealed: object
  recipientsCount: { rows: number }
  sender: object
  noTransaction: object
  slot: object
  refused: object
  gasHead: object
  block: object
  newestOf: { shown: number; all: number }
  openUnknown: object
  completeButWrittenOff: object
  testOf: object
  replacementOf: object
  hasTest: object
  hasReplacement: object
  writtenOff: object
  writtenOffText: object
  takeBackWriteOff: { rows: number }
  writeOff: { rows: number }
  writeOffWhy: { rows: number }
  writeOffText: object
  writeOffNow: { rows: number }
  cancelWriteOff: object
  reasonMissing: object
  notKeptHere: object
  nothingNeedsYou: object
  row: { row: number }
  line: { line: number }
  andMore: { more: number }
  otherAddresses: object
  letThemClaim: object
  downloadCsv: object
  openRecipientsOf: { title: string | number }
  replacedAddresses: { title: string | number }
  needsYouText: object
  inFlight: object
  rowOpen: object
  claimedAndOpen: { b: Tag; claimed: string | number; open: string | number; rows: number }
  planned: object
  state: object
  allStates: object
  foundOf: { rows: number; total: number }
  findRow: object
  addressOrRow: object
  findLine: object
  addressOrLine: object
  recipientsOfDrop: object
  rowHead: object
  lineHead: object
  order: object
  orderOfFile: object
  orderByAddress: object
  recipient: object
  tokenId: object
  amountOf: { symbol: string | number }
  recipientsMove: object
  fileList: object
  fileListText: object
  fileListDownload: object
  filePrivate: object
  filePrivateText: object
  filePrivateDownload: object
  fileRecipientsText: object
  fileRecipientsDownload: object
  fileStatus: object
  fileStatusText: object
  fileStatusDownload: object
  fileTree: object
  fileTreeText: object
  fileTreeDownload: object
  makingFile: object
  amountAxis: { from: string | number; to: string | number; symbol: string | number }
  largestAmounts: object
  askingNetwork: object
  allowance: object
  checkAgain: object
  connectSealer: object
  waitSignatures: object
  waitSignaturesText: { hash: Tag }
  waitNetwork: object
  waitNetworkText: { hash: Tag }
  ownersTitle: object
  ownersText: object
  ownersLink: object
  ownersCopy: object
  ownersCopied: object
  ownersOpen: object
  stopWaiting: object
  contractSender: object
  contractSenderText: object
  whoSummary: object
  mayClaim: object
  mayClaimText: object
  sentBy: object
  byMe: object
  byOne: object
  byAnyone: object
  sentByText: object
  operatorAddress: object
  notAnAddress: object
  spender: object
  seeInExplorer: object
  asOne: object
  signAll: { steps: string | number }
  approved: object
  approvedCoin: object
  approvedText: object
  wrongAccount: { account: string | number; sender: string | number }
  noAccount: object
  wrongNetwork: { network: string | number; expected: string | number }
  minedNothing: object
}

export const messages: Messages<Arguments> = {
  namespace: "sending",
  texts: {
    drop: "Drop",
    notADropId: "This is no drop id",
    dropIdIs: "A drop id is 0x and 64 hex digits.",
    seeYourDrops: "See your drops",
    lookingForList: "Looking for the sealed list …",
    checkingList: "Checking the sealed list …",
    listMissing: "The sealed list is not on this device",
    listMissingText: "What was paid is safe on chain. To see and continue this drop, choose its sealed file, or import the same list again: the same list is the same drop.",
    didNotWork: "That did not work.",
    sealedFile: "Sealed file",
    chooseSealedFile: "Choose the sealed file",
    checkingFile: "Checking the file …",
    importAgain: "Import the list again",
    otherDropFound: "The list that was found belongs to another drop.",
    otherDropInFile: ["This file holds another drop, ",["fingerprint"],". Choose the file of this one."],
    listFileAddress: "Address of the sealed file in IPFS",
    listSealedAs: ["List sealed as ",["name",""]],
    sealDetails: "Details of the seal",
    listId: "Id of the list",
    sending: "Sending",
    pausingAfterSlot: "Pausing after this slot",
    complete: "Complete",
    sealedNothingSent: "Sealed",
    rowsNeedYou: "Needs you",
    paused: "Paused",
    waitingForSignatures: "Waiting for signatures",
    waitingForGas: "Waiting for gas",
    serviceNeedsYou: "Needs you",
    serviceAway: "Waiting for the service",
    waitingForGasMoney: "Gas money used up",
    nodesRefuse: "No node accepts it",
    nodesRefuseAll: "No node accepts the transactions.",
    nodeWords: ["The node’s words: “",["text"],"”"],
    allowPrice: ["Pay up to ",["price"]," gwei"],
    waitingToOpen: "Waiting to open",
    coin: "coin",
    coinFrom: ["coin, paid from ",["wrapped"]],
    sendNextPart: "Send the next part",
    chainMissing: ["This browser does not know the drop’s network, ",["chain"],"."],
    chainMissingText: "The site does not offer it, and it is not, or no longer, added here. Nothing is lost: the sealed list stays on this device, and what is paid and what is open lies on chain. Add the network by a node’s address and come back.",
    addChainAgain: "Add the network in Settings",
    networkSilent: "The network does not answer.",
    networkSilentText: "What was paid is safe on chain. This page asks again by itself; check your connection.",
    readingSlots: ["Reading ",["slots",2,{"one":[0," slot"],"other":[0," slots"]}]," from the chain …"],
    report: "Report",
    duplicate: "Duplicate drop",
    testOne: "Test with one recipient",
    pauseAfter: ["Pause after ",["count",2,{"one":["slot ",["first",4]],"other":[["isRun",1,{"yes":["slots ",["first",4]," to ",["last",4]],"other":[["count",4]," slots"]}]]}]],
    pause: "Pause",
    connectToSend: "Connect to send",
    sendTo: ["Send to ",["recipients",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    sendRemaining: [["recipients",2,{"one":"Send to the last recipient","other":["Send the remaining ",0]}]],
    sendUnclaimed: "Send the unclaimed rest",
    publishAndShare: "Publish and share",
    copyClaimLink: "Copy claim link",
    copyLink: "Copy link",
    approveFirst: "Approve",
    approveClaims: "Approve and enable claiming",
    closed: "Closed",
    networkSilentNow: "The network does not answer at the moment.",
    networkSilentNowText: "Figures are from the last answer. Nothing counts as failed because of that.",
    nodeSilent: "The node is silent.",
    nodeSilentText: "The transaction may well be on its way; it is looked up until the chain says.",
    otherTab: "Another tab is sending this drop.",
    otherTabText: "This one follows. Close the other to take over.",
    confirmSlot: ["Confirm ",["count",2,{"one":["slot ",["first",4]],"other":[["isRun",1,{"yes":["slots ",["first",4]," to ",["last",4]],"other":[["count",4]," slots"]}]]}]," in your wallet."],
    confirmSlotText: ["It pays ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}],"."],
    signaturesTitle: ["Slot ",["slot",4]," waits for signatures."],
    signaturesText: ["The proposal lies with the owners of the sending account. It is followed until they execute or reject it, also after this page was closed: ",["hash",""]],
    stuckTitle: ["Slot ",["slot",4]," has been waiting for ",["time"],"."],
    stuckText: "The network may be busy, or the fee too low. Nothing is lost; you can speed it up or cancel it.",
    seeSlot: ["See slot ",["slot",4]],
    recordsLost: "This browser keeps no records.",
    recordsLostText: "What is paid is on chain and is read from there. Sending waits until records can be kept: free some storage, or leave private browsing.",
    recordsUnreadable: "Records of this browser could not be read.",
    recordsUnreadableText: "They were left out: what is paid is on chain and is read from there, and nobody is paid twice.",
    renewApproval: "Renew the approval",
    slotStopped: ["Slot ",["slot",4]," waits for one recipient."],
    stoppingRow: ["It is row ",["row",4]," of the list, ",["address",""],". Continue when it can be paid.",["canClaim",1,{"yes":" Until then the slot’s other recipients can be paid by claims.","other":""}]],
    continueSending: "Continue sending",
    paidAndRefused: [["paid",4]," paid, ",["refused",4]," refused."],
    retryRows: ["Retry ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    refusedText: [["refused",2,{"one":"The token refused this payment. Nobody can be paid twice: a retry only reaches this one.","other":["The token refused these payments. Nobody can be paid twice: a retry only reaches the ",0,"."]}]],
    cancelled: "Cancelled",
    cancelledTitle: "This drop was cancelled for ever.",
    cancelledText: ["What was paid stays paid. ",["rows",2,{"one":"The open recipient is","other":["The ",0," open recipients are"]}]," never paid by it; the tokens never left the sender’s account. To pay ",["rows",2,{"one":"this one","other":"them"}],", seal the list of open recipients again with another round."],
    closingIsSafe: "Closing this tab is safe: what is paid is on chain, and the rest can be continued from any browser with the sealed file.",
    backToSending: "Back to sending",
    delivered: "Delivered",
    ofTotal: ["of ",["total"]," ",["symbol"]],
    paidOf: [["paid",4]," of ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]," paid"],
    recipients: "Recipients",
    ofCount: ["of ",["total",4]],
    ofClaimed: ["of ",["total",4]," claimed"],
    needYou: [["rows",2,{"one":[0," needs you"],"other":[0," need you"]}]],
    slots: "Slots",
    slotIs: ["Slot = one transaction of up to ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}],["hasShorter",1,{"yes":[" (the last: ",["last",4],")"],"other":""}],"."],
    claimed: "Claimed",
    claimsClose: "Claims close",
    claimsNeverClose: "never",
    stillOwed: "Still owed",
    feesSoFar: "Network fees so far",
    gas: "gas",
    atPriceOfNow: "at the price of now",
    details: "Details",
    oneSlot: "One slot",
    oneSlotText: "Choose a slot to see its recipients, its transaction and what it still owes.",
    tabNeedsYou: "Needs you",
    tabTransactions: "Transactions",
    tabAmounts: "Amounts",
    tabShare: "Claims and link",
    tabFiles: "Files",
    viewsOfDrop: "Views of this drop",
    slotNumber: ["Slot ",["slot"]],
    partial: "Partial",
    rowsFromTo: ["rows ",["first",4],"–",["last",4]],
    slotPaidRefused: [["paid",4]," paid, ",["rows",4]," refused."],
    slotPaidOpen: [["paid",4]," paid, ",["rows",4]," open."],
    retryReaches: [["rows",2,{"one":"Nobody can be paid twice: a retry only reaches this one.","other":["Nobody can be paid twice: a retry only reaches the ",0,"."]}]],
    paid: "Paid",
    transaction: "Transaction",
    gasUsed: [["gas",4]," gas"],
    gasTogether: [["gas",4]," gas, for ",["count",2,{"one":["slot ",["first",4]],"other":[["isRun",1,{"yes":["slots ",["first",4]," to ",["last",4]],"other":[["count",4]," slots"]}]]}]," together"],
    sharedTransaction: ["One transaction carries ",["count",2,{"one":["slot ",["first",4]],"other":[["isRun",1,{"yes":["slots ",["first",4]," to ",["last",4]],"other":[["count",4]," slots"]}]]}],": they are sped up or cancelled together."],
    slotsNamed: [["count",2,{"one":["Slot ",["first",4]],"other":[["isRun",1,{"yes":["Slots ",["first",4]," to ",["last",4]],"other":[["count",4]," slots"]}]]}]],
    nonce: "Nonce",
    proposal: "Proposal",
    waitingFor: "Waiting for",
    cancellation: "Cancellation",
    retryRowsOfSlot: ["Retry ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]," of slot ",["slot"]],
    speedUp: "Speed up",
    cancel: "Cancel",
    confirmInWallet: "Confirm in your wallet …",
    walletSilent: "Your wallet has not answered yet.",
    walletSilentText: "Open it: if it shows the request, confirm or decline it there. If it shows nothing, ask again. Nobody is paid twice, whichever is mined.",
    askWalletAgain: "Ask again",
    speedUpText: "Speeding up makes the same payments under the same nonce with a higher fee; cancelling sends nothing in their place. Only one of them can be mined. Some wallets choose the nonce themselves: then do it there.",
    replacedByItself: "While it waits it is replaced by itself, under the same nonce, with a higher fee up to your limit.",
    cancellationText: "A cancellation waits too: whichever is mined first counts.",
    timeline: "Timeline",
    slotClaimed: ["Slot ",["slot",4],": ",["rows",2,{"one":"one recipient","other":[0," recipients"]}]," claimed"],
    claimedAt: ["By ",["rows",2,{"one":"its recipient","other":"their recipients"}],", block ",["block",4]],
    claimedOf: ["(",["rows",4]," claimed)"],
    slotMined: [["count",2,{"one":["Slot ",["first",4]],"other":[["isRun",1,{"yes":["Slots ",["first",4]," to ",["last",4]],"other":[["count",4]," slots"]}]]}]," mined"],
    minedPaid: [["paid",4]," paid, block ",["block",4]],
    minedPaidRefused: [["paid",4]," paid, ",["refused",4]," refused, block ",["block",4]],
    slotBroadcast: [["count",2,{"one":["Slot ",["first",4]],"other":[["isRun",1,{"yes":["Slots ",["first",4]," to ",["last",4]],"other":[["count",4]," slots"]}]]}]," broadcast"],
    slotProposed: [["count",2,{"one":["Slot ",["first",4]],"other":[["isRun",1,{"yes":["Slots ",["first",4]," to ",["last",4]],"other":[["count",4]," slots"]}]]}]," proposed"],
    withNonce: ["nonce ",["nonce"]],
    andBefore: ["and ",["more",4]," before"],
    listSealed: "List sealed",
    recipientsCount: [["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    sender: "Sender",
    noTransaction: "No transaction was found yet. What is paid shows in the slots all the same: the chain’s words say so.",
    slot: "Slot",
    refused: "Refused",
    gasHead: "Gas",
    block: "Block",
    newestOf: ["The newest ",["shown",4]," of ",["all",4],"; the report has all."],
    openUnknown: "Open: not paid by the transactions of its slot",
    completeButWrittenOff: "Complete, except what was written off",
    testOf: "A test of another drop: see the list it belongs to",
    replacementOf: "Pays open recipients of another drop at other addresses: see the list it belongs to",
    hasTest: "Tested with",
    hasReplacement: "Open recipients paid at other addresses by",
    writtenOff: "Written off",
    writtenOffText: "Given up on this device, and a line of their own in the report. The chain does not know of it: they can still be paid, or claimed where claims are open.",
    takeBackWriteOff: [["rows",2,{"one":"Take it back","other":["Take all ",0," back"]}]],
    writeOff: [["rows",2,{"one":"Write it off","other":["Write ",0," payments off"]}]," …"],
    writeOffWhy: ["Why ",["rows",2,{"one":"is this payment","other":"are these payments"}]," given up?"],
    writeOffText: "It goes into the report. Nothing happens on chain, and you can take it back.",
    writeOffNow: [["rows",2,{"one":"Write it off","other":["Write ",0," payments off"]}]],
    cancelWriteOff: "Cancel",
    reasonMissing: "Say why: the report is read by others later.",
    notKeptHere: "This browser did not keep it.",
    nothingNeedsYou: "Nothing needs you. Refused payments would be listed here with their reasons.",
    row: ["row ",["row",4]],
    line: ["line ",["line",4]],
    andMore: ["and ",["more",4]," more"],
    otherAddresses: "Pay to other addresses",
    letThemClaim: "Let them claim",
    downloadCsv: "Download as CSV",
    openRecipientsOf: ["Open recipients of ",["title"]],
    replacedAddresses: [["title"],", replaced addresses"],
    needsYouText: "Nobody can be paid twice: a retry reaches only recipients who are still open. “Pay to other addresses” begins a new list with these recipients, in which you replace the addresses; leave this drop as it is then, or both would be paid. A payment that is left open costs nothing, and stays open until you cancel the drop.",
    inFlight: "In flight",
    rowOpen: "Open",
    claimedAndOpen: ["Claimed ",["b",["claimed"]],", open ",["b",["open"]],". Slot = one transaction of up to ",["rows",4]," recipients."],
    planned: "Planned",
    state: "State",
    allStates: "All states",
    foundOf: [["rows",4]," of ",["total",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    findRow: "Find an address or a row number",
    addressOrRow: "Address or row number",
    findLine: "Find an address, a line or a note",
    addressOrLine: "Address, line or note",
    recipientsOfDrop: "Recipients of the drop",
    rowHead: "Row",
    lineHead: "Line",
    order: "Order of the recipients",
    orderOfFile: "In the order of your file",
    orderByAddress: "By address",
    recipient: "Recipient",
    tokenId: "Token id",
    amountOf: ["Amount, ",["symbol"]],
    recipientsMove: "Recipients: arrow keys move",
    fileList: "Sealed list",
    fileListText: "JSON with every recipient and all terms. Any browser can continue the drop with it.",
    fileListDownload: "Download sealed list",
    filePrivate: "Sealed list with lines and notes",
    filePrivateText: "For you alone: the list with your file’s lines, notes and excluded lines in one file. Any browser continues from it as this one does.",
    filePrivateDownload: "Download sealed list with lines and notes",
    fileRecipientsText: "CSV that can be imported again.",
    fileRecipientsDownload: "Download recipients",
    fileStatus: "Status of each recipient",
    fileStatusText: "CSV of what is paid, open and excluded at this moment.",
    fileStatusDownload: "Download status of each recipient",
    fileTree: "OpenZeppelin tree",
    fileTreeText: "StandardMerkleTree dump of the same list, for tools that read it.",
    fileTreeDownload: "Download OpenZeppelin tree",
    makingFile: "Making the file …",
    amountAxis: ["Amounts on a logarithmic axis, from ",["from"]," to ",["to"]," ",["symbol"]],
    largestAmounts: "Largest amounts",
    askingNetwork: "Asking the network …",
    allowance: "Approval",
    checkAgain: "Check again",
    connectSealer: "Connect the account that sealed the list:",
    waitSignatures: "Waiting for signatures.",
    waitSignaturesText: ["The proposal lies with the owners of the sending account. This page follows it until they execute or reject it, also after it was closed: ",["hash",""]],
    waitNetwork: "Waiting for the network.",
    waitNetworkText: ["The wallet has signed; this page follows it until it is mined: ",["hash",""]],
    ownersTitle: "Send this link to the other owners",
    ownersText: "The page behind it recomputes the hash of this proposal from the sealed list, in the browser of each owner. Send the sealed list along: it is in no link.",
    ownersLink: "Link for the other owners",
    ownersCopy: "Copy the link",
    ownersCopied: "Copied",
    ownersOpen: "See what they see",
    stopWaiting: "Stop waiting",
    contractSender: "The sender is a contract account.",
    contractSenderText: "Each slot becomes a proposal that its owners sign. With many slots it is easier to name an operator below: an ordinary account that only pays the fees and sends for them.",
    whoSummary: "Who may send, and whether recipients may claim",
    mayClaim: "Recipients may claim",
    mayClaimText: "Closed again at any time with one transaction.",
    sentBy: "Slots are sent by",
    byMe: "this account alone",
    byOne: "also one operator",
    byAnyone: "anybody who pays the fee",
    sentByText: "Whoever sends can change nothing: only what is sealed is paid, once, and they pay the network fee.",
    operatorAddress: "Operator’s address",
    notAnAddress: "This is not an address. An address is 0x and 40 hex digits.",
    spender: "Spender (verified contract):",
    seeInExplorer: "See it in the explorer",
    asOne: "Your wallet signs these as one: all of them happen, or none.",
    signAll: ["Sign all ",["steps"]," steps at once"],
    approved: "Approved.",
    approvedCoin: "Coins need no approval: each slot carries exactly what its recipients get.",
    approvedText: "The distributor may take exactly what the open recipients get.",
    wrongAccount: ["The wallet is on ",["account"],", but this list was sealed for ",["sender"],". Switch the account, then try again."],
    noAccount: "no account",
    wrongNetwork: ["The wallet is on network ",["network"],", but this drop is on ",["expected"],". Switch the network, then try again."],
    minedNothing: "The transaction was mined but changed nothing. Check that the token is not paused, then try again.",
  },
}
