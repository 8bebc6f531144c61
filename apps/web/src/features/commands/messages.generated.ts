// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  newDrop: object
  drops: object
  received: object
  settings: object
  docs: object
  frontPage: object
  oneDrop: { title: string | number }
  findAnything: object
  checkAddress: { address: string | number }
  duplicateDrop: { title: string | number }
  goTo: object
  goToHint: object
  places: object
  nothing: object
  shortcuts: object
  close: object
  canBeOff: object
  screenKey: { screen: string | number; text: string | number }
  recipients: object
  aDrop: object
  slots: object
  problemKeys: object
  problem: object
  enterKey: object
  edit: object
  pauseKey: object
  pause: object
  reportKey: object
  report: object
  moveKeys: object
  move: object
  needsYouKeys: object
  needsYou: object
}

export const messages: Messages<Arguments> = {
  namespace: "commands",
  texts: {
    newDrop: "New drop",
    drops: "Drops",
    received: "Received",
    settings: "Settings",
    docs: "How it works",
    frontPage: "Front page",
    oneDrop: ["Drop: ",["title"]],
    findAnything: "Find a drop or address",
    checkAddress: ["What ",["address"]," received"],
    duplicateDrop: ["Duplicate drop: ",["title"]],
    goTo: "Go to",
    goToHint: "Go to …",
    places: "Places",
    nothing: "Nothing of that name.",
    shortcuts: "Shortcuts",
    close: "Close",
    canBeOff: "Single keys can be turned off in Settings.",
    screenKey: [["screen"],": ",["text"]],
    recipients: "Recipients",
    aDrop: "A drop",
    slots: "Slots",
    problemKeys: "J, K",
    problem: "next and previous problem",
    enterKey: "Enter",
    edit: "edit the line",
    pauseKey: "P",
    pause: "pause",
    reportKey: "E",
    report: "report",
    moveKeys: "Arrows, Home, End",
    move: "from slot to slot",
    needsYouKeys: "[ and ]",
    needsYou: "previous and next slot that needs you",
  },
}
