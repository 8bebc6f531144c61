// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  pageTitle: object
  title: object
  lead: object
  ledgerTitle: object
  ledgerText: { slotRows: number }
  sealTitle: object
  sealText: object
  whereTitle: object
  what: object
  where: object
  whatFormat: object
  whereFormat: object
  whatTrial: object
  whereTrial: object
  whatRow: object
  whereRow: object
  whatOnce: object
  whereOnce: object
  whatElsewhere: object
  whereElsewhere: object
  whatArrived: object
  whereArrived: object
  whatPublic: object
  wherePublic: object
  contractTitle: object
  contractText: object
  address: object
  codeHash: object
  networks: object
  none: object
  verifyTitle: object
  verifyCode: object
  verifyList: object
  verifyPaid: object
  verifyAlone: object
  costTitle: object
  costText: object
  asset: object
  gasPerRecipient: object
  coin: object
  costSlot: { slot: number; claim: number }
  limitsTitle: object
  limitToken: object
  limitUndo: object
  limitCoins: object
  limitPublic: object
  limitReorg: object
  asking: object
  recipientsPage: object
  recipientsLead: object
  recipientsPrivacyTitle: object
  recipientsPrivacy: object
  recipientsDecisionTitle: object
  recipientsDecision: object
  needsDecision: object
  means: object
  meansNot: object
  whatToDo: object
  elsewhere: object
  elsewhereMeans: object
  elsewhereNot: object
  elsewhereDo: object
  sanctioned: object
  sanctionedMeans: object
  sanctionedNot: object
  sanctionedDo: object
  labelled: object
  labelledMeans: object
  labelledNot: object
  labelledDo: object
  pool: object
  poolMeans: object
  poolNot: object
  poolDo: object
  bridge: object
  bridgeMeans: object
  bridgeNot: object
  bridgeDo: object
  tokens: object
  tokensMeans: object
  tokensNot: object
  tokensDo: object
  otherContracts: object
  otherMeans: object
  otherNot: object
  otherDo: object
  delegated: object
  delegatedMeans: object
  delegatedNot: object
  delegatedDo: object
  fresh: object
  freshMeans: object
  freshNot: object
  freshDo: object
  firstPayment: object
  firstMeans: object
  firstNot: object
  firstDo: object
  sameOwners: object
  ownersMeans: object
  ownersNot: object
  ownersDo: object
  uncheckedLine: object
  uncheckedMeans: object
  uncheckedNot: object
  uncheckedDo: object
  contradicted: object
  contradictedMeans: object
  contradictedNot: object
  contradictedDo: object
  commandTitle: object
  commandText: object
  backToDocs: object
  recipientsGuide: object
}

export const messages: Messages<Arguments> = {
  namespace: "docs",
  texts: {
    pageTitle: "How it works",
    title: "How it works, and how to check it",
    lead: "What is promised here can be checked by anybody with a node and the sealed list. This page says how, and what it can’t do.",
    ledgerTitle: "One bit a row, on chain",
    ledgerText: ["A sealed list is cut into slots of at most ",["slotRows",4]," rows. Each slot is one word in the contract’s storage, and each row one bit of it. Paying a row sets its bit in the same transaction; a row whose bit is set is skipped, whoever sends, from whatever device, however often. That is why a retry, a second tab or a lost receipt can’t pay anybody twice."],
    sealTitle: "The list is sealed first",
    sealText: "Rows are put in one order and hashed into a tree; its root, the token, the sender and the terms make the drop’s id. The same list is always the same drop. Every slot that is sent carries its proof, and the contract refuses rows that are not in the tree: nobody, the sender included, can add or change a row afterwards.",
    whereTitle: "What is checked where",
    what: "What",
    where: "Where",
    whatFormat: "Format, checksum, amount and duplicates of each line",
    whereFormat: "Your browser, before anything is sent",
    whatTrial: "Whether each payment would go through",
    whereTrial: "Your browser asks the network’s node to try every slot, without sending it",
    whatRow: "That a row belongs to the list",
    whereRow: "The contract, in every transaction",
    whatOnce: "That nobody is paid twice",
    whereOnce: "The contract’s storage",
    whatElsewhere: "That a row goes to another address only if its account wants it",
    whereElsewhere: "The contract: it takes the account’s own transaction, or its signature for this row, this address and until this second, which anybody may submit, such as a sender who pays the gas",
    whatArrived: "That tokens arrived",
    whereArrived: "The contract: balances before and after where a token is ERC-20, the token’s own answer for collections and items; what a token keeps as its fee is told as short",
    whatPublic: "What a recipient’s page shows",
    wherePublic: "The recipient’s browser: the file’s proof against the drop’s id, the payment against the chain",
    contractTitle: "The contract",
    contractText: "The same code stands at the same address on every network. It has no owner, can’t be changed or paused, and holds nothing between two transactions. Approvals are for the exact amount of the list; collections of NFTs and items know only an approval of the whole collection, which moves nothing but what sealed lists pay.",
    address: "Address",
    codeHash: "Hash of its code (keccak-256)",
    networks: "Used on this site by",
    none: "No network has the contract configured.",
    verifyTitle: "How to verify us",
    verifyCode: "Ask any node for the code at the address (eth_getCode), hash it with keccak-256 and compare the hash with the one above. Then build the contract from its source: in the repository, “pnpm --filter contracts verify:build” compiles it in two clean folders, fails unless both give the same bytes, and prints this hash. “pnpm --filter contracts verify:deployments” compares it with the code on each network.",
    verifyList: "Download the sealed list of a drop, import its recipients again: the words and the id under the title must be the same.",
    verifyPaid: "Ask the contract for settled(drop id, first slot, count): each bit is a row that was paid. The report rebuilds all its sums from these words and the sealed list alone.",
    verifyAlone: "Should this site be gone: npx slotdrop recover prints the proofs of every row from the sealed list, and of every slot that was sent from the chain alone; npx slotdrop export makes a folder of this page and its files that any host serves. It needs the drop’s list or id and any node.",
    costTitle: "What it costs",
    costText: "The network’s fee and nothing else. In gas, measured against our own contract and rounded up; a payment to somebody who held none of the token before costs most.",
    asset: "Asset",
    gasPerRecipient: "Gas a recipient, about",
    coin: "Coin",
    costSlot: ["A slot costs about ",["slot",4]," gas beside its recipients. A claim costs its recipient about ",["claim",4]," gas."],
    limitsTitle: "What it can’t do",
    limitToken: "A token can refuse a transfer, take a fee, pause or block an account. Such payments stay open, with the token’s reason; nothing here can overrule a token.",
    limitUndo: "What was paid can’t be taken back. A list can be checked, tried and tested with one recipient before it is sent.",
    limitCoins: "Coins that a wallet sends can’t be claimed: the contract never holds anything, so there is nothing to claim from. Coins that are paid from the sender’s wrapped coin can.",
    limitPublic: "Addresses and amounts of a list are public once they are paid, as every transfer is.",
    limitReorg: "A payment counts as final when the network’s own finality says so; until then it is shown as mined.",
    asking: "Asking …",
    recipientsPage: "Know your recipients",
    recipientsLead: "A list holds addresses, not people. The review of a drop and the command look every address up on the drop’s network and on the others that are offered. This page says for each line that they may show what it means, what it does not mean, and what to do.",
    recipientsPrivacyTitle: "Who sees the addresses",
    recipientsPrivacy: "The nodes of the networks in Settings see the addresses, and nobody else does. On a network where you named a node of your own, it is asked first. The check begins when you press “Check every recipient”. In Settings you can let it begin by itself; it does so from the start if you named a node of your own.",
    recipientsDecisionTitle: "What you decide",
    recipientsDecision: "Some lines need a decision, because what is paid may be lost or must not be paid. For each you leave these recipients out or keep them. The check leaves nobody out by itself.",
    needsDecision: "Needs a decision",
    means: "It means",
    meansNot: "It does not mean",
    whatToDo: "What to do",
    elsewhere: "A contract on another network, and nothing here",
    elsewhereMeans: "There is code at the address on another network. On the drop’s network there is none. Addresses of contracts follow from how they were created, so the same address may belong to someone else here, or to the first who creates a contract there. In June 2022, 20 million OP were sent to such an address and taken.",
    elsewhereNot: "That the recipient lost control of the address. The owners of a Safe can often create it here as well, with the owners that it had when it was first created. That the line counts a Safe as one that the owners with whom it was created may be able to deploy means that Safe’s contracts of its version are on this network; it does not prove that this Safe can be created here.",
    elsewhereDo: "Leave them out and ask for an address on this network. Keep a Safe only after its owners created it here, or proved to you in a small payment that they control it.",
    sanctioned: "On a sanctions list",
    sanctionedMeans: "The sanctions oracle of Chainalysis, a contract on the drop’s network, listed the address at the block that the line names. A site can switch this line off.",
    sanctionedNot: "That addresses without this line are not sanctioned. The oracle knows addresses that authorities published, and not every list of every country. It is no legal advice.",
    sanctionedDo: "Leave them out unless your lawyers say otherwise. If you think that the entry is wrong, ask Chainalysis.",
    labelled: "On your list of addresses to leave out",
    labelledMeans: "You marked the address “Leave out” in the address book, or it is in the label file of this site or in the file of --labels. If several name it, your own label is shown.",
    labelledNot: "That the address is bad. The label is what you or the site’s operator wrote. A deposit address of an exchange may belong to the right person.",
    labelledDo: "Leave them out, or ask the recipient for an address of their own: an exchange may not credit a payment that a contract sends.",
    pool: "Liquidity pools",
    poolMeans: "The contract answers like a pool of Uniswap, Balancer or Curve. Most pools take what they are sent for a part of a trade or a gift to their liquidity, so anyone can take it out.",
    poolNot: "That holders of its shares receive anything. Snapshots of token holders contain pools, because pools hold tokens for others.",
    poolDo: "Leave pools out. If the liquidity providers should be paid, list them instead.",
    bridge: "Bridges",
    bridgeMeans: "The contract answers like the bridge of a rollup (OP stack or Arbitrum). It holds tokens for accounts on another network.",
    bridgeNot: "That it passes your payment on. A plain transfer tells a bridge no recipient, and the tokens stay in it.",
    bridgeDo: "Leave bridges out, and pay the holders on the other network in a drop of their own.",
    tokens: "Token contracts and NFT contracts",
    tokensMeans: "The contract has the functions of a token (ERC-20) or says that it is one of NFTs (ERC-721, ERC-1155). Most of them cannot send on what they receive. Such a line often comes from a wrong column of a file.",
    tokensNot: "That the payment fails. The tokens arrive and stay.",
    tokensDo: "Compare the lines with the source of the list. Leave them out unless the contract is known to pay out, such as a vault with shares.",
    otherContracts: "Safes and other contracts",
    otherMeans: "There is code at the address on the drop’s network. A Safe answered with its owners. Other contracts are of none of the kinds above: smart accounts, treasuries, vesting contracts, and also contracts that cannot pay out. If the node did not answer what a contract is, the line says so.",
    otherNot: "That something is wrong. Many people and most organisations are paid to contracts. Nor that the contract accepts the token: that is tried before you send.",
    otherDo: "Nothing for Safes. Look at others that get much, and ask the recipient.",
    delegated: "Wallets that run a contract’s code (EIP-7702)",
    delegatedMeans: "The account has a key as other wallets have, and runs the code of a contract that its owner chose. It may act when it receives native currency or an NFT.",
    delegatedNot: "That it is a contract with an unknown owner, or unsafe to pay. But an owner who signed for harmful code may lose what arrives.",
    delegatedDo: "Nothing, as a rule.",
    fresh: "Never used",
    freshMeans: "The account has no native currency, sent no transaction and has no code on any network that was asked.",
    freshNot: "That nobody owns it. New wallets look like this, and so do accounts that only hold tokens. But an address with a wrong digit looks like this, too.",
    freshDo: "Compare some of them with the source of the list. If they are many more than you expect, the list may hold addresses that were made up.",
    firstPayment: "Paid for the first time",
    firstMeans: "No payment of a drop from your account to this address is on this network.",
    firstNot: "That you never paid the address: other accounts of yours, plain transfers and other tools are not counted. If the node does not keep all payments, a line says from which block on they were read, or that they were not.",
    firstDo: "For a list that you pay again and again, compare the new addresses with your source. For a first list it says nothing.",
    sameOwners: "Safes with the same owners",
    ownersMeans: "These Safes on the drop’s network have the same owners, so they probably belong to the same people.",
    ownersNot: "That other recipients are different people. One person can have many wallets, and nothing on chain proves whose they are.",
    ownersDo: "If each person should be paid once, ask which Safe is meant.",
    uncheckedLine: "Not checked",
    uncheckedMeans: "A node did not answer for some recipients. The line names the network and the reason, as in “3 recipients were not checked on Ethereum”. The sanctions oracle has a line of its own.",
    uncheckedNot: "That something is wrong with these recipients, or that nothing is. Lines about other networks are not affected.",
    uncheckedDo: "Check again: only what is missing is asked. If the node refuses again, name another one in Settings.",
    contradicted: "Two nodes disagree",
    contradictedMeans: "A sample of the recipients was read from a second node. For some of them one node sees a contract and the other none. One of them is behind the chain, serves another network, or lies. If only one of the two answered, a line says that they could not be compared.",
    contradictedNot: "That the first node is wrong. Either of them may be.",
    contradictedDo: "Check again a minute later. If it stays, use nodes that you trust, and decide nothing by the other lines.",
    commandTitle: "With the command",
    commandText: "The command finds the same with the nodes that you name: the first is of the drop’s network, each --also-on of another one. Give a second --rpc of the same network to compare two nodes. --labels takes a CSV file with an address and a label in each line. A line that needs a decision ends the command with exit code 3 until you remove the lines from the list or accept the kind.",
    backToDocs: "How it works, and how to check it",
    recipientsGuide: "Know your recipients: what the check of a list finds",
  },
}
