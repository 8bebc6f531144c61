// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  seriesTitle: object
  seriesOf: { file: string | number; drops: string | number }
  seriesSealed: object
  seriesOpen: object
  recipients: { recipients: number }
  goOnWith: { symbol: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "drop-series",
  texts: {
    seriesTitle: "Drops of this list",
    seriesOf: [["file"],": ",["drops"]," drops"],
    seriesSealed: "sealed",
    seriesOpen: "open here",
    recipients: [["recipients",2,{"one":[0," recipient"],"other":[0," recipients"]}]],
    goOnWith: ["Go on with ",["symbol"]],
  },
}
