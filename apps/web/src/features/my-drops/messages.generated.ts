// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  title: object
  lead: object
  claimable: object
  waiting: object
  undeliverable: object
  received: object
  unknown: object
  statusOnChain: { status: string | number; chain: string | number }
  listedOnly: object
  row: { row: number }
  unknownTokens: object
  unknownTokensText: object
  lookingUp: object
  readingDrop: { drop: number; total: number }
  dropsRead: { read: number; total: number }
  listMissing: object
  listMissingText: { problem: string | number }
  tryAgain: object
  unreadable: { count: number }
  unreadableText: { count: number }
  nothing: object
  nothingText: object
  whose: object
  pasteAddress: object
  pasteAnotherAddress: object
  useWallet: object
  fetchingWallet: object
}

export const messages: Messages<Arguments> = {
  namespace: "my-drops",
  texts: {
    title: "What you received",
    lead: "Received, on its way and to be claimed, proven in this browser. We never ask you to approve anything.",
    claimable: "You can claim",
    waiting: "On its way",
    undeliverable: "Not delivered",
    received: "Received",
    unknown: "The network does not answer",
    statusOnChain: [["status"],", ",["chain"]],
    listedOnly: "Listed; the chain could not be asked",
    row: ["row ",["row",4]],
    unknownTokens: "Tokens that are not known here",
    unknownTokensText: "Anybody can make a token of any name and list you. Look at the sender before you do anything with one of these.",
    lookingUp: "Looking the address up …",
    readingDrop: ["Reading drop ",["drop",4]," of ",["total",4]," …"],
    dropsRead: [["read",4]," of ",["total",2,{"one":[0," drop"],"other":[0," drops"]}]," read"],
    listMissing: "The list of your drops can’t be fetched.",
    listMissingText: [["problem"]," Your tokens are not affected. If you have a drop’s link, open it: it works without this."],
    tryAgain: "Try again",
    unreadable: [["count",2,{"one":[0," drop"],"other":[0," drops"]}]," could not be read."],
    unreadableText: [["count",2,{"one":"Its files are missing or do not fit its id, so nothing of it is shown.","other":"Their files are missing or do not fit their id, so nothing of them is shown."}]],
    nothing: "No public drop lists this address.",
    nothingText: "A sender may keep a list private: then the sender’s link is the way to it.",
    whose: "Whose",
    pasteAddress: "Paste an address",
    pasteAnotherAddress: "Look another address up",
    useWallet: "Use my wallet’s address",
    fetchingWallet: "Fetching the wallet …",
  },
}
