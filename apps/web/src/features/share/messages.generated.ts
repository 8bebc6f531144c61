// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../i18n/index.ts'

type Arguments = {
  claims: object
  asking: object
  askAgain: object
  cancelled: object
  cancelledText: object
  coins: object
  open: { rows: number }
  closed: object
  confirm: object
  closeClaims: object
  enableClaiming: object
  onlySender: object
  endQuestion: object
  endText: { rows: number }
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
  keptPublished: object
  keptToast: object
  companionNotKept: { reason: string | number }
  notKept: { reason: string | number }
  notPublishedSilent: object
  notPublished: { reason: string | number }
  partsSent: { sent: string | number; parts: string | number }
  sendingPart: { part: string | number; parts: string | number }
  checkingList: { done: number; rows: number }
  waitingForCheck: object
  sealingCancelled: object
  signInToKeep: object
  keepOnServer: object
  publish: object
  publishText: object
  uploadRepeats: object
  uploadGone: object
  cancel: object
  titlePublish: object
  titlePublishClaims: object
  titlePublic: object
  tellRecipients: object
  linkShowsNothing: object
  countLinks: { rows: number }
  shorterPost: object
  longerPost: object
  whatPublishingMeans: object
  serverSilent: object
  serverSilentText: object
  askingServer: object
  notPublic: object
  onlySenderPublishes: { sender: Tag }
  whatIsPublic: object
  becomesPublic: object
  publicRows: { rows: number }
  publicNames: object
  publicSender: { address: Tag }
  publicSeal: { fingerprint: string | number }
  staysWithYou: object
  yourFile: object
  yourNames: object
  yourExcluded: { lines: number }
  yourNotes: object
  asSeen: { symbol: string | number }
  moreRows: { more: number }
  consent: { b: Tag }
  publishList: { rows: number }
  publishNow: object
  publishing: object
  signInToPublish: object
  whySignIn: object
  tickFirst: object
  noGas: object
  ratherNot: object
  sendInstead: object
  sendInsteadText: object
  sentAnyway: object
  publishLater: object
  publishLaterText: object
  qrAsSvg: object
  personalLinks: object
  personalLinksText: { rows: number }
  linksAsCsv: object
  post: object
  postLength: object
  postLong: object
  postBrief: object
  postText: { claims: string; title: string | number; amount: string | number; symbol: string | number; rows: number; closes: string; until: string | number; link: string | number }
  postShort: { title: string | number; link: string | number }
  copyPost: object
  lengthOf: { length: number; most: number }
  qrAsPng: object
  records: object
  sealedList: object
  sealedListText: object
  listAsJson: object
  report: object
  reportText: object
  openReport: object
  openIt: object
  inChat: object
  chatPicture: object
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
    open: ["Recipients can claim. ",["rows",2,{"one":[0," recipient has"],"other":[0," recipients have"]}]," not yet: you can also send the rest yourself, slot by slot; nobody is paid twice."],
    closed: "Recipients can’t claim: you send to them. Enabling claiming is one transaction, and claims can be closed again.",
    confirm: "Confirm in your wallet …",
    closeClaims: "Close claims",
    enableClaiming: "Enable claiming",
    onlySender: "Only the sender’s account can change this.",
    endQuestion: "End this drop for ever?",
    endText: [["rows",2,{"one":"The open recipient is","other":["The ",0," open recipients are"]}]," never paid by it, and can’t claim from it. What was paid stays paid."],
    cancelDrop: "Cancel the drop",
    keepIt: "Keep it",
    cancelThis: "Cancel this drop …",
    changedNothing: "The transaction was mined but changed nothing. Try again.",
    link: "Link for recipients",
    linkText: "Anybody with it can check an address, without a wallet.",
    copied: "Copied!",
    copy: "Copy the link",
    seeIt: "See it as a recipient",
    qrCode: "QR code of the link for recipients",
    keptPublished: "Kept on the server, published for recipients.",
    keptToast: "Kept on the server",
    companionNotKept: ["Source lines and notes stay on this device: ",["reason"]],
    notKept: ["The list was not kept on the server: ",["reason"]," It is safe on this device; try again, and it goes on where it was."],
    notPublishedSilent: "The drop was not published: the server answered nothing. Try again.",
    notPublished: ["The drop was not published: ",["reason"]," Try again."],
    partsSent: [["sent"]," of ",["parts"]," parts sent"],
    sendingPart: ["Sending part ",["part"]," of ",["parts"]],
    checkingList: ["The server is checking the list: ",["done",4]," of ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    waitingForCheck: "The list is there. The server will check it in a moment.",
    sealingCancelled: "Checking the list was cancelled. Try again.",
    signInToKeep: "Sign in to keep it on the server",
    keepOnServer: "Keep it on the server",
    publish: "Publish for recipients …",
    publishText: "Anybody can then read the list. It can’t be taken back.",
    uploadRepeats: "The server keeps asking for the same part of the list. Try again later.",
    uploadGone: "The server no longer has this upload. Begin it again.",
    cancel: "Cancel",
    titlePublish: "Publish the list so that recipients can check it",
    titlePublishClaims: "Publish the list so that recipients can check and claim",
    titlePublic: "The list is public. Tell your recipients.",
    tellRecipients: "Tell your recipients",
    linkShowsNothing: "The list is not published yet: a link to it would show nothing.",
    countLinks: [["rows",2,{"one":[0," personal link"],"other":[0," personal links"]}]],
    shorterPost: "Shorter",
    longerPost: "Longer",
    whatPublishingMeans: "What publishing means",
    serverSilent: "The server does not answer.",
    serverSilentText: "Whether the list is published can’t be told now, so no link is given out. What was paid and what can be claimed lies on chain.",
    askingServer: "Asking the server …",
    notPublic: "The list is not published.",
    onlySenderPublishes: ["Its link would show nothing. Connect the account that sealed it to publish it: ",["sender",""]],
    whatIsPublic: "What becomes public, and what does not",
    becomesPublic: "Becomes public",
    publicRows: [["rows",2,{"one":[0," address and what it gets"],"other":[0," addresses and what each gets"]}]],
    publicNames: "The name of the drop, the token and the network",
    publicSender: ["Your address, ",["address",""]],
    publicSeal: ["The seal, ",["fingerprint"],", so that anybody can prove the list is unchanged"],
    staysWithYou: "Stays with you",
    yourFile: "The file you brought and its other columns",
    yourNames: "Names from your address book",
    yourExcluded: [["lines",2,{"one":"The excluded line","other":["The ",0," excluded lines"]}]],
    yourNotes: "Notes and earlier drafts",
    asSeen: ["As the public sees it: recipients and what each gets, ",["symbol"]],
    moreRows: ["and ",["more",4]," more"],
    consent: [["b","This can’t be taken back."]," Once published, anybody may keep a copy. I have the right to publish these addresses and amounts."],
    publishList: ["Publish ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    publishNow: "Publish for recipients",
    publishing: "Publishing …",
    signInToPublish: "Sign in to publish",
    whySignIn: "A signature proves to the server that the list is yours. No transaction, no gas.",
    tickFirst: "Tick the box first. No transaction, no gas.",
    noGas: "No transaction, no gas.",
    ratherNot: "Rather not publish?",
    sendInstead: "Send it yourself",
    sendInsteadText: "From the drop’s page, at any time before it closes: tokens arrive without a list that anybody can read.",
    sentAnyway: "Tokens arrive without a list that anybody can read. What is paid is public on chain all the same.",
    publishLater: "Publish later",
    publishLaterText: "From the drop’s page, at any time. Payments go on without it.",
    qrAsSvg: "QR as SVG",
    personalLinks: "Personal links",
    personalLinksText: [["rows",2,{"one":[0," link with the address filled in"],"other":[0," links, each with its address filled in"]}],", to send yourself."],
    linksAsCsv: "Links as CSV",
    post: "Post",
    postLength: "Length of the post",
    postLong: "Post",
    postBrief: "Short",
    postText: [["claims",1,{"yes":[["title"]," is open: ",["amount"]," ",["symbol"]," for ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}],". Check your address",["closes",1,{"yes":[" and claim until ",["until"]],"other":" and claim"}],", no wallet needed to look:"],"other":[["title"],": ",["amount"]," ",["symbol"]," for ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}],". Check your address, no wallet needed:"]}]," ",["link"]],
    postShort: [["title"],": check your address. ",["link"]],
    copyPost: "Copy post",
    lengthOf: [["length",4]," of ",["most",4]," characters"],
    qrAsPng: "QR as PNG",
    records: "For your own records",
    sealedList: "Sealed list",
    sealedListText: "Any browser can continue or check the drop with it.",
    listAsJson: "Sealed list as JSON",
    report: "Report",
    reportText: "Paid, refused, open and excluded, adding up to your file.",
    openReport: "Open the report",
    openIt: "Open",
    inChat: "How the link looks in a chat",
    chatPicture: "The drop’s name, its sum and its slots",
  },
}
