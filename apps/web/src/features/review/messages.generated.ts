// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../i18n/index.ts'

type Arguments = {
  title: object
  lead: object
  nothingLeaves: object
  hash: object
  link: object
  linkHint: object
  linkBroken: object
  linkRead: { hash: Tag }
  readLink: object
  sealedList: object
  choose: object
  chooseAnother: object
  checking: object
  dropHere: object
  refused: object
  toRecipients: { symbol: string | number; rows: number }
  safe: object
  owners: object
  ownersSign: { threshold: number }
  network: object
  token: object
  distributor: object
  sentBy: object
  sentByService: { host: string | number; account: Tag }
  until: object
  sealedAs: object
  dropId: object
  root: object
  calls: { calls: number }
  callTo: { address: Tag }
  callValue: { amount: string | number; coin: string | number }
  listOnly: object
  listOnlyText: object
  doNotSign: object
  faultsText: object
  nonceUnknown: object
  nonceUnknownText: object
  mismatch: object
  mismatchText: { whose: string }
  used: object
  usedText: { nonce: string | number; next: string | number }
  otherNonce: object
  otherNonceText: { whose: string; nonce: string | number; written: string | number }
  match: object
  matchText: { whose: string; nonce: string | number }
  matchAhead: { ahead: number }
  chainSilent: object
  chainSilentText: { reason: string | number }
  walletMustShow: object
  hashOfThis: object
  ownHash: object
  ownHashHint: object
  ownHashWrong: object
  nonce: object
  nonceHint: { next: string | number }
  nonceNeeded: object
  nonceWrong: object
  otherHashes: object
  domainHash: object
  messageHash: object
  multiSend: { version: string | number }
  faultOtherList: object
  otherListText: { expected: string | number; found: string | number }
  leftOut: { lines: number }
  faultOtherChain: object
  otherChainText: { expected: string | number; found: string | number }
  faultOtherSafe: object
  otherSafeText: { expected: string | number; found: string | number }
  faultOtherDistributor: object
  otherDistributorText: { found: string | number; expected: string | number }
  faultOtherToken: object
  otherTokenText: { found: string | number; foundDecimals: number; symbol: string | number; decimals: number }
  faultApprovesMore: object
  faultApprovesOthers: object
  approvesOthersText: { amount: string | number; symbol: string | number; rest: string | number; drops: number }
  approvesMoreText: { amount: string | number; symbol: string | number }
  faultOtherDigest: object
  otherDigestText: object
  faultAnyoneSends: object
  anyoneSendsText: object
  faultUnknownSender: object
  unknownSenderText: { account: string | number; host: string | number }
  faultNoSafe: object
  noSafeText: { safe: string | number }
  faultOldSafe: object
  oldSafeText: { version: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "review",
  texts: {
    title: "Check a proposal before you sign",
    lead: "For the owners of a Safe. Open the link that you were sent and choose the list, sealed or the CSV file from which it was made: this browser recomputes the hash of the proposal, and you compare it with the one that your own wallet shows.",
    nothingLeaves: "The list stays in this browser, no wallet is needed, and nothing of the link is believed before the hash agrees.",
    hash: "The hash of the proposal",
    link: "Link that you were sent",
    linkHint: "It says what is registered: who sends, until when, and with how much gas money.",
    linkBroken: "That is no link to a proposal. Copy all of it from where it was sent.",
    linkRead: ["The link is of the proposal ",["hash",""],". Now choose its list."],
    readLink: "Read the link",
    sealedList: "List of recipients",
    choose: "Choose the list",
    chooseAnother: "Choose another list",
    checking: "Checking the list …",
    dropHere: "Drop the file to choose it",
    refused: "The list can’t be checked.",
    toRecipients: [["symbol"]," to ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    safe: "Safe",
    owners: "Owners",
    ownersSign: [["threshold",2,{"one":[0," must sign"],"other":[0," must sign"]}]],
    network: "Network",
    token: "Token",
    distributor: "Distributor",
    sentBy: "Sent by",
    sentByService: ["The sender service of ",["host"],", from ",["account",""]],
    until: "Until",
    sealedAs: "Sealed as",
    dropId: "Drop id",
    root: "Root",
    calls: [["calls",2,{"one":"The proposal makes one call","other":["The proposal makes ",0," calls"]}]],
    callTo: ["To ",["address",""]],
    callValue: ["with ",["amount"]," ",["coin"]],
    listOnly: "This is the list alone.",
    listOnlyText: "Paste the link that you were sent: it says what is to be signed of it.",
    doNotSign: "Do not sign.",
    faultsText: "What speaks against it stands below.",
    nonceUnknown: "Which nonce?",
    nonceUnknownText: "Write the nonce that your wallet shows.",
    mismatch: "Mismatch: do not sign.",
    mismatchText: [["whose",1,{"own":"The hash that your wallet shows","other":"The hash of the link"}]," is of something else than what stands here. Ask whoever proposed it."],
    used: "Do not sign: it is over.",
    usedText: ["Nonce ",["nonce"]," was used, by this proposal or by another. The next one is ",["next"],"."],
    otherNonce: "Another nonce: do not sign.",
    otherNonceText: [["whose",1,{"own":"The hash that your wallet shows","other":"The hash of the link"}]," has nonce ",["nonce"],", not ",["written"],"."],
    match: "Match.",
    matchText: [["whose",1,{"own":"The hash that your wallet shows","other":"The hash of the link"}]," is of exactly these calls, with nonce ",["nonce"],"."],
    matchAhead: [["ahead",2,{"one":"One proposal is executed before it.","other":[0," proposals are executed before it."]}]],
    chainSilent: "The network does not answer.",
    chainSilentText: ["The nonce, the token and the Safe could not be looked up: ",["reason"]],
    walletMustShow: "Your wallet must show this hash (safeTxHash)",
    hashOfThis: "What stands here has this hash (safeTxHash)",
    ownHash: "Hash that your wallet shows",
    ownHashHint: "Paste it, or compare every digit by eye. Sign only what matches.",
    ownHashWrong: "A hash is 0x and 64 digits from 0 to 9 and a to f.",
    nonce: "Nonce",
    nonceHint: ["The next one of this Safe is ",["next"],". Write another if your wallet shows another."],
    nonceNeeded: "Write the one that your wallet shows.",
    nonceWrong: "A nonce is a whole number.",
    otherHashes: "What some wallets show instead",
    domainHash: "Domain hash",
    messageHash: "Message hash",
    multiSend: ["Safe’s contract for several calls, ",["version"]],
    faultOtherList: "Another list.",
    otherListText: ["The link is of the drop ",["expected"],", this file is ",["found"],"."],
    leftOut: [["lines",2,{"one":[0," line"],"other":[0," lines"]}]," of this file ",["lines",2,{"one":"pays","other":"pay"}]," nobody: ",["lines",2,{"one":"it has","other":"they have"}]," errors, or repeat another line."],
    faultOtherChain: "Another network.",
    otherChainText: ["The link is for network ",["expected"],", this list for network ",["found"],"."],
    faultOtherSafe: "Another Safe.",
    otherSafeText: ["The link is for ",["expected"],", this list is paid by ",["found"],"."],
    faultOtherDistributor: "Another distributor.",
    otherDistributorText: ["This list is sent by ",["found"],". The contract of this network is ",["expected"],"."],
    faultOtherToken: "Another token.",
    otherTokenText: ["The file says ",["found"]," with ",["foundDecimals",2,{"one":[0," decimal"],"other":[0," decimals"]}],"; the token itself says ",["symbol"]," with ",["decimals",2,{"one":[0," decimal"],"other":[0," decimals"]}],". The amounts shown may be wrong."],
    faultApprovesMore: "More than the list pays.",
    faultApprovesOthers: "For other drops of the Safe, too.",
    approvesOthersText: ["The proposal approves ",["amount"]," ",["symbol"],": ",["rest"]," ",["symbol"]," more than this list pays. The Safe has ",["drops",2,{"one":"one other drop","other":[0," other drops"]}]," of the token on chain, which ",["drops",2,{"one":"shares","other":"share"}]," the approval and may still need that."],
    approvesMoreText: ["The proposal approves ",["amount"]," ",["symbol"],"."],
    faultOtherDigest: "Another list is recorded on chain.",
    otherDigestText: "The proposal records the hash of another list on chain than of this one.",
    faultAnyoneSends: "Anyone may send it.",
    anyoneSendsText: "The proposal lets every account send the rows of this list. Nobody can change them.",
    faultUnknownSender: "This site does not know who sends it.",
    unknownSenderText: [["account"]," may send the rows of this list, and is not the account of the sender service of ",["host"],". It may be a sending key in the browser of whoever made the proposal: ask them. It can pay this list and nothing else, and spend the gas money that it is given."],
    faultNoSafe: "No Safe.",
    noSafeText: [["safe"]," is no Safe on this network."],
    faultOldSafe: "An old version of Safe.",
    oldSafeText: ["This Safe is of version ",["version"],". Hashes are recomputed for 1.3.0 and newer."],
  },
}
