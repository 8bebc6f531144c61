// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../i18n/index.ts'

type Arguments = {
  skip: object
  main: object
  breadcrumb: object
  newDrop: object
  drops: object
  received: object
  addressBook: object
  settings: object
  docs: object
  openingPage: object
  darkTheme: object
  lightTheme: object
  check: object
  addressMissing: object
  addressMalformed: object
  addressChecksum: object
  addressHidden: object
  addressUnchecked: object
  percent: { percent: string | number }
  percentRead: { percent: string | number }
  steps: object
  opensExplorer: object
  copyHash: { hash: string | number }
  slots: object
  slotPlanned: object
  slotFlight: object
  slotMined: object
  slotFinal: object
  slotPartial: object
  slotGone: object
  slotCard: { slot: string | number }
  slotCardRows: { settled: string | number; rows: string | number }
  slotCardName: { slot: string | number; settled: string | number; rows: string | number; state: string | number }
  slotName: { slot: string | number; state: string | number; settled: string | number; rows: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "components",
  texts: {
    skip: "Skip to content",
    main: "Main",
    breadcrumb: "Breadcrumb",
    newDrop: "New drop",
    drops: "Drops",
    received: "Received",
    addressBook: "Address book",
    settings: "Settings",
    docs: "How it works",
    openingPage: "Opening the page …",
    darkTheme: "Dark theme",
    lightTheme: "Light theme",
    check: "Check",
    addressMissing: "Paste an address: 0x and 40 digits.",
    addressMalformed: "That is no address. It should be 0x and 40 digits from 0 to 9 and a to f.",
    addressChecksum: "A character of this address is mistyped: its capital letters do not fit. Copy it again.",
    addressHidden: "This address holds characters that can’t be seen. Copy it again from your wallet.",
    addressUnchecked: "The address could not be checked: a part of this page is missing. Load the page again.",
    percent: [["percent"]," %"],
    percentRead: [["percent"]," % read"],
    steps: "Steps",
    opensExplorer: "opens the explorer",
    copyHash: ["Copy the hash ",["hash"]],
    slots: "Slots",
    slotPlanned: "Planned",
    slotFlight: "In flight",
    slotMined: "Mined",
    slotFinal: "Final",
    slotPartial: "Partial",
    slotGone: "Open again",
    slotCard: ["Slot ",["slot"]],
    slotCardRows: [["settled"]," of ",["rows"]],
    slotCardName: ["Slot ",["slot"]," ",["settled"]," of ",["rows"]," rows paid: ",["state"]],
    slotName: ["Slot ",["slot"],": ",["state"],", ",["settled"]," of ",["rows"]," rows paid"],
  },
}
