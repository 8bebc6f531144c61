// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  drops: object
  sealed: object
  open: object
  refused: object
  complete: object
  claims: object
  closed: object
  cancelled: object
  byService: { word: string; rows: number }
  keepsNothing: object
  sealedFile: object
  checkingFile: object
  resume: object
  dropHere: object
  askingServer: object
  serverFailed: object
  serverFailedText: { reason: string | number }
  empty: object
  emptyText: object
  start: object
  trySample: object
  sampleName: object
  sampleTitle: object
  filter: object
  all: { drops: number }
  stateCount: { state: string | number; drops: number }
  network: object
  allNetworks: object
  order: object
  orderNewest: object
  orderName: object
  orderRows: object
  find: object
  findHint: object
  noneFits: object
  paidOf: { paid: number; rows: number }
  duplicate: object
  delete: object
  deleteForGood: object
  deleting: object
  keepIt: object
  deleteServer: object
  deleteBoth: object
  deleteNotHere: object
  notDeleted: { reason: string | number }
  deleted: { title: string | number }
  drafts: object
  drop: object
  state: object
  total: object
  recipientsColumn: object
  progress: object
  lastEvent: object
  actions: object
  tokenOn: { symbol: string | number; network: string | number }
  tokenOnServer: { symbol: string | number; network: string | number }
  ofCount: { rows: number }
  percent: { percent: string | number }
  countRefused: { rows: number }
  closes: { day: string | number }
  share: object
  report: object
  paidIn: { symbol: string | number }
  figure: { amount: string | number }
  atLeast: { amount: string | number }
  ofTotal: { total: string | number; symbol: string | number }
  paidOfTotal: { paid: string | number; total: string | number; symbol: string | number }
  recipientsRefused: { rows: number }
  inDrops: { drops: number }
}

export const messages: Messages<Arguments> = {
  namespace: "drop-list",
  texts: {
    drops: "Drops",
    sealed: "Sealed",
    open: "Under way",
    refused: "Needs you",
    complete: "Complete",
    claims: "Claims open",
    closed: "Closed",
    cancelled: "Cancelled",
    byService: [["word",1,{"unnamed":"Service not registered","sending":"Sending by the service","onRequest":"Service sends on request","inDoubt":"Service’s node is silent","paused":"Service paused","waitsForGas":"Service waits for gas","waitsForGasMoney":"Gas money used up","waitsToOpen":"Waits to open","nodesRefuse":"No node accepts it","approvalMissing":"Approval missing","balanceShort":"Balance too low","listMissing":"List missing on the server","refused":[["rows",2,{"one":[0," recipient refused"],"other":[0," recipients refused"]}]],"blocked":"Service needs you","returning":"Returning gas money","complete":"Complete","endedRefused":["Ended, ",["rows",2,{"one":[0," refused"],"other":[0," refused"]}]],"other":"Over"}]],
    keepsNothing: "This browser keeps nothing for this site, as in a private window. Drops can be opened from their sealed files.",
    sealedFile: "Sealed file",
    checkingFile: "Checking the file …",
    resume: "Resume from a file",
    dropHere: "Let go to open the sealed file.",
    askingServer: "Asking the server for more drops of yours …",
    serverFailed: "The list on the server can’t be read now.",
    serverFailedText: [["reason"],". Drops of this device are below."],
    empty: "No drop on this device yet",
    emptyText: "Bring a list of recipients, see every line checked, then send. Nobody is paid twice.",
    start: "Start a drop",
    trySample: "Try with a sample list",
    sampleName: "Sample list",
    sampleTitle: "A first try",
    filter: "Filter",
    all: ["All ",["drops",4]],
    stateCount: [["state"]," ",["drops",4]],
    network: "Network",
    allNetworks: "All networks",
    order: "Order",
    orderNewest: "Newest first",
    orderName: "By name",
    orderRows: "Most recipients first",
    find: "Find a drop",
    findHint: "Name, token or id",
    noneFits: "No drop fits this filter.",
    paidOf: [["paid",4]," of ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]," paid"],
    duplicate: "Duplicate",
    delete: "Delete",
    deleteForGood: "Delete for good",
    deleting: "Deleting …",
    keepIt: "Keep it",
    deleteServer: "The sealed list is deleted from the server, and this device has no copy of it. What was paid stays paid, and the chain keeps what it knows. Recipients who are still to be paid can be paid from the sealed file alone: download it first.",
    deleteBoth: "The sealed list is deleted from the server and from this device. What was paid stays paid, and the chain keeps what it knows. Recipients who are still to be paid can be paid from the sealed file alone: download it first.",
    deleteNotHere: "The sealed list is deleted from the server. It stays on this device, as the drop’s sending key is here and may still hold gas money. What was paid stays paid, and the chain keeps what it knows.",
    notDeleted: ["The drop was not deleted: ",["reason"]],
    deleted: [["title"]," was deleted."],
    drafts: "Drafts",
    drop: "Drop",
    state: "State",
    total: "Total",
    recipientsColumn: "Recipients",
    progress: "Progress",
    lastEvent: "Last event",
    actions: "Actions",
    tokenOn: [["symbol"]," on ",["network"]],
    tokenOnServer: [["symbol"]," on ",["network"],", on the server"],
    ofCount: ["of ",["rows",4]],
    percent: [["percent"]," %"],
    countRefused: [["rows",2,{"one":[0," refused"],"other":[0," refused"]}]],
    closes: ["closes ",["day"]],
    share: "Share",
    report: "Report",
    paidIn: ["Paid in ",["symbol"]],
    figure: [["amount"]],
    atLeast: ["at least ",["amount"]],
    ofTotal: ["of ",["total"]," ",["symbol"]],
    paidOfTotal: [["paid"]," of ",["total"]," ",["symbol"]," paid"],
    recipientsRefused: [["rows",2,{"one":"recipient refused","other":"recipients refused"}]],
    inDrops: [["drops",2,{"one":["in ",0," drop"],"other":["in ",0," drops"]}]],
  },
}
