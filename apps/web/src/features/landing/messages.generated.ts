// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../i18n/index.ts'

type Arguments = {
  title: object
  lead: { appName: string | number }
  send: object
  continue: object
  sheetCaption: { recipients: number; slots: number; rows: number }
  slotTitle: { slot: number }
  slotPaid: { paid: number }
  slotRefused: { refused: number }
  slotWord: object
  figureOnce: object
  figureCustody: object
  figureNoFee: object
  figureFee: { appName: string | number }
  figureRows: object
  onceTitle: object
  onceText: object
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
  costText: object
  costRows: object
  costSlider: object
  costKind: object
  costCoin: object
  costHow: object
  costSend: object
  costClaim: object
  costNoClaim: object
  costShape: { slots: number; rows: number; gas: string | number }
  costGas: { millions: number; gas: number }
  costClaimShape: { gas: number; yours: number }
  costAny: object
  costAnyEach: object
  costOn: { network: string | number }
  costOnEach: { network: string | number }
  costUnits: { gas: number; unit: Tag }
  costUntold: object
  costNoNetwork: object
  costAsk: { networks: number }
  costAsking: object
  costAskingOne: { network: string | number }
  costAskAgain: object
  costIdle: object
  costWaiting: object
  costNone: object
  costSilent: { network: string | number }
  costBadRows: { most: number }
  networks: object
  endTitle: object
  endText: object
  onThisPage: object
  navHow: object
  navCost: object
  developersShort: object
  openApp: object
  stepsTitle: object
  stepList: object
  stepListText: object
  stepSeal: object
  stepSealText: object
  stepSend: object
  stepSendText: object
  pictureRepeated: object
  pictureNoName: object
  pictureSealed: object
  pictureSum: { recipients: number; amount: number }
  pictureSlots: { done: number; slots: number }
  guaranteesTitle: object
  sealedTitle: object
  sealedText: object
  keyTitle: object
  keyText: object
  developersTitle: object
  developersText: object
  commandTitle: object
  walletTitle: { lines: number }
  copyCommands: object
  copyCode: object
  copied: object
  networksText: object
  footText: object
  footProduct: object
  footProof: object
  footCheck: object
  footReview: object
}

export const messages: Messages<Arguments> = {
  namespace: "landing",
  texts: {
    title: "Pay thousands of addresses. Each exactly once.",
    lead: ["Bring a list. ",["appName"]," checks every line, seals it and pays it out, or lets people claim. Tokens stay in your wallet until the moment they are paid, and the chain can prove who was."],
    send: "Send tokens",
    continue: "Continue a drop",
    sheetCaption: [["recipients",4]," recipients in ",["slots",4]," slots. Slot = one transaction of up to ",["rows",4]," recipients."],
    slotTitle: ["Slot ",["slot",4]],
    slotPaid: [["paid",4]," paid"],
    slotRefused: [["refused",4]," refused by the token"],
    slotWord: "On chain: one word, a bit for each recipient.",
    figureOnce: "paid twice. A set bit is skipped, whoever sends.",
    figureCustody: "tokens held by us. They go from your wallet to theirs.",
    figureNoFee: "0 %",
    figureFee: [["appName"],"’s fee. You pay the network’s gas only."],
    figureRows: "recipients a transaction. That is what we call a slot.",
    onceTitle: "Nobody is paid twice",
    onceText: "Each recipient is one bit of a word in the contract. Paying sets the bit in the same transaction.",
    custodyTitle: "We can’t touch your tokens",
    custodyText: "No owner, no upgrade, no custody. Only the sender can name who may send, or cancel; the approval is for the exact amount and can be taken back at any time.",
    docs: "How it works, and how to check it",
    checkLabel: "Expecting tokens? Check your address",
    check: "Check",
    checkHint: "No wallet, no sign-in, nothing to approve.",
    proofOnce: "How to check a payment",
    proofOpen: "How a list is sealed",
    proofCustody: "Address and code of the contract",
    costTitle: "What would it cost?",
    costText: "Gas at this minute’s price, measured for first-time holders, the most expensive case.",
    costRows: "Recipients",
    costSlider: "Number of recipients",
    costKind: "They get",
    costCoin: "Coin",
    costHow: "How",
    costSend: "I send",
    costClaim: "They claim",
    costNoClaim: "The network’s own coin is sent. It can’t be claimed.",
    costShape: [["slots",2,{"one":[0," slot"],"other":[0," slots"]}]," of up to ",["rows",4]," recipients, one transaction each, ",["gas"],"."],
    costGas: [["millions",2,{"=0":[["gas",4]," gas"],"one":[0," million gas"],"other":[0," million gas"]}]],
    costClaimShape: ["Each recipient claims in a transaction of about ",["gas",4]," gas. You pay for one that enables claiming, about ",["yours",4]," gas."],
    costAny: "On any network",
    costAnyEach: "Each recipient pays, on any network",
    costOn: ["On ",["network"]],
    costOnEach: ["Each recipient pays, on ",["network"]],
    costUnits: [["gas",4]," ",["unit","gas"]],
    costUntold: "Fees come from the networks’ own nodes. None of them is asked before you say so.",
    costNoNetwork: "This site does not answer. Load the page again in a moment.",
    costAsk: [["networks",2,{"one":"Ask the network","other":"Ask the networks"}]],
    costAsking: "Asking …",
    costAskingOne: ["Asking ",["network"]," …"],
    costAskAgain: "Ask again",
    costIdle: "not asked",
    costWaiting: "asking …",
    costNone: "does not answer",
    costSilent: [["network"]," does not answer. Ask again in a moment, or take another network."],
    costBadRows: ["Type a number from 1 to ",["most",4],"."],
    networks: "Networks",
    endTitle: "Your list is probably ready.",
    endText: "Nothing leaves this browser until you seal it.",
    onThisPage: "On this page",
    navHow: "How it works",
    navCost: "Cost",
    developersShort: "Developers",
    openApp: "Open the app",
    stepsTitle: "From a spreadsheet to the last recipient in three steps",
    stepList: "Bring a list",
    stepListText: "CSV, spreadsheet or paste, up to a million recipients. Every problem is shown with its line and fixed or excluded in place.",
    stepSeal: "Seal it",
    stepSealText: "The list becomes one hash, with words two people can read to each other. Nobody can change a line after that, you included.",
    stepSend: "Send it, or let them claim",
    stepSendText: "Two confirmations, then it runs by itself. Close the tab, lose the laptop: the chain remembers who is paid, and any browser continues.",
    pictureRepeated: "repeated",
    pictureNoName: "no such name",
    pictureSealed: "Sealed",
    pictureSum: [["recipients",4]," recipients, ",["amount",4]," MERI"],
    pictureSlots: [["done",4]," of ",["slots",4]," slots"],
    guaranteesTitle: "What the chain guarantees, whoever runs this page",
    sealedTitle: "The list can’t change",
    sealedText: "Every payment carries its proof against the sealed root. A line that was not on the list has no proof.",
    keyTitle: "A sending key can only send",
    keyText: "The key in your browser holds gas. It can send this sealed list and nothing else, and you can withdraw it at any time.",
    developersTitle: "For developers",
    developersText: "The same engine without the page, and the wallet layer for your own app.",
    commandTitle: "Send from a terminal",
    walletTitle: ["Connect wallets in ",["lines",2,{"one":[0," line"],"other":[0," lines"]}]],
    copyCommands: "Copy the commands",
    copyCode: "Copy the code",
    copied: "Copied",
    networksText: "The same contract code on each, compared byte by byte before you approve. Or bring your own node.",
    footText: "Pays tokens out to many addresses, or lets them be claimed. Open source, no fee, no custody.",
    footProduct: "Product",
    footProof: "Proof",
    footCheck: "Check an address",
    footReview: "Check a proposal of a Safe",
  },
}
