// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  settings: object
  more: object
  namesPage: object
  docs: object
  keepsNothing: object
  keepsNothingText: object
  appearance: object
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
  urlCredentials: object
  explorerPlaceholder: object
  addressBook: object
  addressBookText: object
  networks: object
  networksText: object
  ownNodesText: object
  ownNode: object
  nameNode: { name: string | number }
  ownNodeOf: { name: string | number }
  ownNodeHint: object
  keepNode: object
  replaceNode: object
  keepingNode: object
  removeNode: object
  removeChainOf: { name: string | number }
  removeNodeOf: { name: string | number }
  nodeMalformed: object
  nodeTooLong: { max: number }
  nodeNotHttps: object
  nodeNotAName: object
  nodeNotKept: object
  nodeNoCookies: object
  ownNodeOtherChain: { found: string | number; name: string | number; wanted: string | number }
  ownNodeSilent: { origin: string | number }
  addedNodeSilent: { origin: string | number }
  ownNodeAnswers: object
  addedNodeAnswers: object
  addedNodeOtherChain: { found: string | number; name: string | number; wanted: string | number }
  test: object
  testing: object
  testNode: { name: string | number; host: string | number }
  nodeAnswers: { milliseconds: string | number; block: string | number }
  nodeOtherChain: { chainId: string | number }
  nodeSilent: object
  addChain: object
  addChainNode: object
  addChainHint: object
  addChainAsk: object
  addChainAsking: { host: string | number }
  addChainSilent: { host: string | number; origin: string | number }
  addChainInvalid: { host: string | number }
  addChainChanging: { host: string | number; first: string | number; second: string | number }
  addChainFound: { host: string | number; chainId: string | number }
  addChainKeep: object
  removeNodeAt: { host: string | number }
  chainNumber: { id: string | number }
  chainName: object
  chainCoin: object
  chainDecimals: { decimals: number }
  chainKnown: { name: string | number; chainId: string | number; coin: string | number; decimals: number }
  chainHint: object
  chainIsOffered: object
  chainIsAdded: object
  chainNameBad: object
  chainCoinBad: object
  ownNodeExample: object
  recipients: object
  checksRecipients: object
  checksRecipientsText: object
  nodesThatSee: object
  secondNodesCompare: object
  nodeOf: { name: string | number; host: string | number }
  ownNodeAt: { name: string | number; host: string | number }
  checksByOwnNode: object
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
  nodesNotForgotten: object
}

export const messages: Messages<Arguments> = {
  namespace: "settings",
  texts: {
    settings: "Settings",
    more: "More pages",
    namesPage: "Address book",
    docs: "How it works",
    keepsNothing: "This browser keeps nothing.",
    keepsNothingText: "The choice holds until the window is closed.",
    appearance: "Appearance",
    theme: "Theme",
    themeSystem: "System",
    themeLight: "Light",
    themeDark: "Dark",
    language: "Language",
    numbers: "Numbers",
    numbersText: "Dates follow. Amounts that you type or import are read as they are written, whatever is chosen here.",
    keyboard: "Keyboard",
    singleKeys: "Single-key shortcuts",
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
    urlCredentials: "It holds a name or a password. Leave them out.",
    explorerPlaceholder: "It needs {kind} and {id} once each, after the name of the site, or neither.",
    addressBook: "Address book:",
    addressBookText: "your names for addresses, with import and export.",
    networks: "Networks",
    networksText: "Nodes that pages here ask, in this order: they may call no other machine. Where the first is silent, the next answers. Recipients’ pages compare the first with the last.",
    ownNodesText: "A node sees which addresses and drops you look at, and it could lie about what was paid. One of your own is asked first, and the site’s nodes stay its reserve and a second opinion. Your wallet goes on asking its own node.",
    ownNode: "Yours",
    nameNode: ["Ask a node of your own on ",["name"]," …"],
    ownNodeOf: ["Your node of ",["name"]],
    ownNodeHint: "Its address, as your provider or your own machine has it. It stays in this browser.",
    keepNode: "Ask it first",
    replaceNode: "Replace its node",
    keepingNode: "Keeping …",
    removeNode: "Remove",
    removeChainOf: ["Remove the network ",["name"]],
    removeNodeOf: ["Remove your node of ",["name"]],
    nodeMalformed: "That is no address of a node.",
    nodeTooLong: ["It has more than ",["max",4]," characters."],
    nodeNotHttps: "It has to begin with https, or be on this machine: http://localhost or http://127.0.0.1.",
    nodeNotAName: "It needs a host name, as in node.example: a browser lets pages call no IP address but 127.0.0.1, and none of a private network.",
    nodeNotKept: "The app’s server did not take it, so nothing has changed. Try again.",
    nodeNoCookies: "This browser keeps no cookies of this site, so it can’t keep your node. Nothing has changed. Allow them, or open the site in a window of its own.",
    ownNodeOtherChain: ["It serves chain ",["found"],", not ",["name"]," (",["wanted"],"), so it is never asked. Remove it, and name a node of ",["name"],"."],
    ownNodeSilent: ["It does not answer this page, so the site’s nodes are asked. See that it runs, and that it answers pages of ",["origin"]," (CORS)."],
    addedNodeSilent: ["It does not answer this page, and the network has no other node here. See that it runs, and that it answers pages of ",["origin"]," (CORS). Drops on the network stay where they are."],
    ownNodeAnswers: "It is asked first.",
    addedNodeAnswers: "The network’s only node here.",
    addedNodeOtherChain: ["It serves chain ",["found"]," now, not ",["name"]," (",["wanted"],"), so it is never asked, and nothing is sent. Add a node of ",["name"]," instead: “Add another network …” with its address."],
    test: "Test",
    testing: "Asking …",
    testNode: ["Test ",["name"]," at ",["host"]],
    nodeAnswers: [["milliseconds"]," ms, block ",["block"]],
    nodeOtherChain: ["Serves chain ",["chainId"],": don’t use it"],
    nodeSilent: "Does not answer",
    addChain: "Add another network …",
    addChainNode: "A node of the network",
    addChainHint: "Its address. The node says which network it serves. It stays in this browser.",
    addChainAsk: "Ask it",
    addChainAsking: ["Asking ",["host"]," which network it serves …"],
    addChainSilent: [["host"]," does not answer this page. Check its address, and that it allows pages of ",["origin"]," (CORS); or remove it."],
    addChainInvalid: [["host"]," did not answer with a valid chain id. Check the address with the node’s provider, or remove the node."],
    addChainChanging: [["host"]," answered with chain ",["first"],", then with chain ",["second"],". It was not added, because payments could go to the wrong network. Use a node that serves one network, or remove this one."],
    addChainFound: [["host"]," serves chain ",["chainId"],"."],
    addChainKeep: "Add the network",
    removeNodeAt: ["Remove ",["host"]],
    chainNumber: ["Chain ",["id"]],
    chainName: "Name of the network",
    chainCoin: "Symbol of its currency",
    chainDecimals: [["decimals",4]," decimals, as wallets count every native currency."],
    chainKnown: [["name"]," (chain ",["chainId"],"), currency ",["coin"]," with ",["decimals",4]," decimals."],
    chainHint: "Every page names the network and its currency like this, and so do wallets that it is added to. Compare the symbol with the network’s own documentation.",
    chainIsOffered: "This site offers the network already. The node is asked before the site’s own.",
    chainIsAdded: "You have added this network already. This node takes the place of the one that was asked until now; name and symbol stay.",
    chainNameBad: "A name has at most 40 letters, digits, spaces and dots.",
    chainCoinBad: "A symbol has at most 12 letters and digits.",
    ownNodeExample: "https://node.example/key",
    recipients: "Recipients",
    checksRecipients: "Check every recipient in the review",
    checksRecipientsText: "The review of a drop looks up who the recipients are: contracts, Safes of other networks, sanctioned and unused addresses. With this choice it begins without a press.",
    nodesThatSee: "These nodes see the addresses of all recipients. If one does not answer, the network’s next node sees them.",
    secondNodesCompare: "Where the node is not your own, the network’s second node sees up to 1,000 of the addresses as well, so that the answers can be compared.",
    nodeOf: [["name"]," (",["host"],")"],
    ownNodeAt: [["name"]," (",["host"],", yours)"],
    checksByOwnNode: "It is on because you named a node of your own.",
    storage: "Storage",
    looking: "Looking …",
    kept: [["drops",2,{"one":[0," drop is"],"other":[0," drops are"]}]," kept on this device."],
    keptOfSize: [["drops",2,{"one":[0," drop is"],"other":[0," drops are"]}]," kept on this device, ",["megabytes"]," MB in all."],
    keptOnChain: "What was paid lies on chain and is not touched by anything here.",
    forget: "Forget everything on this device …",
    forgetQuestion: "Forget everything on this device?",
    forgetText: "Sealed lists that are neither kept on the server nor saved as a file can’t be continued without the same list. Gas money of a sending key is lost, unless your wallet derives the key again or you have its backup file.",
    forgetIt: "Forget it",
    keepIt: "Keep it",
    forgotten: "Forgotten.",
    forgottenText: "Reload the page to begin anew.",
    nodesNotForgotten: "Your own nodes are still asked, as the app’s server did not answer. Remove them under Networks.",
  },
}
