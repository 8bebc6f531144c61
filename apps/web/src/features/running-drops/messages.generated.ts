// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  runningNow: object
  paidPercent: { percent: string | number }
  percent: { percent: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "running-drops",
  texts: {
    runningNow: "Running now",
    paidPercent: [["percent"]," % paid"],
    percent: [["percent"]," %"],
  },
}
