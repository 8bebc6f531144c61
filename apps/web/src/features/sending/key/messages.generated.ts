// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../../i18n/index.ts'

type Arguments = {
  gasLimit: object
  gwei: { price: string | number }
  sendingBelow: { b: Tag; price: string | number; limit: string | number }
  waitingAbove: { b: Tag; price: string | number; limit: string | number }
  below: { price: string | number; limit: string | number }
  above: { price: string | number; limit: string | number }
  askingForGas: object
  waitingCosts: { price: string | number; now: string | number; coin: string | number; slots: number; later: string | number }
  ifAbove: { limit: string | number }
  finishBy: { time: string | number; hasUrgent: string; limit: string | number }
  finishByPassed: { time: string | number }
  finishByPassedText: { limit: string | number; slots: number }
  sendAtPriceOfNow: object
  waitOn: object
  youSet: { time: string | number }
  changeLimit: object
  sendNow: object
  limitLabel: object
  notAPrice: object
  setLimit: object
  leaveIt: object
  gasPurse: object
  enough: object
  short: object
  left: { has: string | number; small: Tag; coin: string | number }
  leftOf: { has: string | number; small: Tag; given: string | number; coin: string | number }
  restNeeds: { needs: string | number; coin: string | number }
  spent: { spent: string | number }
  pursePicture: { has: string | number; coin: string | number; needs: string | number }
  sendingKey: object
  mayPay: object
  thisListOnly: object
  comesBack: object
  about: { value: string | number; coin: string | number }
  topUp: object
  topUpLabel: { coin: string | number; by: string }
  notAnAmount: object
  topUpNow: object
  confirmInWallet: object
  takeBack: object
  takingBack: object
  ifClosed: object
  ifClosedFlying: { flying: number; rest: number }
  ifClosedIdle: { rest: number }
  leaveToWallet: object
  leavingToWallet: object
  walletSends: object
  walletSendsText: object
  letKeySend: object
  pace: object
  slotsAMinute: object
  inFlightAtOnce: { slots: number }
  finishes: object
  inSpan: { span: string | number }
  notYetKnown: object
  bySendingKey: object
  inFlight: object
  slot: { slot: number }
  amountOf: { symbol: string | number }
  recipients: object
  transaction: object
  sent: object
  ago: { span: string | number }
  otherBrowser: { address: Tag }
  otherBrowserText: object
  letBrowserSend: object
  useSendingKey: object
  registerAnother: object
  registerIt: object
  keyLost: object
  keyLostText: { address: Tag }
  keyNotRegistered: object
  keyNotRegisteredText: { address: Tag }
  useOtherNode: object
  purseShort: object
  purseShortText: { needs: string | number; coin: string | number; has: string | number }
  opensLater: { time: string | number }
  opensLaterText: object
  returned: { value: string | number; coin: string | number }
  returnedText: { transaction: Tag }
  returnedLeft: { value: string | number; coin: string | number }
  leaveNobody: object
  leftOut: { rows: number }
  leftOutText: { reason: string | number; rows: number }
  tryAgain: { rows: number }
  topUpSent: { amount: string | number; coin: string | number; by: string }
}

export const messages: Messages<Arguments> = {
  namespace: "key",
  texts: {
    gasLimit: "Gas limit",
    gwei: [["price"]," gwei"],
    sendingBelow: [["b","Sending:"]," gas is ",["price"],", your limit is ",["limit"]],
    waitingAbove: [["b","Waiting:"]," gas is ",["price"],", your limit is ",["limit"]],
    below: ["Gas is ",["price"],", your limit is ",["limit"]],
    above: ["Gas is ",["price"],", above your limit of ",["limit"]],
    askingForGas: "Asking what gas costs …",
    waitingCosts: ["Sending at ",["price"]," now costs about ",["now"]," ",["coin"]," for ",["slots",2,{"one":"the last slot","other":["the last ",0," slots"]}]," instead of ",["later"],"."],
    ifAbove: ["If gas rises above ",["limit"],", the next slots wait. Slots in flight still land."],
    finishBy: ["You set: done by ",["time"],". ",["hasUrgent",1,{"yes":["To be done by then it pays up to ",["limit"],". "],"other":""}],"Still above the limit then? It stops and asks you."],
    finishByPassed: ["It is past ",["time"],", and gas still costs more than you allow."],
    finishByPassedText: ["Nothing is sent above ",["limit"]," gwei. ",["slots",2,{"one":"One slot is","other":[0," slots are"]}]," unpaid. Send at what gas costs now, or wait on for as long as it takes."],
    sendAtPriceOfNow: "Send now",
    waitOn: "Wait on",
    youSet: ["you set: by ",["time"]],
    changeLimit: "Change the limit",
    sendNow: "Send now",
    limitLabel: "Gas limit, in gwei",
    notAPrice: "Write a price in gwei above zero, such as 2.5.",
    setLimit: "Set the limit",
    leaveIt: "Leave it",
    gasPurse: "Gas purse",
    enough: "Enough",
    short: "Short",
    left: [["has"]," ",["small",["coin"]," left"]],
    leftOf: [["has"]," ",["small","of ",["given"]," ",["coin"]," left"]],
    restNeeds: ["The rest of the list needs ",["needs"]," ",["coin"]],
    spent: ["spent ",["spent"]],
    pursePicture: [["has"]," ",["coin"]," left; the rest of the list needs ",["needs"]],
    sendingKey: "Sending key",
    mayPay: "May pay",
    thisListOnly: "this list only",
    comesBack: "Comes back at the end",
    about: ["about ",["value"]," ",["coin"]],
    topUp: "Top up",
    topUpLabel: [["coin"]," to give to ",["by",1,{"service":"the service’s account","other":"the sending key"}]],
    notAnAmount: "Write an amount above zero, such as 0.05.",
    topUpNow: "Confirm in your wallet",
    confirmInWallet: "Confirm in your wallet …",
    takeBack: "Stop, take it back",
    takingBack: "Taking it back …",
    ifClosed: "If you close this tab",
    ifClosedFlying: [["flying",2,{"one":"The slot in flight still lands.","other":["The ",0," slots in flight still land."]}]," ",["rest",2,{"=0":"","one":"The other one waits, unpaid, until you open this drop here again. ","other":["The other ",0," wait, unpaid, until you open this drop here again. "]}],"Nobody can be paid twice."],
    ifClosedIdle: ["Nothing is in flight. ",["rest",2,{"one":"The last slot waits, unpaid, until you open this drop here again.","other":["The other ",0," slots wait, unpaid, until you open this drop here again."]}]," Nobody can be paid twice."],
    leaveToWallet: "Send the rest with my wallet",
    leavingToWallet: "Waiting for the slots in flight …",
    walletSends: "Your wallet sends this drop, slot by slot.",
    walletSendsText: "The sending key of this browser may send it too, and waits. What it holds for gas can be taken back below.",
    letKeySend: "Let the sending key send",
    pace: "Pace",
    slotsAMinute: "slots a minute",
    inFlightAtOnce: [["slots",4]," in flight at once"],
    finishes: "Finishes",
    inSpan: ["in ",["span"]],
    notYetKnown: "not known yet",
    bySendingKey: "by a sending key in this browser",
    inFlight: "In flight",
    slot: ["Slot ",["slot",4]],
    amountOf: ["Amount, ",["symbol"]],
    recipients: "Recipients",
    transaction: "Transaction",
    sent: "Sent",
    ago: [["span"]," ago"],
    otherBrowser: ["Another account may send this drop: ",["address",""]],
    otherBrowserText: "It is a sending key of another browser, or one you named. What it pays shows here. If that browser is gone, get the key back, register another, or send the rest with your wallet.",
    letBrowserSend: "Many slots, many confirmations?",
    useSendingKey: "Let a sending key of this browser send",
    registerAnother: "Register another key",
    registerIt: "Register it",
    keyLost: "This browser can no longer open its sending key.",
    keyLostText: ["Its data was cleared or copied in part. Nothing can be paid twice, and nobody else can use the key ",["address",""],". Get it back, register another key, or send the rest with your wallet."],
    keyNotRegistered: "The sending key of this browser is not registered for this drop.",
    keyNotRegisteredText: ["It may send as soon as the drop names it: ",["address",""]],
    useOtherNode: "Use another node",
    purseShort: "The gas money is used up.",
    purseShortText: ["The next transaction needs ",["needs"]," ",["coin"],", and the sending key holds ",["has"],". Top it up; it goes on by itself."],
    opensLater: ["The drop opens ",["time"],"."],
    opensLaterText: "Sending begins by itself then, while this page is open.",
    returned: ["What was left of the gas money went back: ",["value"]," ",["coin"],"."],
    returnedText: ["To the sender of the drop, by ",["transaction",""]],
    returnedLeft: [["value"]," ",["coin"]," stay on the sending key: sending them costs more, as this network used less gas than it estimated."],
    leaveNobody: "Withdraw the key’s right to send",
    leftOut: [["rows",2,{"one":"One recipient was left out: a trial of the payment was refused.","other":[0," recipients were left out: trials of their payments were refused."]}]],
    leftOutText: [["reason"]," Nothing was spent on ",["rows",2,{"one":"it","other":"them"}],". Try again once ",["rows",2,{"one":"it","other":"they"}]," can be paid."],
    tryAgain: [["rows",2,{"one":"Try this recipient again","other":["Try these ",0," recipients again"]}]],
    topUpSent: [["amount"]," ",["coin"]," for gas to ",["by",1,{"service":"the sender service","other":"the sending key"}]],
  },
}
