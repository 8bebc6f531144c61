// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../i18n/index.ts'

type Arguments = {
  pageTitle: object
  readingTitle: object
  readingPromise: object
  cannotBeShown: object
  tryAgain: object
  missingTitle: object
  missingText: object
  unreachableTitle: object
  unreachableText: object
  tamperedTitle: object
  tamperedText: object
  noChainTitle: object
  addNetwork: object
  noChainText: { chainId: string | number }
  checkAddress: object
  checkAnotherAddress: object
  lookingUp: object
  notListed: object
  notListedText: object
  doNotTrust: object
  partTampered: object
  partTamperedText: { reason: string | number }
  cannotBeRead: object
  partMissing: object
  partMissingText: object
  listedFor: object
  networkSilent: object
  networkSilentForRow: { reason: string | number }
  networkSilentForAll: object
  moreBelow: { more: number }
  checkAllocation: object
  for: object
  address: object
  place: object
  placeOfRow: { row: number; slot: number; slots: number }
  morePlaces: { more: number }
  claims: object
  claimsOpen: object
  claimsUntil: { moment: string | number }
  claimsFrom: { moment: string | number }
  claimsClosed: { moment: string | number }
  claimsNone: object
  claimsCancelled: object
  stillToClaim: object
  nothingToClaim: object
  coverage: { hasAmount: string; amount: string | number; symbol: string | number; rows: number; state: string; available: string | number; taken: string | number }
  until: object
  yourTime: object
  sender: object
  sentBy: object
  sentByService: { host: string | number; account: Tag }
  token: object
  tokenOnChain: { token: string | number; chain: string | number }
  everything: object
  tokensInIt: { count: number }
  triedIn: object
  everyone: object
  slotIs: { size: number }
  readingChain: object
  paidOf: { paid: number; total: number }
  yourAllocation: object
  nodesDiffer: object
  nodesDifferText: object
  askAgain: object
  neverApprove: object
  titleOfRow: { title: string | number; row: number }
  yourClaim: { amount: string | number }
  checkedList: { amount: string | number }
  checkedMoney: { token: string | number }
  checkedTrial: object
  fetchingWallet: object
  claim: { amount: string | number }
  claimWithWallet: object
  feeAbout: { fee: string | number; slot: number }
  feeUnknown: { slot: number }
  claimIsSafe: object
  paidLead: object
  paidTitle: object
  paidOn: { moment: string | number }
  paidElsewhere: { to: string | number }
  paidBySender: object
  paidSomehow: object
  claimableLead: object
  claimableTitle: object
  refusedLead: object
  tokenRefusedTitle: object
  tokenRefusedText: { reason: string | number }
  waitingLead: object
  waitingTitle: { slot: number }
  waitingText: object
  coinsText: { token: string | number }
  opensTitle: object
  opensText: { moment: string | number }
  closedLead: object
  closedTitle: object
  closedText: { moment: string | number }
  cancelledLead: object
  cancelledTitle: object
  cancelledText: object
  listedLead: object
  unfundedTitle: object
  unfundedText: { token: string | number }
  refusedTitle: object
  refusedText: { reason: string | number }
  checkedHere: object
  checkedRows: { rows: number }
  checkedPaid: { amount: string | number }
  forAddress: { address: string | number }
  notYou: object
  yourPlace: { row: number; slot: number }
  slotCount: { paid: number; rows: number }
  slotBits: { slot: number; paid: number; rows: number; row: number }
  slotWord: { size: number }
  transaction: object
  holdsNothing: object
  howItWorks: object
  theContract: object
  showInWallet: { token: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "drop-page",
  texts: {
    pageTitle: "Check your allocation",
    readingTitle: "Reading the drop …",
    readingPromise: "The sealed list is read in this browser, every hash of it is checked against the drop’s id, and the chain is asked what was paid. You need no wallet to look, and nothing is asked of you: no approval, no signature, no sign-in.",
    cannotBeShown: "This drop can’t be shown",
    tryAgain: "Try again",
    missingTitle: "There is no public drop with this address.",
    missingText: "The link may be incomplete, or the sender keeps the list private. Ask the sender for the link again.",
    unreachableTitle: "The drop’s files can’t be fetched.",
    unreachableText: "Your tokens are not affected: what is paid and what is open lies on chain. Check your connection and try again.",
    tamperedTitle: "What this site sent does not belong to this drop.",
    tamperedText: "Its contents do not lead to the id in the link, so nothing of it is shown and nothing can be claimed here. Do not sign anything; tell the sender.",
    noChainTitle: "This browser does not know the drop’s network.",
    addNetwork: "Add the network in Settings",
    noChainText: ["The drop is on chain ",["chainId"],", which this site does not offer: add the network by a node’s address, then open this link again. What is paid and what is open lies on chain and waits."],
    checkAddress: "Check an address, no connection needed",
    checkAnotherAddress: "Check another address",
    lookingUp: "Looking the address up …",
    notListed: "Not on this list",
    notListedText: "The sealed list was searched and proven in this browser: this address is not in it. Check that it is the address that you gave the sender.",
    doNotTrust: "Do not trust this answer",
    partTampered: "A part of the list was tampered with.",
    partTamperedText: ["What this site sent does not lead to the drop’s root, so it is not shown. Nothing can be claimed here; tell the sender. (",["reason"],")"],
    cannotBeRead: "The list can’t be read now",
    partMissing: "A part of the list can’t be fetched.",
    partMissingText: "Your tokens are not affected. Check your connection and try again.",
    listedFor: "You are on the list for",
    networkSilent: "The network does not answer.",
    networkSilentForRow: ["Whether it is paid already can’t be told right now. ",["reason"]],
    networkSilentForAll: "This page asks again by itself.",
    moreBelow: ["and ",["more",4]," more, below"],
    checkAllocation: "Check your allocation",
    for: "For",
    address: "Address",
    place: "Place in the list",
    placeOfRow: ["row ",["row",4],", slot ",["slot",4]," of ",["slots",4]],
    morePlaces: ["and ",["more",4]," more"],
    claims: "Claims",
    claimsOpen: "Open, without an end",
    claimsUntil: ["Open until ",["moment"]],
    claimsFrom: ["Open from ",["moment"]],
    claimsClosed: ["Closed on ",["moment"]],
    claimsNone: "None: the sender pays everybody",
    claimsCancelled: "None: the sender cancelled this drop",
    stillToClaim: "Still to be claimed",
    nothingToClaim: "Nothing: everybody has received it",
    coverage: [["hasAmount",1,{"yes":[["amount"]," ",["symbol"]," for "],"other":""}],["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}],". ",["state",1,{"all":"The sender’s account covers all of it.","part":["The sender’s account covers ",["available"]," ",["taken"]," of it now; claims beyond that would fail until the sender mends it."],"none":"The sender’s account covers none of it now, so a claim would fail.","other":["The sender’s account covers ",["available"]," ",["taken"]," at the moment."]}]],
    until: "Until",
    yourTime: "your time",
    sender: "Sender",
    sentBy: "Sent by",
    sentByService: ["The sender service of ",["host"],", from ",["account",""]],
    token: "Token",
    tokenOnChain: [["token"]," on ",["chain"]],
    everything: "Everything in it",
    tokensInIt: [["count",4]," tokens"],
    triedIn: "Tried in",
    everyone: "Everyone together",
    slotIs: ["Slot = one transaction of up to ",["size",2,{"one":[0," recipient"],"other":[0," recipients"]}],"."],
    readingChain: "reading the chain …",
    paidOf: [["paid",4]," of ",["total",4]," paid"],
    yourAllocation: "Your allocation",
    nodesDiffer: "Two nodes tell different things about this drop.",
    nodesDifferText: "One of them is behind, or lies. Nothing can be claimed until they agree; nothing of yours is lost.",
    askAgain: "Ask again",
    neverApprove: "We never ask you to approve anything, and checking an address sends nothing to the sender.",
    titleOfRow: [["title"],", row ",["row",4]],
    yourClaim: ["Your claim: ",["amount"]],
    checkedList: ["Your address and ",["amount"]," are on the sealed list"],
    checkedMoney: ["The sender holds and has approved enough ",["token"]],
    checkedTrial: "A test run of your claim succeeds",
    fetchingWallet: "Fetching the wallet …",
    claim: ["Claim ",["amount"]],
    claimWithWallet: "Claim with my wallet",
    feeAbout: ["Network fee about ",["fee"],". Or wait: the sender can still send slot ",["slot",4],", free for you."],
    feeUnknown: ["You pay the network’s fee. Or wait: the sender can still send slot ",["slot",4],", free for you."],
    claimIsSafe: "A claim only brings tokens in. We never ask you to approve anything or to sign away a token.",
    paidLead: "You received",
    paidTitle: "Paid",
    paidOn: ["Paid on ",["moment"]],
    paidElsewhere: ["It was claimed and went to ",["to"],"."],
    paidBySender: "The sender paid it to your address.",
    paidSomehow: "The chain says that this is paid.",
    claimableLead: "You can claim",
    claimableTitle: "Ready when you are",
    refusedLead: "Not paid yet",
    tokenRefusedTitle: "Refused by the token",
    tokenRefusedText: ["The token refused the payment: ",["reason"],". It stays open, nothing is lost. Tell the sender, who can try again."],
    waitingLead: "You will get",
    waitingTitle: ["Waiting in slot ",["slot",4]],
    waitingText: "The sender pays this drop out. It comes to your address by itself; there is nothing to do and no fee for you.",
    coinsText: [["token"]," is the network’s own coin: it can’t be claimed, the sender pays it out. There is nothing to do and no fee for you."],
    opensTitle: "Not open yet",
    opensText: ["This drop opens on ",["moment"],", your time. Come back then."],
    closedLead: "Not claimed",
    closedTitle: "This drop is closed",
    closedText: ["It closed on ",["moment"],", your time. Nothing was taken from you; only the sender can pay you now, in a new drop. Ask them."],
    cancelledLead: "Not paid",
    cancelledTitle: "The sender cancelled this drop",
    cancelledText: "Nothing more is paid by it, to anybody. Ask the sender whether another drop takes its place.",
    listedLead: "You are listed for",
    unfundedTitle: "The sender’s account does not cover it now",
    unfundedText: ["The sender holds or has approved too little ",["token"]," at the moment. A claim would fail and cost you the fee. Come back later, or ask the sender."],
    refusedTitle: "A claim would fail now",
    refusedText: ["A test run was refused: ",["reason"]," Nothing was sent and no fee was taken."],
    checkedHere: "Checked in this browser",
    checkedRows: ["Your address and its ",["rows",4]," rows are on the sealed list"],
    checkedPaid: ["The transaction paid ",["amount"]," to your address"],
    forAddress: ["for ",["address"]],
    notYou: "Not you?",
    yourPlace: ["You are number ",["row",4]," of slot ",["slot",4]],
    slotCount: [["paid",4]," of ",["rows",4]],
    slotBits: ["Slot ",["slot",4],": ",["paid",4]," of ",["rows",4]," paid. Yours is number ",["row",4]," in it."],
    slotWord: ["A slot is one transaction of up to ",["size",2,{"one":[0," recipient"],"other":[0," recipients"]}],". On chain it is one word with a bit for each of them: once yours is set, nobody can pay you twice, or claim in your place."],
    transaction: "Transaction",
    holdsNothing: "Slotdrop holds no tokens: they come straight from the sender.",
    howItWorks: "How it works",
    theContract: "The contract",
    showInWallet: ["Show ",["token"]," in my wallet"],
  },
}
