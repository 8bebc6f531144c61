// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../lib/i18n/index.ts'

interface Arguments {
  settings: object
  keepsNothing: object
  keepsNothingText: object
  look: object
  theme: object
  themeSystem: object
  themeLight: object
  themeDark: object
  language: object
  numbers: object
  numbersText: object
  keyboard: object
  singleKeys: object
  explorers: object
  explorersText: object
  explorerOf: { chain: string | number }
  noExplorer: object
  blockscout: object
  ownExplorer: object
  explorerAddress: { chain: string | number }
  explorerHint: object
  explorerKept: object
  explorerMalformed: object
  explorerNotHttps: object
  explorerCredentials: object
  explorerPlaceholder: object
  addressBook: object
  addressBookText: object
  networks: object
  networksText: object
  test: object
  testing: object
  testNode: { name: string | number; host: string | number }
  nodeAnswers: { milliseconds: string | number; block: string | number }
  nodeOtherChain: { chainId: string | number }
  nodeSilent: object
  storage: object
  looking: object
  kept: { drops: number }
  keptOfSize: { drops: number; megabytes: string | number }
  keptOnChain: object
  forget: object
  forgetQuestion: object
  forgetText: object
  forgetIt: object
  keepIt: object
  forgotten: object
  forgottenText: object
}

export const messages: Messages<Arguments> = {
  namespace: "settings",
  texts: {
    settings: "Settings",
    keepsNothing: "This browser keeps nothing.",
    keepsNothingText: "The choice holds until the window is closed.",
    look: "Look",
    theme: "Theme",
    themeSystem: "As the system",
    themeLight: "Light",
    themeDark: "Dark",
    language: "Language",
    numbers: "Numbers",
    numbersText: "Dates follow. Amounts that you type or import are read as they are written, whatever is chosen here.",
    keyboard: "Keyboard",
    singleKeys: "Shortcuts of single keys",
    explorers: "Explorers",
    explorersText: "Where links to transactions, tokens and addresses lead. What a page here says never comes from there.",
    explorerOf: ["Explorer of ",["chain"]],
    noExplorer: "None",
    blockscout: "Blockscout",
    ownExplorer: "Another address …",
    explorerAddress: ["Address of your explorer of ",["chain"]],
    explorerHint: "An https address, with {kind} (tx, address or token) and {id} where they go. Without them they follow at its end.",
    explorerKept: "Kept. Links lead there now.",
    explorerMalformed: "That is no address of a page.",
    explorerNotHttps: "It has to begin with https.",
    explorerCredentials: "It holds a name or a password. Leave them out.",
    explorerPlaceholder: "It needs {kind} and {id} once each, after the name of the site, or neither.",
    addressBook: "Address book:",
    addressBookText: "your names for addresses, with import and export.",
    networks: "Networks",
    networksText: "Nodes that this site asks, set by whoever runs it: a page may call no other machine. Where there are two, the second is the reserve.",
    test: "Test",
    testing: "Asking …",
    testNode: ["Test ",["name"]," at ",["host"]],
    nodeAnswers: [["milliseconds"]," ms, block ",["block"]],
    nodeOtherChain: ["Serves chain ",["chainId"],": don’t use it"],
    nodeSilent: "Does not answer",
    storage: "Storage",
    looking: "Looking …",
    kept: [["drops",2,{"one":[0," drop is"],"other":[0," drops are"]}]," kept on this device."],
    keptOfSize: [["drops",2,{"one":[0," drop is"],"other":[0," drops are"]}]," kept on this device, ",["megabytes"]," MB in all."],
    keptOnChain: "What was paid lies on chain and is not touched by anything here.",
    forget: "Forget everything on this device …",
    forgetQuestion: "Forget everything on this device?",
    forgetText: "Sealed lists that are neither kept on the server nor saved as a file can’t be continued without the same rows.",
    forgetIt: "Forget it",
    keepIt: "Keep it",
    forgotten: "Forgotten.",
    forgottenText: "Reload the page to begin anew.",
  },
}
