// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  sendToMe: object
  sendToMeElsewhere: object
  elsewhereText: { site: string | number }
  asking: object
  nothingToSign: object
  senderPays: object
  notAskedFor: { reason: string | number }
  queued: object
  queuedWithOthers: object
  queuedForFee: object
  queuedForPurse: object
  queuedForNode: object
  queuedUntilOpen: object
  youMayLeave: object
  onItsWay: object
  received: object
  receivedAt: { when: string | number }
  receivedText: object
  transaction: object
  refused: object
  refusedText: { reason: string | number }
  refusedUnsaid: object
  comesAnyway: object
  barAllSent: object
  notOffered: object
  barPaused: object
  barClaimsClosed: object
  barNotOpen: object
  barEnded: object
  barBlocked: object
  barPurseLow: object
  barBudgetUsed: object
  stageAsked: object
  stageSent: object
  stageReceived: object
  stages: object
  queuedSigned: object
  signedUntil: { when: string | number }
  onItsWaySigned: object
  refusedSigned: object
  refusedSignedText: { reason: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "row-requests",
  texts: {
    sendToMe: "Send it to me, free",
    sendToMeElsewhere: "Send it to me",
    elsewhereText: ["On ",["site"],", where the sender may pay for it: no wallet, nothing to sign."],
    asking: "Asking …",
    nothingToSign: "No wallet, no approval, nothing to sign.",
    senderPays: "The sender pays the gas.",
    notAskedFor: ["It was not asked for. ",["reason"]],
    queued: "Queued.",
    queuedWithOthers: "It goes out together with others of its slot, usually within a minute.",
    queuedForFee: "It goes out as soon as gas costs less.",
    queuedForPurse: "It goes out once the sender adds money for gas.",
    queuedForNode: "It goes out once a node of the network accepts it.",
    queuedUntilOpen: "It goes out once the drop opens.",
    youMayLeave: "You can close this page. It arrives without it.",
    onItsWay: "On its way.",
    received: "Received.",
    receivedAt: ["Received on ",["when"],"."],
    receivedText: "The sender paid the gas.",
    transaction: "Transaction",
    refused: "Refused by the token.",
    refusedText: [["reason"]," Your row stays open, nothing is lost. You can ask again after ten minutes, or tell the sender."],
    refusedUnsaid: "No reason was given.",
    comesAnyway: "It comes by itself.",
    barAllSent: "The sender has everything of this drop sent, yours too. There is nothing to do.",
    notOffered: "It can’t be sent to you for free now.",
    barPaused: "The sender paused sending. Come back later, or claim with your wallet.",
    barClaimsClosed: "The sender has to enable claiming first.",
    barNotOpen: "The drop opens later.",
    barEnded: "The drop is closed or cancelled.",
    barBlocked: "Something stands in the way that the sender has to mend. Come back later, or claim with your wallet.",
    barPurseLow: "What the sender gave for gas is used up. Come back later, or claim with your wallet.",
    barBudgetUsed: "As many recipients asked today as the sender pays for in a day. Come back tomorrow, or claim with your wallet.",
    stageAsked: "Asked for",
    stageSent: "Sent",
    stageReceived: "Received",
    stages: "How far it is",
    queuedSigned: "It goes to the address that you signed for, usually within a minute.",
    signedUntil: ["Your signature for another address is valid until ",["when"],"."],
    onItsWaySigned: "It goes to the address that you signed for.",
    refusedSigned: "Not paid to the other address.",
    refusedSignedText: [["reason"]," Your row stays open, nothing is lost. Sign again, or claim with your wallet."],
  },
}
