import type { RowHistory, RowStanding } from '@slotdrop/delivery'
import type { Tone } from '../../components/Pill.tsx'

/** A moment in the reader's own time. */
export const localTime = (seconds: bigint): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(Number(seconds) * 1000))

/** What a standing means for the recipient. */
export interface StandingWords {
  readonly tone: Tone
  /** One line, before the amount. */
  readonly lead: string
  readonly title: string
  readonly text: string
}

/** Says what a row means for its recipient: what happened, and what happens next. */
export const standingWords = (
  standing: RowStanding,
  { slot, history, symbol }: { slot: number; history: RowHistory | undefined; symbol: string },
): StandingWords => {
  switch (standing.kind) {
    case 'paid': {
      const elsewhere = history?.kind === 'claimed' ? `It was claimed and went to ${history.to}.` : undefined
      return {
        tone: 'settled',
        lead: 'You received',
        title: 'Paid',
        text:
          elsewhere ??
          (history?.kind === 'pushed'
            ? 'The sender paid it to your address.'
            : 'The chain says that this row is paid.'),
      }
    }
    case 'claimable':
      return { tone: 'flight', lead: 'You can claim', title: 'Ready when you are', text: '' }
    case 'waiting':
      return history?.kind === 'failed'
        ? {
            tone: 'fault',
            lead: 'Not delivered yet',
            title: 'It could not be delivered',
            text: `The token refused the payment: ${history.reason}. The row stays open, nothing is lost. Tell the sender, who can try again.`,
          }
        : {
            tone: 'idle',
            lead: 'You will get',
            title: `Waiting in slot ${slot + 1}`,
            text: 'The sender pays this drop out. It comes to your address by itself; there is nothing to do and no fee for you.',
          }
    case 'waiting-for-coins':
      return {
        tone: 'idle',
        lead: 'You will get',
        title: `Waiting in slot ${slot + 1}`,
        text: `${symbol} is the network’s own coin: it can’t be claimed, the sender pays it out. There is nothing to do and no fee for you.`,
      }
    case 'not-open-yet':
      return {
        tone: 'idle',
        lead: 'You will get',
        title: 'Not open yet',
        text: `This drop opens on ${localTime(standing.opensAtSeconds)}, your time. Come back then.`,
      }
    case 'closed':
      return {
        tone: 'fault',
        lead: 'Not claimed',
        title: 'This drop is closed',
        text: `It closed on ${localTime(standing.closesAtSeconds)}, your time. Nothing was taken from you; only the sender can pay you now, in a new drop. Ask them.`,
      }
    case 'cancelled':
      return {
        tone: 'fault',
        lead: 'Not paid',
        title: 'The sender cancelled this drop',
        text: 'Nothing more is paid by it, to anybody. Ask the sender whether another drop takes its place.',
      }
    case 'unfunded':
      return {
        tone: 'fault',
        lead: 'You are listed for',
        title: 'The sender’s account does not cover it now',
        text: 'The sender holds or has allowed too little of the token at the moment. A claim would fail and cost you the fee. Come back later, or ask the sender.',
      }
    case 'refused':
      return {
        tone: 'fault',
        lead: 'You are listed for',
        title: 'A claim would fail now',
        text: `A test run was refused: ${standing.reason} Nothing was sent and no fee was taken.`,
      }
  }
}
