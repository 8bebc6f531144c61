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
  elsewhereOwn: object
  elsewhereBad: object
  elsewhereContract: object
  sign: object
  signText: object
  signing: object
  submitting: object
  claimOnYourself: { chain: string | number }
  requested: object
  requestedText: { address: Tag; until: string | number }
  signatureExpired: object
  signatureBad: object
  signatureRefused: object
  signatureUnchecked: object
  signatureTooLate: object
  signatureNotNewest: object
  signatureGivenUp: object
  signatureNotOffered: object
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
    elsewhereOwn: "This is the listed address itself. Leave the field empty to get it there.",
    elsewhereBad: "What is sent to this address is lost: it belongs to nobody, to the token or to the drop’s contract. Choose another one.",
    elsewhereContract: "A contract is at this address on this network. Use it only if it is yours, such as your Safe.",
    sign: "Sign, and get it there for free",
    signText: "You sign a message, no transaction: it lets anyone pay this amount of this drop to that address, once, within seven days. The sender pays the gas. Until it is paid you can sign for another address; the signature can’t be taken back.",
    signing: "Sign in your wallet …",
    submitting: "Handing it in …",
    claimOnYourself: ["Claim there on ",["chain"],", and pay the fee yourself"],
    requested: "Signed.",
    requestedText: ["It goes to ",["address",""],", and the sender pays the gas. You can close this page. If it is not paid by ",["until"],", the signature ends and nothing has happened: you can claim or sign again."],
    signatureExpired: "The signature is not valid long enough. Check this device’s clock, then sign again.",
    signatureBad: "The network does not accept the signature for the listed address. Choose its account in your wallet and sign again, or claim by a transaction.",
    signatureRefused: "A test run of this payment was refused. Choose another address, or try again later.",
    signatureUnchecked: "The network does not answer, so the signature can’t be checked. Try again in a minute.",
    signatureTooLate: "A payment of this is on its way already, and not as you signed now. Wait a minute: this page shows where it goes.",
    signatureNotNewest: "Another signature for this counts, which is valid as long or longer. Sign again.",
    signatureGivenUp: "The sender’s service does not try this any more. Claim it by a transaction.",
    signatureNotOffered: "The sender does not pay for it now. Claim it by a transaction, or come back later.",
  },
}
