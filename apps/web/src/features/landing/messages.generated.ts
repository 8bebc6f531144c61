// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  title: object
  lead: { appName: string | number; rows: number }
  send: object
  continue: object
  sheetCaption: { recipients: number; slots: number }
  onceTitle: object
  onceText: object
  openTitle: object
  openText: object
  custodyTitle: object
  custodyText: object
  docs: object
  checkLabel: object
  check: object
  checkHint: object
  proofOnce: object
  proofOpen: object
  proofCustody: object
  costTitle: object
  costRows: object
  costKind: object
  costCoin: object
  costNetwork: object
  costNoNetwork: object
  costAsk: object
  costAsking: object
  costBadRows: { most: number }
  costTransactions: { slots: number }
  costFees: { from: string | number; to: string | number; coin: string | number }
  costGas: { gas: number }
  costBasis: { blocks: number }
  costData: object
  costSilent: { network: string | number }
  networks: object
}

export const messages: Messages<Arguments> = {
  namespace: "landing",
  texts: {
    title: "Send tokens to a list. Each row is paid once, and the chain can prove it.",
    lead: ["Bring ten recipients or a hundred thousand. ",["appName"]," checks every line, seals the list and sends it in slots of ",["rows",4]," rows. Close the tab whenever you like: the chain remembers."],
    send: "Send tokens",
    continue: "Continue a drop",
    sheetCaption: ["An example: ",["recipients",4]," recipients in ",["slots",4]," slots. Green is paid for good, copper is on its way, hollow is planned."],
    onceTitle: "Nobody is paid twice",
    onceText: "A slot is one word in the contract’s storage, a bit a row. A row whose bit is set is skipped, whoever sends, however often.",
    openTitle: "Nobody is left out in silence",
    openText: "Every line of your file is ready, to check, wrong or set aside, and the sum is shown. A refused row stays open and is retried alone.",
    custodyTitle: "We hold nothing",
    custodyText: "The contract has no owner and no custody. You approve the exact amount; what is not delivered never leaves your account.",
    docs: "How it works, and how to check it",
    checkLabel: "Did you get something? Check an address",
    check: "Check",
    checkHint: "No wallet needed, and we never ask you to approve anything.",
    proofOnce: "How to check a payment",
    proofOpen: "How a list is sealed",
    proofCustody: "Address and code of the contract",
    costTitle: "What would it cost?",
    costRows: "Recipients",
    costKind: "What they get",
    costCoin: "The network’s coin",
    costNetwork: "Network",
    costNoNetwork: "This site does not answer",
    costAsk: "Ask the network",
    costAsking: "Asking …",
    costBadRows: ["Type a number from 1 to ",["most",4],"."],
    costTransactions: [["slots",2,{"one":[0," transaction"],"other":[0," transactions"]}]],
    costFees: [["from"]," to ",["to"]," ",["coin"]],
    costGas: [["gas",4]," units of gas, if nobody held the token before. Nothing else is charged."],
    costBasis: ["Network fees by the cheapest and the dearest of the last ",["blocks",2,{"one":"block","other":[0," blocks"]}],", if nobody held the token before. Nothing else is charged."],
    costData: "A fee for data on Ethereum comes on top.",
    costSilent: [["network"]," does not answer. Ask again in a moment, or take another network."],
    networks: "Networks",
  },
}
