// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../lib/i18n/index.ts'

interface Arguments {
  title: object
  lead: { appName: string | number; rows: number }
  send: object
  continue: object
  received: object
  sheetCaption: { recipients: number; slots: number }
  onceTitle: object
  onceText: object
  openTitle: object
  openText: object
  custodyTitle: object
  custodyText: object
  docs: object
}

export const messages: Messages<Arguments> = {
  namespace: "landing",
  texts: {
    title: "Send tokens to a list. Each row is paid once, and the chain can prove it.",
    lead: ["Bring ten recipients or a hundred thousand. ",["appName"]," checks every line, seals the list and sends it in slots of ",["rows",4]," rows. Close the tab whenever you like: the chain remembers."],
    send: "Send tokens",
    continue: "Continue a drop",
    received: "What did I receive?",
    sheetCaption: ["An example: ",["recipients",4]," recipients in ",["slots",4]," slots. Green is paid for good, copper is on its way, hollow is planned."],
    onceTitle: "Nobody is paid twice",
    onceText: "A slot is one word in the contract’s storage, a bit a row. A row whose bit is set is skipped, whoever sends, however often.",
    openTitle: "Nobody is left out in silence",
    openText: "Every line of your file is ready, to check, wrong or set aside, and the sum is shown. A refused row stays open and is retried alone.",
    custodyTitle: "We hold nothing",
    custodyText: "The contract has no owner and no custody. You approve the exact amount; what is not delivered never leaves your account.",
    docs: "How it works, and how to check it",
  },
}
