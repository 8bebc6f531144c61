// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../../i18n/index.ts'

type Arguments = {
  title: object
  text: object
  titleAndRows: { title: string | number; rows: number }
  openDrop: { symbol: string | number }
  openIt: object
  approved: object
  paid: object
  tokenInExplorer: object
  notSealed: object
  listMissing: object
  onNetwork: { network: string | number }
  otherAccount: object
  coin: object
  sameToken: object
}

export const messages: Messages<Arguments> = {
  namespace: "series",
  texts: {
    title: "Other drops of this list",
    text: "Each token has an approval of its own. All of them can be signed here; each drop is then sent, or enabled for claiming, on its own page.",
    titleAndRows: [["title"],", ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    openDrop: ["Open the drop of ",["symbol"]],
    openIt: "Open the drop",
    approved: "Approved",
    paid: "Complete",
    tokenInExplorer: "See the token in the explorer",
    notSealed: "Not sealed yet.",
    listMissing: "Sealed. Its list is not on this device.",
    onNetwork: ["On ",["network"],". It is approved on its own page."],
    otherAccount: "Sealed for another account or contract. It is approved on its own page.",
    coin: "Coins need no approval.",
    sameToken: "The same token: this drop’s own approval covers it where it is ticked.",
  },
}
