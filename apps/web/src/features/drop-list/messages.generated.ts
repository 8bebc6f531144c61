// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  drops: object
  sealed: object
  open: object
  refused: object
  complete: object
  byService: { stage: string }
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
  unknownChain: { chainId: string | number }
  order: object
  orderNewest: object
  orderName: object
  orderRows: object
  find: object
  findHint: object
  noneFits: object
  rows: { rows: number; symbol: string | number; slots: number }
  rowsPaid: { paid: number; rows: number }
  needsYou: { rows: number }
  seenAt: { chain: string | number; when: string | number }
  sealedAt: { chain: string | number; when: string | number }
  onServer: { text: string | number }
  delete: object
  deleteForGood: object
  deleting: object
  keepIt: object
  deleteServer: object
  deleteBoth: object
  deleteNotHere: object
  notDeleted: { reason: string | number }
  deleted: { title: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "drop-list",
  texts: {
    drops: "Drops",
    sealed: "Sealed",
    open: "Under way",
    refused: "Rows need you",
    complete: "Complete",
    byService: [["stage",1,{"UNNAMED":"Service not registered","SENDING":"Sending by the service","ON_REQUEST":"Service sends on request","WAITING":"Service waits","PAUSED":"Service paused","BLOCKED":"Service needs you","COMPLETE":"Complete","RETURNING":"Returning gas money","other":"Over"}]],
    keepsNothing: "This browser keeps nothing for this site, as in a private window. Drops can be opened from their sealed files.",
    sealedFile: "Sealed file",
    checkingFile: "Checking the file …",
    resume: "Resume from a file",
    dropHere: "Let go to open the sealed file.",
    askingServer: "Asking the server for more drops of yours …",
    serverFailed: "The list on the server can’t be read now.",
    serverFailedText: [["reason"],". Drops of this device are below."],
    empty: "No drop on this device yet",
    emptyText: "Bring a list of recipients, see every line checked, and send it slot by slot. Nobody is paid twice.",
    start: "Start a drop",
    trySample: "Try with a sample list",
    sampleName: "Sample list",
    sampleTitle: "A first try",
    filter: "Filter",
    all: ["All ",["drops",4]],
    stateCount: [["state"]," ",["drops",4]],
    network: "Network",
    allNetworks: "All networks",
    unknownChain: ["Chain ",["chainId"]],
    order: "Order",
    orderNewest: "Newest first",
    orderName: "By name",
    orderRows: "Most rows first",
    find: "Find a drop",
    findHint: "Name, token or id",
    noneFits: "No drop fits this filter.",
    rows: [["rows",2,{"one":[0," row"],"other":[0," rows"]}]," of ",["symbol"]," in ",["slots",2,{"one":[0," slot"],"other":[0," slots"]}]],
    rowsPaid: [["paid",4]," of ",["rows",4]," rows paid"],
    needsYou: [["rows",2,{"one":[0," needs you"],"other":[0," need you"]}]],
    seenAt: [["chain"],", seen ",["when"]],
    sealedAt: [["chain"],", sealed ",["when"]],
    onServer: [["text"],", on the server"],
    delete: "Delete",
    deleteForGood: "Delete for good",
    deleting: "Deleting …",
    keepIt: "Keep it",
    deleteServer: "The sealed list is deleted from the server, and this device has no copy of it. What was paid stays paid, and the chain keeps what it knows. Recipients who are still to be paid can be paid from the sealed file alone: download it first.",
    deleteBoth: "The sealed list is deleted from the server and from this device. What was paid stays paid, and the chain keeps what it knows. Recipients who are still to be paid can be paid from the sealed file alone: download it first.",
    deleteNotHere: "The sealed list is deleted from the server. It stays on this device, as the drop’s sending key is here and may still hold gas money. What was paid stays paid, and the chain keeps what it knows.",
    notDeleted: ["The drop was not deleted: ",["reason"]],
    deleted: [["title"]," was deleted."],
  },
}
