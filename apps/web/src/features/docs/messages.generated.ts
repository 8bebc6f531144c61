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
  },
}
