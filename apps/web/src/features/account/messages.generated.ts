// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  drops: object
  newDrop: object
  oneDrop: object
  report: object
  settings: object
  addressBook: object
  serverSilent: object
  serverSilentText: object
  tryAgain: object
}

export const messages: Messages<Arguments> = {
  namespace: "account",
  texts: {
    drops: "Drops",
    newDrop: "New drop",
    oneDrop: "Drop",
    report: "Report",
    settings: "Settings",
    addressBook: "Address book",
    serverSilent: "The app’s server does not answer.",
    serverSilentText: "Nothing is lost: drops live on chain and on this device. Check your connection, then try again.",
    tryAgain: "Try again",
  },
}
