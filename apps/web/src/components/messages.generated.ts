// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../i18n/index.ts'

type Arguments = {
  chainNumber: { chainId: string | number }
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
  partMissing: object
  partMissingText: object
  reload: object
  language: object
  darkTheme: object
  lightTheme: object
  check: object
  addressMissing: object
  addressMalformed: object
  addressChecksum: object
  addressHidden: object
  addressUnchecked: object
  fiat: { amount: string | number }
  fiatBelowCent: { cent: string | number }
  fiatRange: { from: string | number; to: string | number }
  percent: { percent: string | number }
  percentRead: { percent: string | number }
  steps: object
  opensExplorer: object
  copyHash: { hash: string | number }
  claimsOpen: { done: number; rows: number; how: string }
  claimsClosed: { done: number; rows: number; how: string }
  claimsLater: object
  claimsNotEnabled: object
}

export const messages: Messages<Arguments> = {
  namespace: "components",
  texts: {
    chainNumber: ["Chain ",["chainId"]],
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
    partMissing: "A part of this page could not be loaded.",
    partMissingText: "Check your connection, then reload the page. Drafts and lists stay on this device.",
    reload: "Reload",
    language: "Language",
    darkTheme: "Dark theme",
    lightTheme: "Light theme",
    check: "Check",
    addressMissing: "Paste an address: 0x and 40 digits.",
    addressMalformed: "That is no address. It should be 0x and 40 digits from 0 to 9 and a to f.",
    addressChecksum: "A character of this address is mistyped: its capital letters do not fit. Copy it again.",
    addressHidden: "This address holds characters that can’t be seen. Copy it again from your wallet.",
    addressUnchecked: "The address could not be checked: a part of this page is missing. Load the page again.",
    fiat: ["≈ ",["amount"]],
    fiatBelowCent: ["< ",["cent"]],
    fiatRange: ["≈ ",["from"]," to ",["to"]],
    percent: [["percent"]," %"],
    percentRead: [["percent"]," % read"],
    steps: "Steps",
    opensExplorer: "opens the explorer",
    copyHash: ["Copy the hash ",["hash"]],
    claimsOpen: ["Claims open, ",["done",4]," of ",["rows",4]," ",["how",1,{"paid":"paid","other":"claimed"}]],
    claimsClosed: ["Claims closed, ",["done",4]," of ",["rows",4]," ",["how",1,{"paid":"paid","other":"claimed"}]],
    claimsLater: "Claims open later",
    claimsNotEnabled: "Claiming not enabled yet",
  },
}
