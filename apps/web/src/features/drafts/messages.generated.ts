// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  keptHere: object
  notKeptHere: object
  keeping: object
  keepingPart: { part: number; parts: number }
  keptInAccount: { time: string | number }
  notKept: { reason: string | number }
  tooLarge: object
  otherAccount: { owner: string | number }
  signInToKeep: object
  signInToSee: object
  tryAgain: object
  goneTitle: object
  goneText: object
  keepAgain: object
  conflictTitle: object
  theirsNewer: { there: string | number; rowsThere: number; here: string | number; rowsHere: number }
  mineNewer: { here: string | number; rowsHere: number; there: string | number; rowsThere: number }
  conflictText: object
  takeTheirs: object
  takeMine: object
  theirsGone: object
  reading: object
  readingPart: { part: number; parts: number }
  drafts: object
  accountSilent: { reason: string | number }
  notOpened: { reason: string | number }
  notDeleted: { reason: string | number }
  unnamed: object
  noToken: object
  here: object
  there: object
  hereAndThere: object
  goOn: object
  delete: object
  deleteForGood: object
  keepIt: object
  unreadableDraft: object
  tokenOn: { symbol: string | number; network: string | number }
  lineCount: { rows: number }
  atRecipients: object
  atAsset: object
}

export const messages: Messages<Arguments> = {
  namespace: "drafts",
  texts: {
    keptHere: "Draft kept on this device",
    notKeptHere: "Draft not kept: this browser refused to store it. Leave this page open until the list is sealed; free some storage, or leave private browsing, then try again.",
    keeping: "Draft kept on this device. Saving to your account…",
    keepingPart: ["Draft kept on this device. Saving to your account, part ",["part",4]," of ",["parts",4],"…"],
    keptInAccount: ["Draft kept on this device and in your account, ",["time"]],
    notKept: ["Draft kept on this device, not in your account: ",["reason"],". Nothing is lost here."],
    tooLarge: "Draft kept on this device alone: an account keeps lists of up to 40 MB, packed. To go on elsewhere, take the file along.",
    otherAccount: ["Draft kept on this device, and in the account ",["owner"],". Sign in with that one to keep your changes there."],
    signInToKeep: "Sign in to keep it in your account",
    signInToSee: "Sign in to see your drafts",
    tryAgain: "Try again",
    goneTitle: "This draft was deleted from your account.",
    goneText: "It is still on this device.",
    keepAgain: "Keep it in the account again",
    conflictTitle: "This draft was changed on two devices.",
    theirsNewer: ["The one in your account is newer: ",["there"],", ",["rowsThere",2,{"one":[0," line"],"other":[0," lines"]}],". This one is of ",["here"],", with ",["rowsHere",2,{"one":[0," line"],"other":[0," lines"]}],"."],
    mineNewer: ["The one on this device is newer: ",["here"],", ",["rowsHere",2,{"one":[0," line"],"other":[0," lines"]}],". The one in your account is of ",["there"],", with ",["rowsThere",2,{"one":[0," line"],"other":[0," lines"]}],"."],
    conflictText: "Choose which to go on with; the other stays in the list of drafts.",
    takeTheirs: "Go on with the one in the account",
    takeMine: "Go on with this one",
    theirsGone: "The account has no such draft any more. What is on this device stays.",
    reading: "Reading…",
    readingPart: ["Reading part ",["part",4]," of ",["parts",4],"…"],
    drafts: "Drafts",
    accountSilent: ["Drafts in your account can’t be read now (",["reason"],"). Those on this device are here."],
    notOpened: ["The draft was not opened: ",["reason"]],
    notDeleted: ["The draft was not deleted: ",["reason"]],
    unnamed: "Unnamed draft",
    noToken: "No token yet",
    here: "on this device",
    there: "in your account",
    hereAndThere: "on this device and in your account",
    goOn: "Continue",
    delete: "Delete",
    deleteForGood: "Delete for good",
    keepIt: "Keep it",
    unreadableDraft: "What the account has of this draft can’t be read here. Reload this page; it may be of a newer version.",
    tokenOn: [["symbol"]," on ",["network"]],
    lineCount: [["rows",2,{"one":[0," line"],"other":[0," lines"]}]],
    atRecipients: "At Recipients",
    atAsset: "At Asset",
  },
}
