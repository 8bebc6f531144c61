// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  none: object
  panic: object
  textNotKept: object
  unknown: object
  text: { text: string | number }
  paused: object
  erc20Balance: object
  erc20Allowance: object
  erc20Sender: object
  erc20Receiver: object
  erc721Nonexistent: object
  erc721Owner: object
  erc721Approval: object
  erc721Receiver: object
  erc1155Balance: object
  erc1155Approval: object
  erc1155Receiver: object
}

export const messages: Messages<Arguments> = {
  namespace: "reasons",
  texts: {
    none: "no reason given",
    panic: "an arithmetic or access fault inside the token",
    textNotKept: "a text that the chain does not keep: a retry asks the token again and shows it",
    unknown: "an error that only the token knows",
    text: ["“",["text"],"”"],
    paused: "the token is paused",
    erc20Balance: "the sender’s balance is too small",
    erc20Allowance: "the allowance is too small",
    erc20Sender: "the token does not accept this sender",
    erc20Receiver: "the token does not accept this recipient",
    erc721Nonexistent: "there is no token with this id",
    erc721Owner: "the sender does not own this id",
    erc721Approval: "the distributor has no approval for this id",
    erc721Receiver: "the recipient is a contract that does not accept NFTs",
    erc1155Balance: "the sender holds too few of this id",
    erc1155Approval: "the distributor has no approval for this collection",
    erc1155Receiver: "the recipient is a contract that does not accept this token",
  },
}
