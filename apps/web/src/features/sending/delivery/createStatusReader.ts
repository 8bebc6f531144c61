import type { Manifest } from '@slotdrop/drops'
import {
  type ChainClient,
  type DropStatus,
  type Journal,
  type KnownDrop,
  reconcile,
  type SendState,
  type SlotTransaction,
} from '@slotdrop/delivery'

/** Milliseconds for which a page takes what its worker says, before it looks itself: what became final the chain tells alone. */
const maxBelief = 30_000

/** Reads the status of a drop, each time with what is known of the last. */
export type StatusReader = {
  /**
   * The status of now. While somebody on this page sends, what they read is taken, and the chain is asked for nothing but now and then.
   *
   * @throws whatever the client throws
   */
  read(parameters: {
    readonly history: readonly SlotTransaction[] | undefined
    /** State of a sender that reads the chain itself at this moment; undefined where nobody does. */
    readonly sending?: SendState | undefined
  }): Promise<DropStatus>
}

/** What a status says of the chain, with the words that a sender read since. */
function knownOf({ progress, slots, isCancelled, operator }: DropStatus, sending: SendState): KnownDrop {
  const words = progress.slots.map(({ index, word }) => sending.slots[index]?.word ?? word)
  return {
    words,
    finalWords: words.map((word, index) => (slots[index]?.stage === 'final' ? word : 0n)),
    isCancelled,
    operator,
  }
}

/** Whether a sender has read the chain, and reads it: before its first look, and while the node is silent, it knows less than the page. */
function isReading({ isInDoubt, pace }: SendState): boolean {
  return !isInDoubt && pace !== undefined
}

/** See `StatusReader`. */
export function createStatusReader({
  client,
  manifest,
  journal,
  now = Date.now,
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly journal: Journal
  /** Milliseconds since 1970. */
  readonly now?: () => number
}): StatusReader {
  let last: { readonly at: number; readonly status: DropStatus } | undefined
  return {
    async read({ history, sending }) {
      const isRecent = last !== undefined && now() - last.at < maxBelief
      if (last && isRecent && sending && isReading(sending))
        return reconcile({ client, manifest, journal, history, known: knownOf(last.status, sending) })
      const status = await reconcile({ client, manifest, journal, history })
      last = { at: now(), status }
      return status
    },
  }
}
