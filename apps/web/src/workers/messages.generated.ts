// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../i18n/index.ts'

type Arguments = {
  partNotLoaded: object
  listTooLarge: object
  listUnreadable: object
  companionUnreadable: object
  filesUnusable: { problem: string | number }
  lineNotPaid: object
  termsMissing: object
  chainNotOffered: { chainId: string | number }
  keyMissing: object
  keyNotKept: object
  backupOfOtherDrop: object
  backupNotOpened: object
  backupUnreadable: object
}

export const messages: Messages<Arguments> = {
  namespace: "workers",
  texts: {
    partNotLoaded: "A part of this page could not be loaded.",
    listTooLarge: "The packed list is too large.",
    listUnreadable: "The packed list can’t be read.",
    companionUnreadable: "The lines and notes in this file can’t be read. Choose the sealed list without them.",
    filesUnusable: ["The drop’s files are ",["problem"],"."],
    lineNotPaid: "This line pays nobody. Choose another one.",
    termsMissing: "This is no sealed list. Its source can be checked with the link alone: read that first.",
    chainNotOffered: ["Chain ",["chainId"]," is not offered here."],
    keyMissing: "This browser has no sending key of this drop any more: its storage was cleared. Register another key, or send the rest with your wallet.",
    keyNotKept: "This browser keeps no sending key: its storage is off or full, or this is a private window. Send with your wallet, or use another browser.",
    backupOfOtherDrop: "This backup is for another drop. Choose the file that was downloaded for this one.",
    backupNotOpened: "The password is wrong, or the file was changed. Check the password, then choose the file again, or another copy of it.",
    backupUnreadable: "This file is no backup of a sending key, or it is damaged. Choose the file “sending-key-….json”, or another copy of it.",
  },
}
