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
  token: object
  contract: object
  explorer: object
  decimals: object
  youHold: object
  eachIdChecked: object
  connectToSee: object
  triedAndAsked: object
  arrivesInFull: object
  nothingUnusual: object
  onTheList: object
  notOnTheList: object
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
  source: object
  sourceFile: object
  sourcePaste: object
  sourceHolders: object
  sourceEarlier: object
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
  pastedList: object
  rowsOf: { title: string | number }
  otherKind: object
  noEarlier: object
  rowCount: { rows: number }
  reading: object
  readingFile: { name: string | number }
  percentRead: { percent: string | number }
  rows: object
  total: object
  checkedAtReview: object
  notConnected: object
  slots: object
  undo: object
  redo: object
  setRowsAside: { rows: number }
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
  together: { amount: string | number; symbol: string | number }
  written: object
  pointStyle: object
  commaStyle: object
  no: object
  lookingUp: object
  lookNamesUp: { names: number }
  showLine: { line: string | number }
  showRows: object
  nothingToCheck: object
  everyRowUnderstood: object
  setRowAside: object
  setSomeAside: { rows: number }
  keepIt: object
  keepThem: object
  addUp: object
  keepFirst: object
  pointIsThousand: object
  commaIsThousand: object
  namesNoEthereum: object
  namesNoAnswer: object
  columns: object
  columnNumber: { number: string | number }
  roleAmount: object
  roleNote: object
  roleToken: object
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
  setAside: object
  readNumbers: object
  takeAddresses: object
  setAsideOrMerged: object
  nextProblem: object
  previous: object
  findInList: object
  findInRows: { rows: number }
  rowsOfTheList: object
  line: object
  address: object
  note: object
  tokenId: object
  amountIn: { symbol: string | number }
  noRows: object
  noRowFits: object
  rowsKeys: object
  ofId: { id: string | number }
  addedToLine: { line: string | number }
  repeatsLine: { line: string | number }
  notPaid: { why: string | number }
  takeBack: object
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
  stretch: { from: string | number; to: string | number; rows: string | number }
  dropName: object
  dropNameExample: object
  forPeople: object
  termsSummary: object
  round: object
  roundHint: object
  refusedRow: object
  refusedSkip: object
  refusedStrict: object
  askContracts: { small: Tag }
  opens: object
  opensHint: { zone: string | number }
  closes: object
  closesHint: object
  closesBeforeOpens: object
  warningsPaidTitle: { rows: number }
  warningsPaidText: object
  asideTitle: { rows: number }
  mergedTitle: { rows: number }
  mergedText: object
  asideText: object
  holdTitle: { amount: string | number }
  holdText: { total: string | number; missing: string | number }
  acceptShort: object
  notSealed: object
  sealedNotKept: object
  connectTitle: object
  connectText: object
  connectFirst: object
  seal: { rows: number }
  sealing: { percent: string | number }
  sealingSendsNothing: object
  whatIsSealed: object
  inBaseUnits: object
  slotsOf: { slots: number; size: string | number; isTried: string; transactions: number }
  smallest: object
  medianLabel: object
  largest: object
  networksCoin: { symbol: string | number }
  sender: object
  noWallet: object
  aRefusedRow: object
  skipSentence: object
  strictSentence: object
  largestAmounts: object
  atLine: { line: number }
  whoReceives: object
  kinds: object
  kindsFound: { plain: number; contracts: number; delegated: number }
  kindsAsking: { percent: string | number }
  kindsAsk: { accounts: number }
  kindsFailed: object
  askAgain: object
  contractAccounts: object
  delegatedAccounts: object
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
  tryEveryRow: object
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
  slotsFail: { broken: number; slots: number }
  cantTry: object
  cantTryText: object
  wouldBePaid: { paid: number; tried: number; refused: number }
  wouldBePaidOtherwise: { paid: number; tried: number; refused: number }
  refusedFor: { rows: number; reason: string | number }
  setTheseAside: { rows: number }
  refusedStays: object
  refusedStops: object
  rowsGetLess: { rows: number }
  amountOf: { received: string | number; amount: string | number }
  tooDearTitle: object
  tooDearText: { gas: number; cap: number }
  slotGas: { slots: number; size: number; gas: string | number; cap: string | number }
  slotGasPart: { percent: string | number }
  slotsSmaller: object
  listDownloaded: object
  downloadList: object
  continueAnywhere: object
  goToSending: object
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
    coinByWalletText: ["Each transaction carries its ",["coin"],". Only this wallet can send it, slot by slot."],
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
    token: "Token",
    contract: "Contract",
    explorer: "See it in the explorer",
    decimals: "Decimals",
    youHold: "You hold",
    eachIdChecked: "Each id is checked with the list",
    connectToSee: "Connect a wallet to see",
    triedAndAsked: "Tried and asked",
    arrivesInFull: "A transfer was tried: it arrives in full.",
    nothingUnusual: "Nothing unusual was found. The review tries each row.",
    onTheList: "On the list",
    notOnTheList: "Not on the list",
    tokenCount: [["count",2,{"one":[["exact"]," token"],"other":[["exact"]," tokens"]}]],
    problemNoAddress: "This is not an address. A token’s address is 0x and 40 hex digits.",
    problemNoCode: "There is no contract at this address on this network. Check the address and the network.",
    problemNotAToken: "This contract does not answer like a token. Check the address.",
    problemUnreachable: "The network’s node does not answer. Check your connection, then try again.",
    problemNoWrappedCoin: "The wrapped coin was not found on this network. Choose “Sent by your wallet” instead.",
    problemCoinTwin: "This address stands for the network’s own coin. Choose the coin itself instead.",
    howItReaches: "How it reaches people",
    aboutRecipients: "Recipients, about",
    pushTitle: "You pay it out",
    pushText: "Tokens arrive without anybody doing anything. You pay all network fees.",
    claimTitle: "They claim it",
    claimText: "You pay one transaction. Each recipient fetches hers and pays its fee; what nobody fetches stays yours.",
    bothTitle: "Both",
    bothText: "Recipients may claim at once, and you pay out the rest when you like. Whoever comes first, each row is paid once.",
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
    source: "Source",
    sourceFile: "File",
    sourcePaste: "Paste",
    sourceHolders: "Token holders",
    sourceEarlier: "Earlier drop",
    cantRead: "This list can’t be read.",
    dropFile: [["b","Drop a CSV or JSON file here"],", or choose one. Each line ",["columns"],"; a header is welcome. Files of Safe’s CSV app, Disperse, Sablier, Hedgey, Merkl and explorers are understood as they are."],
    dropHolders: [["b","Drop an explorer’s list of token holders here"],", or choose it. On the token’s page in Etherscan or Blockscout, open Holders and download the CSV. Then share a total in proportion to what each holds, or send the same to all."],
    columnsERC20: "an address and an amount",
    columnsERC721: "an address and a token id",
    columnsERC1155: "an address, a token id and an amount",
    listOfRecipients: "List of recipients",
    chooseFile: "Choose a file",
    downloadTemplate: "Download a template",
    readThisList: "Read this list",
    pastedList: "Pasted list",
    rowsOf: ["Rows of ",["title"]],
    otherKind: "That drop pays another kind of token. Choose one of the same kind, or export its list first.",
    noEarlier: "No drop is kept on this device yet.",
    rowCount: [["rows",4]," rows"],
    reading: "Reading",
    readingFile: ["Reading ",["name"]," …"],
    percentRead: [["percent"]," % read"],
    rows: "Rows",
    total: "Total",
    checkedAtReview: "checked at review",
    notConnected: "not connected",
    slots: "Slots",
    undo: "Undo",
    redo: "Redo",
    setRowsAside: ["Set ",["rows",4]," ",["rows",2,{"one":"row","other":"rows"}]," aside"],
    reviewList: "Review list",
    hintErrors: [["rows",4]," ",["rows",2,{"one":"row has an error: correct it or set it aside","other":"rows have errors: correct them or set them aside"}],"."],
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
    tallySum: [["lines",2,{"one":[0," line"],"other":[0," lines"]}]," = ",["ready",4]," ready + ",["warnings",4]," to check + ",["errors",2,{"one":[0," error"],"other":[0," errors"]}]," + ",["excluded",4]," set aside + ",["blank",4]," blank + ",["header",4]," header"],
    tallyMerged: [" + ",["merged",4]," added to other lines"],
    tallyContinued: [" + ",["continued",4]," inside a cell"],
    together: [["amount"]," ",["symbol"]," together."],
    written: "Written",
    pointStyle: "1,000.5 style",
    commaStyle: "1.000,5 style",
    no: "no",
    lookingUp: "Looking up …",
    lookNamesUp: ["Look ",["names",2,{"one":[0," name"],"other":[0," names"]}]," up"],
    showLine: ["Show line ",["line"]],
    showRows: "Show rows",
    nothingToCheck: "Nothing to check",
    everyRowUnderstood: "Every row was understood.",
    setRowAside: "Set row aside",
    setSomeAside: ["Set ",["rows",4]," rows aside"],
    keepIt: "I checked it, keep it",
    keepThem: "I checked them, keep them",
    addUp: "Add them up",
    keepFirst: "Keep first",
    pointIsThousand: "1,000.5 is a thousand",
    commaIsThousand: "1.000,5 is a thousand",
    namesNoEthereum: "Names are kept on Ethereum, which this site is not connected to. Put addresses in their place.",
    namesNoAnswer: "Ethereum’s node does not answer. Check your connection, then look the names up again.",
    columns: "Columns",
    columnNumber: ["Column ",["number"]],
    roleAmount: "Amount",
    roleNote: "Private note",
    roleToken: "Token of the row",
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
    setAside: "Set aside",
    readNumbers: "Read the numbers alone",
    takeAddresses: "Take the addresses",
    setAsideOrMerged: "Set aside or added up",
    nextProblem: "Next problem",
    previous: "Previous",
    findInList: "Find in the list",
    findInRows: ["Find in ",["rows",4]," rows"],
    rowsOfTheList: "Rows of the list",
    line: "Line",
    address: "Address",
    note: "Note",
    tokenId: "Token id",
    amountIn: ["Amount, ",["symbol"]],
    noRows: "This list has no rows.",
    noRowFits: "No row fits this filter.",
    rowsKeys: "Rows: arrow keys move, Enter edits",
    ofId: [" of #",["id"]],
    addedToLine: ["Added to line ",["line"]],
    repeatsLine: ["Repeats line ",["line"]],
    notPaid: [["why"],". It is not paid, and the report lists it."],
    takeBack: "Take row back",
    editLine: "Edit line",
    lineNumber: ["Line ",["line"]],
    saveLine: ["Save line ",["line"]],
    cancel: "Cancel",
    amounts: "Amounts",
    median: ["Median ",["amount"]],
    highest: ["Highest ",["amount"]],
    showAllAmounts: "Show all amounts again",
    dragToFilter: "Drag to filter the rows",
    histogramHint: ["Amounts on a logarithmic axis, from ",["min"]," to ",["max"],". Arrow keys choose a stretch, Enter filters the rows, Escape clears."],
    stretch: [["from"]," to ",["to"],": ",["rows"]," rows"],
    dropName: "Name of this drop",
    dropNameExample: "Season 2 contributor rewards",
    forPeople: "For people; it is not on chain.",
    termsSummary: "Round, refused rows, opening and closing",
    round: "Round",
    roundHint: "The same list with the same round is the same drop, and is never paid twice. Choose another round to pay the same list again.",
    refusedRow: "A row that is refused",
    refusedSkip: "stays open; the others of its slot are paid",
    refusedStrict: "stops its slot: all rows of it, or none",
    askContracts: ["Ask contracts whether they accept the token ",["small","(safeTransferFrom)"]],
    opens: "Opens",
    opensHint: ["Empty: at once. Your time zone: ",["zone"],"."],
    closes: "Closes",
    closesHint: "Empty: never. From that moment no row is paid or claimed, and the time can’t be changed after sealing.",
    closesBeforeOpens: "It closes before it opens. Choose a later time.",
    warningsPaidTitle: [["rows",4]," ",["rows",2,{"one":"row","other":"rows"}]," to check will be paid as they are."],
    warningsPaidText: "Go back to Recipients to look at them.",
    asideTitle: [["rows",4]," ",["rows",2,{"one":"row is","other":"rows are"}]," set aside"],
    mergedTitle: [["rows",4]," ",["rows",2,{"one":"row is","other":"rows are"}]," added to other rows"],
    mergedText: "and paid in their sums. The report has each of them, with its line.",
    asideText: "and will not be paid. The report lists them.",
    holdTitle: ["You hold ",["amount"],"."],
    holdText: ["The list needs ",["total"],". You can seal it now and send it when you hold ",["missing"]," more."],
    acceptShort: "I know that recipients get less than the list says, and want it so.",
    notSealed: "The list was not sealed.",
    sealedNotKept: "This browser could not keep the sealed list. Nothing was sent, and your list is still here. Free some storage, or leave private browsing, then seal it again.",
    connectTitle: "Connect the wallet that holds the tokens.",
    connectText: "The sealed list is bound to its account.",
    connectFirst: "Connect the wallet that holds the tokens, then seal the list.",
    seal: ["Seal the list of ",["rows",4]," rows"],
    sealing: ["Sealing … ",["percent"]," %"],
    sealingSendsNothing: "Sealing sends nothing. It fixes the list: rows can’t be added, changed or removed afterwards, by anybody. The root is public once it is used; the rows are public once they are paid.",
    whatIsSealed: "What is sealed",
    inBaseUnits: "In base units",
    slotsOf: [["slots",4]," of at most ",["size"]," rows, ",["isTried",1,{"yes":[["transactions",2,{"one":"one transaction","other":[["transactions",4]," transactions"]}]],"other":["at most ",["transactions",2,{"one":"one transaction","other":[["transactions",4]," transactions"]}]]}]],
    smallest: "Smallest",
    medianLabel: "Median",
    largest: "Largest",
    networksCoin: [["symbol"],", the network’s coin"],
    sender: "Sender",
    noWallet: "no wallet connected",
    aRefusedRow: "A refused row",
    skipSentence: "stays open and can be retried; the others are paid",
    strictSentence: "stops its whole slot until it is solved",
    largestAmounts: "Largest amounts",
    atLine: ["line ",["line",4]],
    whoReceives: "Who receives",
    kinds: "Accounts",
    kindsFound: [["plain",4]," with a key, ",["contracts",2,{"=0":"no contracts","one":"one contract","other":[["contracts",4]," contracts"]}],", ",["delegated",2,{"=0":"none that handed itself over (EIP-7702)","one":"one that handed itself over (EIP-7702)","other":[["delegated",4]," that handed themselves over (EIP-7702)"]}]],
    kindsAsking: ["Asking … ",["percent"]," %"],
    kindsAsk: ["Ask about ",["accounts",4]," accounts"],
    kindsFailed: "The network’s node does not answer. Nothing is known about the accounts.",
    askAgain: "Ask again",
    contractAccounts: "Contracts: a Safe or an exchange may be among them. Check that each can move what it gets, on this network.",
    delegatedAccounts: "Accounts with a key that handed themselves over to a contract (EIP-7702). Each was tried, not guessed.",
    paidBefore: "In earlier drops",
    paidBeforeNone: "nobody in a drop of this token on this device",
    paidBeforeSome: [["rows",4]," ",["rows",2,{"one":"row pays an account","other":"rows pay accounts"}]," of ",["titles"]],
    lookAlikes: "Look-alikes",
    lookAlikesNone: "no two addresses begin and end alike",
    lookAlikesSome: [["rows",4]," ",["rows",2,{"one":"row","other":"rows"}],": the same beginning and end as another address"],
    ownAddresses: "Your own addresses",
    ownNone: "not in the list",
    ownSome: [["rows",4]," ",["rows",2,{"one":"row pays","other":"rows pay"}]," an account of your wallet"],
    andMore: ["and ",["count",4]," more"],
    unnamed: [["symbol"]," drop"],
    testTitle: "Try it with one row first",
    testText: "A drop of one row, with a round of its own, shows the whole way from approval to arrival. Its row is set aside here, so that nobody is paid twice.",
    testLine: "Line to try",
    testPrepare: "Seal a test drop of this row",
    testName: ["Test of ",["title"],", line ",["line"]],
    testDone: ["Sealed as ",["fingerprint"],". Line ",["line"]," is set aside here."],
    testOpen: "Open the test drop",
    testPays: [["amount"]," to"],
    testNobody: "This line pays nobody. Choose another one.",
    trial: "Trial of every row",
    stopTrial: "Stop the trial",
    tryEveryRow: "Try every row",
    tryAgain: "Try again",
    trialIdle: "The network tries each row as if it were sent now. Nothing is signed, nothing is paid, no approval is needed.",
    trying: ["Trying ",["rows",4]," rows …"],
    percentTried: [["percent"]," % tried"],
    trialFailed: "The trial did not end.",
    trialFailedText: [["message"]," You can seal the list without it; each slot is tried again before it is sent."],
    keepsPartTitle: "This token keeps a part of each transfer, so no row can be paid exactly.",
    keepsPartText: "Nothing is paid that is not exact, unless you want it: then each row goes straight from you to its recipient, and the token keeps its part of it.",
    letThemGetLess: "Let recipients get less",
    payExactly: "Pay exactly, or not at all",
    slotsFail: [["broken",4]," of ",["slots",4]," slots fail as a whole."],
    cantTry: "This network’s node can’t try rows before the approval.",
    cantTryText: "Each slot is tried before it is sent.",
    wouldBePaid: [["paid",4]," of ",["tried",4]," rows would be paid now",["refused",2,{"=0":"","other":[", ",["refused",4]," refused"]}],"."],
    wouldBePaidOtherwise: ["Otherwise ",["paid",4]," of ",["tried",4]," rows would be paid",["refused",2,{"=0":"","other":[", ",["refused",4]," refused"]}],"."],
    refusedFor: [["rows",4]," refused: ",["reason"]],
    setTheseAside: ["Set ",["rows",2,{"one":"this row","other":["these ",["rows",4]," rows"]}]," aside"],
    refusedStays: "A refused row that stays in the list is left open when its slot is sent; the others are paid, and it can be retried or claimed later.",
    refusedStops: "In this drop a refused row stops its slot: no row of that slot is paid while it is in the list. Set the refused rows aside, or choose that a refused row stays open.",
    rowsGetLess: [["rows",4]," ",["rows",2,{"one":"row gets","other":"rows get"}]," less than the list says"],
    amountOf: [["received"]," of ",["amount"]],
    tooDearTitle: "Not even one row fits into a transaction of this network.",
    tooDearText: ["It would take ",["gas",4]," of ",["cap",4]," gas. The token can’t be distributed here."],
    slotGas: [["slots",4]," ",["slots",2,{"one":"slot","other":"slots"}]," of at most ",["size",4]," rows, the largest about ",["gas"]," of ",["cap"]," million gas that one transaction may have."],
    slotGasPart: ["The largest slot takes ",["percent"]," % of the cap"],
    slotsSmaller: "Slots are smaller than usual, so that each fits into one transaction.",
    listDownloaded: "Sealed list downloaded",
    downloadList: "Download the sealed list",
    continueAnywhere: "With this file any browser can continue the drop.",
    goToSending: "Go to sending",
    secondPerson: "Let a second person check it",
    secondPersonText: ["Send the link and the sealed list. Who opens the file there sees the rows and must read the same name: ",["fingerprint"],". The link alone shows nobody’s address, and neither can change the list."],
    copyLink: "Copy the review link",
    linkCopied: "Link copied",
  },
}
