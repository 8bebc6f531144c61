// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../i18n/index.ts'

type Arguments = {
  watch: { token: string | number }
  watched: object
  notWatched: object
  elsewhere: object
  elsewhereText: object
  elsewhereWrong: object
  notClaimable: object
  didNothing: object
  claimed: object
  wentTo: { address: Tag; transaction: Tag }
  paidBefore: object
  paidBeforeText: object
  paysForOther: { token: string | number; address: Tag }
  checking: object
  asking: object
  waiting: object
  inHistory: { token: string | number; title: string | number }
  claimOn: { chain: string | number }
  sent: object
  sentInDoubt: object
  notClaimed: object
  notClaimedYet: object
  notSeen: object
}

export const messages: Messages<Arguments> = {
  namespace: "claim",
  texts: {
    watch: ["Show ",["token"]," in my wallet"],
    watched: "Your wallet shows it now.",
    notWatched: "Your wallet did not take it. You can add the token there by its address.",
    elsewhere: "Send it to another of your addresses",
    elsewhereText: "Only the wallet of the listed address can choose this. Leave it empty to get it yourself.",
    elsewhereWrong: "The other address is not one: 0x and 40 digits. Correct it or leave it empty.",
    notClaimable: "This can’t be claimed any more. The page shows why.",
    didNothing: "The transaction was mined but did nothing: nothing was claimed. Only the fee is gone.",
    claimed: "Claimed.",
    wentTo: ["It went to ",["address",""],". ",["transaction",""]],
    paidBefore: "It was paid in the meantime.",
    paidBeforeText: "The sender or somebody else was faster, so there is nothing left to claim: you are paid, once.",
    paysForOther: ["Your wallet pays the fee; the ",["token"]," go to ",["address",""],", as the list says."],
    checking: "Trying it out …",
    asking: "Confirm in your wallet …",
    waiting: "Waiting for the network …",
    inHistory: ["Claim ",["token"],": ",["title"]],
    claimOn: ["Claim on ",["chain"]],
    sent: "Sent. You may close this page: the chain keeps it.",
    sentInDoubt: "Sent. The network does not answer just now. Nothing is lost: this page looks again by itself.",
    notClaimed: "Not claimed.",
    notClaimedYet: "Not claimed yet.",
    notSeen: "Not seen yet.",
  },
}
