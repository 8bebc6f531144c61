// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../i18n/index.ts'

type Arguments = {
  titleAsset: object
  titleRecipients: { symbol: string | number }
  titleReview: object
  titleApprove: { amount: string | number; symbol: string | number; rows: number }
  titleSendTo: { amount: string | number; symbol: string | number; rows: number }
  stepAsset: object
  stepReview: object
  stepSend: object
  stepShare: object
  stepOf: { step: string | number; steps: string | number }
  back: object
  startAnother: object
  nothingLeaves: object
  onlyYouRead: object
  it: object
  network: object
  chainNumber: { id: string | number }
  thisMachine: object
  retired: object
  noContract: object
  noDistributorTitle: object
  noDistributorText: object
  coinAndDemo: object
  coin: object
  coinWays: { coin: string | number }
  coinByWallet: object
  coinByWalletText: { coin: string | number }
  coinFromWrapped: { name: string | number }
  coinFromWrappedText: { wrapped: string | number; coin: string | number }
  takenFrom: object
  takenAsCoin: { wrapped: string | number; coin: string | number }
  andCoins: { amount: string | number; coin: string | number }
  tokenSearch: object
  tokenPlaceholder: object
  tokens: object
  asking: object
  addRecipients: object
  dropListHere: object
  fileOfRecipients: object
  token: object
  contract: object
  explorer: object
  decimals: object
  youHold: object
  eachIdChecked: object
  connectToSee: object
  tokenCheck: object
  arrivesInFull: object
  nothingUnusual: object
  listed: object
  unlisted: object
  tokenCount: { count: number; exact: string | number }
  problemNoAddress: object
  problemNoCode: object
  problemNotAToken: object
  problemUnreachable: object
  problemNoWrappedCoin: object
  problemCoinTwin: object
  howItReaches: object
  aboutRecipients: object
  pushTitle: object
  pushText: object
  claimTitle: object
  claimText: object
  bothTitle: object
  bothText: object
  youPay: { b: Tag; cost: string | number }
  theyPay: { b: Tag; cost: string | number }
  costNothing: object
  costEach: { cost: string | number }
  costRange: { from: string | number; to: string | number }
  costMaybe: { cost: string | number }
  coinsNoClaim: object
  coinsClaimWrapped: { name: string | number }
  priceOfNow: object
  networkFees: object
  repeatPaid: { title: string | number }
  repeatPaidOn: { date: string | number; title: string | number }
  repeatOpen: { title: string | number; paid: number; rows: number }
  repeatSealed: { date: string | number; title: string | number }
  repeatText: object
  repeatNew: { round: string | number }
  repeatSee: object
  repeatGoOn: object
  sendAgain: { round: string | number }
  duplicating: object
  notHere: object
  notHereText: object
  source: object
  sourceFile: object
  sourcePaste: object
  sourceHolders: object
  sourceEarlier: object
  sourceNames: object
  noNames: object
  openNames: object
  savedNames: object
  markNames: { names: number }
  findNames: object
  findNamesHint: object
  noNameFits: object
  moreNames: { more: number }
  addNames: { recipients: number }
  cantRead: object
  dropFile: { b: Tag; columns: string | number }
  dropHolders: { b: Tag }
  columnsERC20: object
  columnsERC721: object
  columnsERC1155: object
  listOfRecipients: object
  chooseFile: object
  downloadTemplate: object
  readThisList: object
  pastedHint: { symbol: string | number }
  pastedIdsHint: object
  rowsSoFar: object
  tooLongToShow: { lines: number }
  pastedList: object
  recipientsOf: { title: string | number }
  otherKind: object
  noEarlier: object
  earlierDrop: { recipients: number; symbol: string | number; day: string | number }
  reading: object
  readingFile: { name: string | number }
  percentRead: { percent: string | number }
  total: object
  checkedAtReview: object
  notConnected: object
  slots: object
  slotsUpTo: { size: number }
  undo: object
  redo: object
  excludeErrors: { rows: number }
  reviewList: object
  hintErrors: { rows: number }
  hintDecide: { what: string | number }
  hintNothing: object
  findings: object
  delimiterComma: object
  delimiterSemicolon: object
  delimiterTab: object
  delimiterBar: object
  delimiterEquals: object
  delimiterColon: object
  delimiterSpace: object
  layoutSafe: object
  layoutHolders: object
  layoutVotes: object
  layoutJson: object
  decimalComma: object
  headerRow: object
  noHeader: object
  readIn: { size: string | number; isLarge: string; seconds: string | number }
  replace: object
  ready: object
  toCheck: object
  errors: object
  tallySum: { lines: number; ready: number; warnings: number; errors: number; excluded: number; blank: number; header: number }
  tallyMerged: { merged: number }
  tallyContinued: { continued: number }
  together: { lines: number; amount: string | number; symbol: string | number }
  written: object
  pointStyle: object
  commaStyle: object
  no: object
  lookingUp: object
  lookNamesUp: { names: number }
  showLine: { line: string | number }
  showLines: object
  noProblemsLeft: object
  excludeLine: object
  excludeLines: { rows: number }
  keepIt: object
  keepThem: object
  addUp: object
  keepFirst: object
  giveSameAmount: object
  pointIsDecimal: object
  commaIsDecimal: object
  namesNoEthereum: object
  namesNoAnswer: object
  replaceTitle: { name: string | number }
  replaceText: object
  replaceList: object
  keepList: object
  howRead: object
  changeColumns: object
  readAsBefore: object
  readWithout: object
  readAs: object
  noAmount: object
  answerFirst: { questions: number }
  findingsSoFar: { kinds: number }
  columns: object
  columnNumber: { number: string | number }
  roleAmount: object
  roleNote: object
  roleToken: object
  roleChain: object
  notUsed: object
  amountsEqual: object
  amountsProRata: object
  amountsBase: object
  amountsListed: object
  looksLikeVotes: object
  amountsAre: object
  asListed: object
  sameForAll: object
  partsOfTotal: object
  writtenIn: object
  baseUnits: { symbol: string | number; zeros: string | number }
  eachGets: { symbol: string | number }
  totalToShare: { symbol: string | number }
  amountWrong: { decimals: number }
  apply: object
  recipients: object
  filter: object
  filterAll: object
  excluded: object
  readNumbers: object
  joinAmounts: object
  takeAddresses: object
  takeAsWritten: object
  takeOutCharacters: object
  sheet: object
  sheetOf: { file: string | number; sheet: string | number }
  sharesTitle: { tokens: number }
  sharesText: object
  shareRecipients: { recipients: number }
  makeDrops: { drops: number }
  sharesOnNetworks: { networks: number }
  sharesOnNetworksText: object
  shareChainNotOffered: { network: string | number }
  shareUnknown: object
  sharesNotKept: object
  otherToken: object
  excludedOrMerged: object
  nextProblem: object
  previous: object
  findInList: object
  findInLines: { rows: number }
  linesOfTheList: object
  line: object
  address: object
  note: object
  tokenId: object
  amountIn: { symbol: string | number }
  noLines: object
  noLineFits: object
  linesKeys: object
  ofId: { id: string | number }
  addedToLine: { line: string | number }
  repeatsLine: { line: string | number }
  notPaid: { why: string | number }
  includeAgain: object
  editLine: object
  lineNumber: { line: string | number }
  saveLine: { line: string | number }
  cancel: object
  amounts: object
  median: { amount: string | number }
  highest: { amount: string | number }
  showAllAmounts: object
  dragToFilter: object
  histogramHint: { min: string | number; max: string | number }
  stretch: { from: string | number; to: string | number; rows: number }
  dropName: object
  dropNameExample: object
  forPeople: object
  advancedOptions: object
  round: object
  roundHint: object
  refusedPayment: object
  refusedSkip: object
  refusedStrict: object
  askContracts: { small: Tag }
  opens: object
  opensHint: { zone: string | number }
  closes: object
  closesHint: object
  closesInThePast: object
  closesBeforeOpens: object
  warningsPaidTitle: { rows: number }
  warningsPaidText: { rows: number }
  excludedTitle: { rows: number }
  mergedTitle: { rows: number }
  mergedText: object
  excludedText: { rows: number }
  holdTitle: { amount: string | number }
  holdText: { total: string | number; missing: string | number }
  acceptShort: object
  notSealed: object
  sealedNotKept: object
  connectTitle: object
  connectText: object
  connectToSeal: object
  connectFirst: object
  seal: { rows: number }
  sealing: { percent: string | number }
  sealingSendsNothing: object
  whatIsSealed: object
  inBaseUnits: object
  slotsOf: { slots: number; isTried: string; transactions: number }
  slotIs: { size: number }
  eachClaim: object
  smallest: object
  medianLabel: object
  largest: object
  networksCoin: { symbol: string | number }
  sender: object
  noWallet: object
  aRefusedPayment: object
  skipSentence: object
  strictSentence: object
  largestAmounts: object
  atLine: { line: number }
  whoReceives: object
  paidBefore: object
  paidBeforeNone: object
  paidBeforeSome: { rows: number; titles: string | number }
  lookAlikes: object
  lookAlikesNone: object
  lookAlikesSome: { rows: number }
  ownAddresses: object
  ownNone: object
  ownSome: { rows: number }
  andMore: { count: number }
  recipientsChecked: object
  checkRecipients: object
  checkRecipientsAgain: object
  stopRecipients: object
  checkRecipientsText: { chains: string | number }
  listChangedSince: object
  notAllChecked: object
  knowRecipients: object
  labelsAwaited: object
  toDecide: { count: number }
  kindsOfRecipients: object
  kindUsed: object
  kindFresh: object
  kindContract: object
  kindElsewhere: object
  kindUnknown: object
  replaceAddress: { count: number }
  replaceNow: { count: number }
  newAddressAt: { line: number }
  notReplaced: { line: number }
  showInTable: { count: number }
  fromTheCheck: { count: number }
  noteForReport: object
  noteStays: object
  keepNow: { count: number }
  decided: object
  decideAgain: object
  recipientsAsking: { percent: string | number }
  recipientsFine: object
  leaveOut: { count: number }
  keepRecipients: { count: number }
  foreignSafe: { version: string | number; signers: number; owners: number }
  unnamed: { symbol: string | number }
  testTitle: object
  testText: object
  testLine: object
  testPrepare: object
  testName: { title: string | number; line: string | number }
  testDone: { fingerprint: string | number; line: string | number }
  testOpen: object
  testPays: { amount: string | number }
  testNobody: object
  trial: object
  stopTrial: object
  tryEveryPayment: object
  tryAgain: object
  trialIdle: object
  trying: { rows: number }
  percentTried: { percent: string | number }
  trialFailed: object
  trialFailedText: { message: string | number }
  keepsPartTitle: object
  keepsPartText: object
  letThemGetLess: object
  payExactly: object
  slotsRefused: { slots: number; broken: number }
  cantTry: object
  cantTryText: object
  wouldBePaid: { paid: number; tried: number; refused: number }
  wouldBePaidOtherwise: { paid: number; tried: number; refused: number }
  refusedFor: { rows: number; reason: string | number }
  excludeThese: { rows: number }
  refusedStays: object
  refusedStops: object
  getLess: { rows: number }
  amountOf: { received: string | number; amount: string | number }
  tooDearTitle: object
  tooDearText: { gas: number; cap: number }
  slotGas: { slots: number; size: number; gas: string | number; cap: string | number }
  slotGasPart: { percent: string | number }
  slotsSmaller: object
  listDownloaded: object
  downloadList: object
  downloadPrivateList: object
  continueAnywhere: object
  goToSending: object
  goToSharing: object
  notNow: object
  openTheDrop: object
  secondPerson: object
  secondPersonText: { fingerprint: string | number }
  copyLink: object
  linkCopied: object
}

export const messages: Messages<Arguments> = {
  namespace: "new-drop",
  texts: {
    titleAsset: "What do you send?",
    titleRecipients: ["Who receives ",["symbol"],"?"],
    titleReview: "Check the list once more",
    titleApprove: ["Approve ",["amount"]," ",["symbol"]," for ",["rows",2,{"one":"one recipient","other":[0," recipients"]}]," to claim"],
    titleSendTo: ["Send ",["amount"]," ",["symbol"]," to ",["rows",2,{"one":"one recipient","other":[0," recipients"]}]],
    stepAsset: "Asset",
    stepReview: "Review",
    stepSend: "Send",
    stepShare: "Share",
    stepOf: ["Step ",["step"]," of ",["steps"]],
    back: "Back",
    startAnother: "Start another drop",
    nothingLeaves: "Nothing leaves this browser until you seal the list.",
    onlyYouRead: "Until you seal the list, it leaves this device for your account only, and no other account can read it.",
    it: "it",
    network: "Network",
    chainNumber: ["Chain ",["id"]],
    thisMachine: "This machine",
    retired: "Retired",
    noContract: "No contract",
    noDistributorTitle: "No distributor is configured for this network.",
    noDistributorText: "Choose another network, or ask whoever runs this site to configure the contract.",
    coinAndDemo: "Coin and demo tokens",
    coin: "Coin",
    coinWays: ["Where the ",["coin"]," comes from"],
    coinByWallet: "Sent by your wallet",
    coinByWalletText: ["Each transaction carries its ",["coin"],". Only this wallet can send it, one transaction at a time."],
    coinFromWrapped: ["From your ",["name"]],
    coinFromWrappedText: [["wrapped"]," is taken from you and paid as ",["coin"],". A sending key can send it for you, and recipients can claim it: they receive ",["coin"],"."],
    takenFrom: "Taken from",
    takenAsCoin: ["Your ",["wrapped"],"; recipients receive ",["coin"],"."],
    andCoins: ["and ",["amount"]," ",["coin"],", not wrapped"],
    tokenSearch: "Search, or paste a token address",
    tokenPlaceholder: "USDC, Tether or 0x…",
    tokens: "Tokens",
    asking: "Asking the network …",
    addRecipients: "Add recipients",
    dropListHere: "With a token chosen, the file of recipients may be dropped anywhere here.",
    fileOfRecipients: "File of recipients",
    token: "Token",
    contract: "Contract",
    explorer: "See it in the explorer",
    decimals: "Decimals",
    youHold: "You hold",
    eachIdChecked: "Each id is checked with the list",
    connectToSee: "Connect a wallet to see",
    tokenCheck: "Token check",
    arrivesInFull: "A transfer was tried: it arrives in full.",
    nothingUnusual: "Nothing unusual was found. The review tries each payment.",
    listed: "Listed token",
    unlisted: "Not a listed token",
    tokenCount: [["count",2,{"one":[["exact"]," token"],"other":[["exact"]," tokens"]}]],
    problemNoAddress: "This is not an address. A token’s address is 0x and 40 hex digits.",
    problemNoCode: "There is no contract at this address on this network. Check the address and the network.",
    problemNotAToken: "This contract does not answer like a token. Check the address.",
    problemUnreachable: "The network’s node does not answer. Check your connection, then try again.",
    problemNoWrappedCoin: "The wrapped coin was not found on this network. Choose “Sent by your wallet” instead.",
    problemCoinTwin: "This address stands for the network’s own coin. Choose the coin itself instead.",
    howItReaches: "Distribution method",
    aboutRecipients: "Recipients, about",
    pushTitle: "Send",
    pushText: "Tokens arrive without anybody doing anything. You pay all network fees.",
    claimTitle: "Claim",
    claimText: "You pay one transaction. Each recipient claims theirs and pays its gas; what nobody claims stays yours.",
    bothTitle: "Both",
    bothText: "Recipients may claim at once, and you send the rest when you like. Whoever comes first, nobody is paid twice.",
    youPay: ["You: ",["b",["cost"]]],
    theyPay: ["They: ",["b",["cost"]]],
    costNothing: "nothing",
    costEach: [["cost"]," each"],
    costRange: [["from"]," to ",["to"]],
    costMaybe: ["nothing, or ",["cost"]],
    coinsNoClaim: "Coins can’t be claimed: the contract would have to hold them, and it never holds anything. A coin drop is paid out.",
    coinsClaimWrapped: ["Coins can’t be claimed while your wallet sends them with each transaction. Choose “From your ",["name"],"”, and recipients can claim them."],
    priceOfNow: "At the network’s price of this moment; the review measures it exactly.",
    networkFees: "Network fees, about",
    repeatPaid: ["This list is paid already, as ",["title"],"."],
    repeatPaidOn: ["This list was paid on ",["date"],", as ",["title"],"."],
    repeatOpen: ["This list is under way as ",["title"],": ",["paid",4]," of ",["rows",2,{"one":"one recipient","other":[0," recipients"]}]," paid."],
    repeatSealed: ["This list was sealed on ",["date"],", as ",["title"],"."],
    repeatText: "Sealed with the same terms it is the same drop, and pays nobody twice. To pay these recipients once more, send it as another round.",
    repeatNew: ["This is round ",["round"],": its recipients are paid once more."],
    repeatSee: "See that drop",
    repeatGoOn: "Go on with that drop",
    sendAgain: ["Send again as round ",["round"]],
    duplicating: "Duplicate a drop",
    notHere: "The sealed list of this drop is not on this device.",
    notHereText: "Open the drop from its sealed file first; then it can be duplicated.",
    source: "Source",
    sourceFile: "File",
    sourcePaste: "Paste",
    sourceHolders: "Token holders",
    sourceEarlier: "Earlier drop",
    sourceNames: "Address book",
    noNames: "No names are kept on this device yet.",
    openNames: "Open the address book",
    savedNames: "Saved names",
    markNames: ["All ",["names",2,{"one":[0," name"],"other":[0," names"]}]],
    findNames: "Find a name or an address",
    findNamesHint: "Name or address",
    noNameFits: "No name fits.",
    moreNames: [["more",2,{"one":[0," more is"],"other":[0," more are"]}]," found by searching."],
    addNames: [["recipients",2,{"=0":"Add recipients","one":["Add ",0," recipient"],"other":["Add ",0," recipients"]}]],
    cantRead: "This list can’t be read.",
    dropFile: [["b","Drop an Excel, CSV or JSON file here"],", or choose one. Each line ",["columns"],"; a header is welcome. Files of Safe’s CSV app, Disperse, Sablier, Hedgey, Merkl and explorers are understood as they are."],
    dropHolders: [["b","Drop an explorer’s list of token holders here"],", or choose it. On the token’s page in Etherscan or Blockscout, open Holders and download the CSV. Then share a total in proportion to what each holds, or send the same to all."],
    columnsERC20: "an address and an amount",
    columnsERC721: "an address and a token id",
    columnsERC1155: "an address, a token id and an amount",
    listOfRecipients: "List of recipients",
    chooseFile: "Choose a file",
    downloadTemplate: "Download a template",
    readThisList: "Read this list",
    pastedHint: ["An address in each line, with its amount; or addresses alone and one line “100 each” for all, in ",["symbol"],"."],
    pastedIdsHint: "An address and a token id in each line.",
    rowsSoFar: "The rows as they are read",
    tooLongToShow: ["Lists of more than ",["lines",4]," lines are shown once they are read."],
    pastedList: "Pasted list",
    recipientsOf: ["Recipients of ",["title"]],
    otherKind: "That drop pays another kind of token. Choose one of the same kind, or export its list first.",
    noEarlier: "No drop is kept on this device yet.",
    earlierDrop: [["recipients",2,{"one":[0," recipient"],"other":[0," recipients"]}],", ",["symbol"],", ",["day"]],
    reading: "Reading",
    readingFile: ["Reading ",["name"]," …"],
    percentRead: [["percent"]," % read"],
    total: "Total",
    checkedAtReview: "checked at review",
    notConnected: "not connected",
    slots: "Slots",
    slotsUpTo: ["Slots of up to ",["size",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    undo: "Undo",
    redo: "Redo",
    excludeErrors: ["Exclude ",["rows",2,{"one":[0," line"],"other":[0," lines"]}]],
    reviewList: "Review list",
    hintErrors: [["rows",2,{"one":[0," line has an error: correct or exclude it"],"other":[0," lines have errors: correct or exclude them"]}],"."],
    hintDecide: ["To decide: ",["what"],"."],
    hintNothing: "There is nothing to pay yet.",
    findings: "Findings",
    delimiterComma: "Commas",
    delimiterSemicolon: "Semicolons",
    delimiterTab: "Tabs",
    delimiterBar: "Bars",
    delimiterEquals: "Equals signs",
    delimiterColon: "Colons",
    delimiterSpace: "Spaces",
    layoutSafe: "Safe CSV airdrop",
    layoutHolders: "Token holders of an explorer",
    layoutVotes: "Votes",
    layoutJson: "JSON",
    decimalComma: "decimal comma",
    headerRow: "header row",
    noHeader: "no header",
    readIn: [["size"]," ",["isLarge",1,{"yes":"MB","other":"kB"}],", read in ",["seconds"]," s"],
    replace: "Replace",
    ready: "Ready",
    toCheck: "To check",
    errors: "Errors",
    tallySum: [["lines",2,{"one":[0," line"],"other":[0," lines"]}]," = ",["ready",4]," ready + ",["warnings",4]," to check + ",["errors",2,{"one":[0," error"],"other":[0," errors"]}]," + ",["excluded",4]," excluded + ",["blank",4]," blank + ",["header",4]," header"],
    tallyMerged: [" + ",["merged",4]," added to other lines"],
    tallyContinued: [" + ",["continued",4]," inside a cell"],
    together: [["lines",2,{"one":[["amount"]," ",["symbol"],"."],"other":[["amount"]," ",["symbol"]," together."]}]],
    written: "Written",
    pointStyle: "1,000.50 style",
    commaStyle: "1.000,50 style",
    no: "no",
    lookingUp: "Looking up …",
    lookNamesUp: ["Look up ",["names",2,{"one":[0," name"],"other":[0," names"]}]],
    showLine: ["Show line ",["line"]],
    showLines: "Show lines",
    noProblemsLeft: "No problems left",
    excludeLine: "Exclude line",
    excludeLines: ["Exclude ",["rows",2,{"one":[0," line"],"other":[0," lines"]}]],
    keepIt: "I checked it, keep it",
    keepThem: "I checked them, keep them",
    addUp: "Add them up",
    keepFirst: "Keep first",
    giveSameAmount: "Give everyone the same amount",
    pointIsDecimal: "The point is the decimal sign (1,000.50)",
    commaIsDecimal: "The comma is the decimal sign (1.000,50)",
    namesNoEthereum: "Names are kept on Ethereum, which this site is not connected to. Put addresses in their place.",
    namesNoAnswer: "Ethereum’s node does not answer. Check your connection, then look the names up again.",
    replaceTitle: ["Read “",["name"],"” in place of this list?"],
    replaceText: "What you decided about this list goes with it.",
    replaceList: "Replace the list",
    keepList: "Keep this list",
    howRead: "How the list was read",
    changeColumns: "Change columns",
    readAsBefore: "Read as your last file with these columns.",
    readWithout: "Read it without that",
    readAs: "The first lines with this answer",
    noAmount: "no amount",
    answerFirst: [["questions",2,{"one":"Answer the question above first.","other":"Answer the questions above first."}]],
    findingsSoFar: [["kinds",2,{"one":"One finding so far","other":[0," kinds of findings so far"]}]],
    columns: "Columns",
    columnNumber: ["Column ",["number"]],
    roleAmount: "Amount",
    roleNote: "Private note",
    roleToken: "Token of the line",
    roleChain: "Chain of the line",
    notUsed: "Not used",
    amountsEqual: "The same amount to all",
    amountsProRata: "Parts of a total",
    amountsBase: "Amounts in base units, as listed",
    amountsListed: "Amounts as listed",
    looksLikeVotes: "This looks like votes or holdings: parts of a total may be what you want.",
    amountsAre: "Amounts are",
    asListed: "as listed",
    sameForAll: "the same for all",
    partsOfTotal: "parts of a total, in proportion",
    writtenIn: "Written in",
    baseUnits: ["base units (1 ",["symbol"]," = 1",["zeros"],")"],
    eachGets: ["Each gets, ",["symbol"]],
    totalToShare: ["Total to share, ",["symbol"]],
    amountWrong: ["This is no amount above zero. Write digits, with at most ",["decimals",4]," ",["decimals",2,{"one":"decimal","other":"decimals"}]," after a point."],
    apply: "Apply",
    recipients: "Recipients",
    filter: "Filter",
    filterAll: "All",
    excluded: "Excluded",
    readNumbers: "Read the numbers alone",
    joinAmounts: "Join the parts of the amounts",
    takeAddresses: "Take the addresses",
    takeAsWritten: "Take as written",
    takeOutCharacters: "Take the characters out",
    sheet: "Sheet",
    sheetOf: [["file"],", ",["sheet"]],
    sharesTitle: [["tokens",2,{"one":"This list pays one other token","other":["This list pays ",["tokens"]," tokens"]}]],
    sharesText: "A drop pays one token. Make a drop of each: they come one after another, with this list and its line numbers.",
    shareRecipients: [["recipients",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    makeDrops: [["drops",2,{"one":"Make this drop","other":["Make ",["drops"]," drops"]}]],
    sharesOnNetworks: [["networks",2,{"one":"This list pays on another network","other":["This list pays on ",["networks"]," networks"]}]],
    sharesOnNetworksText: "A drop pays one token on one network. Make a drop of each: they come one after another, with this list and its line numbers.",
    shareChainNotOffered: ["This site does not send on ",["network"],": these lines are left out."],
    shareUnknown: "Open the list again with this token chosen, or put the token’s address in its lines.",
    sharesNotKept: "This browser could not keep the drafts. Free some space, or leave private browsing, and try again.",
    otherToken: "Another token, left out",
    excludedOrMerged: "Excluded or added up",
    nextProblem: "Next problem",
    previous: "Previous",
    findInList: "Find in the list",
    findInLines: ["Find in ",["rows",2,{"one":[0," line"],"other":[0," lines"]}]],
    linesOfTheList: "Lines of the list",
    line: "Line",
    address: "Address",
    note: "Note",
    tokenId: "Token id",
    amountIn: ["Amount, ",["symbol"]],
    noLines: "This list has no lines.",
    noLineFits: "No line fits this filter.",
    linesKeys: "Lines: arrow keys move, Enter edits",
    ofId: [" of #",["id"]],
    addedToLine: ["Added to line ",["line"]],
    repeatsLine: ["Repeats line ",["line"]],
    notPaid: [["why"],". It is not paid, and the report lists it."],
    includeAgain: "Include again",
    editLine: "Edit line",
    lineNumber: ["Line ",["line"]],
    saveLine: ["Save line ",["line"]],
    cancel: "Cancel",
    amounts: "Amounts",
    median: ["Median ",["amount"]],
    highest: ["Highest ",["amount"]],
    showAllAmounts: "Show all amounts again",
    dragToFilter: "Drag to filter the list",
    histogramHint: ["Amounts on a logarithmic axis, from ",["min"]," to ",["max"],". Arrow keys choose a stretch, Enter filters the list, Escape clears."],
    stretch: [["from"]," to ",["to"],": ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    dropName: "Name of this drop",
    dropNameExample: "Season 2 contributor rewards",
    forPeople: "For people; it is not on chain.",
    advancedOptions: "Advanced options",
    round: "Round",
    roundHint: "The same list with the same round is the same drop, and is never paid twice. Choose another round to pay the same list again.",
    refusedPayment: "A payment that is refused",
    refusedSkip: "stays open; the others of its slot are paid",
    refusedStrict: "stops its slot: everyone in it is paid, or nobody",
    askContracts: ["Ask contracts whether they accept the token ",["small","(safeTransferFrom)"]],
    opens: "Opens",
    opensHint: ["Empty: at once. Your time zone: ",["zone"],"."],
    closes: "Closes",
    closesHint: "Empty: never. From that moment nobody is paid and nothing can be claimed, and the time can’t be changed after sealing.",
    closesInThePast: "This time has passed: nothing could be paid or claimed. Choose a later one, or leave it empty.",
    closesBeforeOpens: "It closes before it opens. Choose a later time.",
    warningsPaidTitle: [["rows",2,{"one":[0," line to check will be paid as it is."],"other":[0," lines to check will be paid as they are."]}]],
    warningsPaidText: ["Go back to Recipients to look at ",["rows",2,{"one":"it","other":"them"}],"."],
    excludedTitle: [["rows",2,{"one":[0," line is"],"other":[0," lines are"]}]," excluded"],
    mergedTitle: [["rows",2,{"one":[0," line is"],"other":[0," lines are"]}]," added to other lines"],
    mergedText: "and paid in their sums. The report has each of them, with its line number.",
    excludedText: ["and will not be paid. The report lists ",["rows",2,{"one":"it","other":"them"}],"."],
    holdTitle: ["You hold ",["amount"],"."],
    holdText: ["The list needs ",["total"],". You can seal it now and send it when you hold ",["missing"]," more."],
    acceptShort: "I know that recipients get less than the list says, and want it so.",
    notSealed: "The list was not sealed.",
    sealedNotKept: "This browser could not keep the sealed list. Nothing was sent, and your list is still here. Free some storage, or leave private browsing, then seal it again.",
    connectTitle: "Connect the wallet that holds the tokens.",
    connectText: "The sealed list is bound to its account.",
    connectToSeal: "Connect to seal",
    connectFirst: "Connect the wallet that holds the tokens, then seal the list.",
    seal: ["Seal the list of ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    sealing: ["Sealing … ",["percent"]," %"],
    sealingSendsNothing: "Sealing sends nothing. It makes the list final: nobody, not even you, can change it afterwards. The root is public once it is used; addresses and amounts are public once they are paid.",
    whatIsSealed: "What is sealed",
    inBaseUnits: "In base units",
    slotsOf: [["slots",4],", ",["isTried",1,{"yes":[["transactions",2,{"one":"one transaction","other":[0," transactions"]}]],"other":["at most ",["transactions",2,{"one":"one transaction","other":[0," transactions"]}]]}]],
    slotIs: ["Slot = one transaction of up to ",["size",2,{"one":[0," recipient"],"other":[0," recipients"]}],"."],
    eachClaim: "Each claim, paid by its recipient, about",
    smallest: "Smallest",
    medianLabel: "Median",
    largest: "Largest",
    networksCoin: [["symbol"],", the network’s coin"],
    sender: "Sender",
    noWallet: "no wallet connected",
    aRefusedPayment: "A refused payment",
    skipSentence: "stays open and can be retried; the others are paid",
    strictSentence: "stops its whole slot until it is solved",
    largestAmounts: "Largest amounts",
    atLine: ["line ",["line",4]],
    whoReceives: "Who receives",
    paidBefore: "In earlier drops",
    paidBeforeNone: "nobody in a drop of this token on this device",
    paidBeforeSome: [["rows",2,{"one":[0," recipient was"],"other":[0," recipients were"]}]," in ",["titles"]],
    lookAlikes: "Look-alikes",
    lookAlikesNone: "no two addresses begin and end alike",
    lookAlikesSome: [["rows",2,{"one":[0," recipient has"],"other":[0," recipients have"]}]," the same beginning and end as another address"],
    ownAddresses: "Your own addresses",
    ownNone: "not in the list",
    ownSome: [["rows",2,{"one":[0," recipient is an account"],"other":[0," recipients are accounts"]}]," of your wallet"],
    andMore: ["and ",["count",4]," more"],
    recipientsChecked: "Recipients",
    checkRecipients: "Check every recipient",
    checkRecipientsAgain: "Check again",
    stopRecipients: "Stop the check",
    checkRecipientsText: ["Finds contracts, Safes of other networks, sanctioned and unused addresses. The nodes of ",["chains"]," see the addresses."],
    listChangedSince: "The list changed since this check. Check it again.",
    notAllChecked: "Not everything was checked.",
    knowRecipients: "What each line means",
    labelsAwaited: "The addresses to leave out are still loading. The check begins when they are there.",
    toDecide: [["count",2,{"=0":"Nothing is left to decide.","one":[0," finding needs a decision."],"other":[0," findings need a decision."]}]],
    kindsOfRecipients: "Kinds of recipients",
    kindUsed: "Wallets in use",
    kindFresh: "Never used",
    kindContract: "Contracts",
    kindElsewhere: "Contracts on other networks only",
    kindUnknown: "Not checked",
    replaceAddress: [["count",2,{"one":"Replace the address","other":"Replace addresses"}]],
    replaceNow: [["count",2,{"=0":"Replace","one":["Replace ",0," address"],"other":["Replace ",0," addresses"]}]],
    newAddressAt: ["New address for line ",["line",4]],
    notReplaced: ["In line ",["line",4]," the address is written in another way. Edit that line in the table."],
    showInTable: [["count",2,{"one":"Show it in the table","other":"Show them in the table"}]],
    fromTheCheck: [["count",2,{"one":[0," line from the check"],"other":[0," lines from the check"]}]],
    noteForReport: "Note for your report (optional)",
    noteStays: "Only you see it: it goes into your private list and report.",
    keepNow: [["count",2,{"one":["Keep ",0," recipient"],"other":["Keep ",0," recipients"]}]],
    decided: "Decided",
    decideAgain: "Decide again",
    recipientsAsking: [["percent"]," % checked"],
    recipientsFine: "Nothing unusual was found.",
    leaveOut: [["count",2,{"one":["Leave ",0," recipient out"],"other":["Leave ",0," recipients out"]}]],
    keepRecipients: [["count",2,{"one":"Keep it","other":"Keep them"}]],
    foreignSafe: ["Safe ",["version"],", ",["signers",4]," of ",["owners",2,{"one":[0," owner"],"other":[0," owners"]}]],
    unnamed: [["symbol"]," drop"],
    testTitle: "Try it with one recipient first",
    testText: "A drop of one recipient, with a round of its own, shows the whole way from approval to arrival. The line is excluded here, so that nobody is paid twice.",
    testLine: "Line to try",
    testPrepare: "Seal a test drop of this line",
    testName: ["Test of ",["title"],", line ",["line"]],
    testDone: ["Sealed as ",["fingerprint"],". Line ",["line"]," is excluded here."],
    testOpen: "Open the test drop",
    testPays: [["amount"]," to"],
    testNobody: "This line pays nobody. Choose another one.",
    trial: "Trial of every payment",
    stopTrial: "Stop the trial",
    tryEveryPayment: "Try every payment",
    tryAgain: "Try again",
    trialIdle: "The network tries each payment as if it were sent now. Nothing is signed, nothing is paid, no approval is needed.",
    trying: ["Trying ",["rows",2,{"one":[0," payment"],"other":[0," payments"]}]," …"],
    percentTried: [["percent"]," % tried"],
    trialFailed: "The trial did not end.",
    trialFailedText: [["message"]," You can seal the list without it; each slot is tried again before it is sent."],
    keepsPartTitle: "This token keeps a part of each transfer, so nobody can be paid exactly.",
    keepsPartText: "Nothing is paid that is not exact, unless you want it: then each payment goes straight from you to its recipient, and the token keeps its part of it.",
    letThemGetLess: "Let recipients get less",
    payExactly: "Pay exactly, or not at all",
    slotsRefused: [["slots",2,{"one":"The slot would be refused as a whole.","other":[["broken",4]," of ",0," slots would be refused as a whole."]}]],
    cantTry: "This network’s node can’t try payments before the approval.",
    cantTryText: "Each slot is tried before it is sent.",
    wouldBePaid: [["paid",4]," of ",["tried",2,{"one":[0," recipient"],"other":[0," recipients"]}]," would be paid now",["refused",2,{"=0":"","other":[", ",0," refused"]}],"."],
    wouldBePaidOtherwise: ["Otherwise ",["paid",4]," of ",["tried",2,{"one":[0," recipient"],"other":[0," recipients"]}]," would be paid",["refused",2,{"=0":"","other":[", ",0," refused"]}],"."],
    refusedFor: [["rows",4]," refused: ",["reason"]],
    excludeThese: ["Exclude ",["rows",2,{"one":"this recipient","other":["these ",0," recipients"]}]],
    refusedStays: "A refused payment that stays in the list is left open when its slot is sent; the others are paid, and it can be retried or claimed later.",
    refusedStops: "In this drop a refused payment stops its slot: nobody in that slot is paid while it is in the list. Exclude the refused recipients, or choose that a refused payment stays open.",
    getLess: [["rows",2,{"one":[0," recipient gets"],"other":[0," recipients get"]}]," less than the list says"],
    amountOf: [["received"]," of ",["amount"]],
    tooDearTitle: "Not even one payment fits into a transaction of this network.",
    tooDearText: ["It would take ",["gas",4]," of ",["cap",4]," gas. The token can’t be distributed here."],
    slotGas: [["slots",2,{"one":[0," slot"],"other":[0," slots"]}]," of at most ",["size",2,{"one":[0," recipient"],"other":[0," recipients"]}],", the largest about ",["gas"]," of ",["cap"]," million gas that one transaction may have."],
    slotGasPart: ["The largest slot takes ",["percent"]," % of the cap"],
    slotsSmaller: "Slots are smaller than usual, so that each fits into one transaction.",
    listDownloaded: "Sealed list downloaded",
    downloadList: "Download the sealed list",
    downloadPrivateList: "Download it with your lines and notes",
    continueAnywhere: "With this file any browser can continue the drop.",
    goToSending: "Go to sending",
    goToSharing: "Publish and share",
    notNow: "Not now",
    openTheDrop: "Open the drop",
    secondPerson: "Let a second person check it",
    secondPersonText: ["Send the link and the sealed list. Who opens the file there sees the recipients and must read the same name: ",["fingerprint"],". The link alone shows nobody’s address, and neither can change the list."],
    copyLink: "Copy the review link",
    linkCopied: "Link copied",
  },
}
