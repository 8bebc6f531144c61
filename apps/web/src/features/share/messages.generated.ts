// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  claims: object
  asking: object
  askAgain: object
  cancelled: object
  cancelledText: object
  coins: object
  open: { rows: string | number }
  closed: object
  confirm: object
  closeClaims: object
  openClaims: object
  onlySender: object
  endQuestion: object
  endText: { rows: string | number }
  cancelDrop: object
  keepIt: object
  cancelThis: object
  changedNothing: object
  link: object
  linkText: object
  copied: object
  copy: object
  seeIt: object
  qrCode: object
}

export const messages: Messages<Arguments> = {
  namespace: "share",
  texts: {
    claims: "Claims",
    asking: "Asking the network …",
    askAgain: "Ask again",
    cancelled: "This drop is cancelled.",
    cancelledText: "Nothing more is sent or claimed by it. Seal the list again, with another round, to pay the rest.",
    coins: "These coins are sent by your wallet, so they can’t be claimed. Recipients see on their page that there is nothing to do. For claims, seal a list that is paid from your wrapped coin.",
    open: ["Recipients may claim: ",["rows"]," rows are open. You can still send the rest yourself, slot by slot; nobody is paid twice."],
    closed: "Recipients can’t claim: you send the rows. Opening claims is one transaction, and they can be closed again.",
    confirm: "Confirm in your wallet …",
    closeClaims: "Close claims",
    openClaims: "Open claims",
    onlySender: "Only the sender’s account can change this.",
    endQuestion: "End this drop for ever?",
    endText: [["rows"]," open rows are never sent or claimed by it. What was paid stays paid."],
    cancelDrop: "Cancel the drop",
    keepIt: "Keep it",
    cancelThis: "Cancel this drop …",
    changedNothing: "The transaction was mined but changed nothing. Try again.",
    link: "Link for recipients",
    linkText: "Anybody with it can check an address without a wallet. It answers once the list is published on the server, see Files.",
    copied: "Copied!",
    copy: "Copy the link",
    seeIt: "See it as a recipient",
    qrCode: "QR code of the link for recipients",
  },
}
