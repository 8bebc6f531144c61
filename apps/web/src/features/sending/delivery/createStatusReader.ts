import { isUnwrapped, type Manifest, slotWord } from '@slotdrop/drops'
import {
  type ChainClient,
  type DropStatus,
  fetchFunds,
  type Funds,
  type Journal,
  type KnownDrop,
  needsOf,
  reconcile,
  type SendState,
  type SlotTransaction,
  type AskedReasons,
  withAskedReasons,
} from '@slotdrop/delivery'

/** Milliseconds for which a page takes what its worker says, before it looks itself: what became final the chain tells alone. */
const maxBelief = 30_000

/** What the chain says of a drop at one look. */
export type SeenDrop = {
  readonly status: DropStatus
  /** What its sender holds and has approved; undefined where nothing is taken from an account, and where the token does not tell. */
  readonly funds: Funds | undefined
  /**
   * The approval is another than at the last look, by more or less than what was paid since: then other drops drew on it, or somebody changed
   * it.
   */
  readonly change: 'none' | 'raised' | 'lowered'
}

/** Reads the status of a drop, each time with what is known of the last. */
export type StatusReader = {
  /**
   * The status of now, and what can be paid of it. While somebody on this page sends, what they read is taken, and the chain is asked for nothing but now and then.
   *
   * @throws whatever the client throws
   */
  read(parameters: {
    readonly history: readonly SlotTransaction[] | undefined
    /** State of a sender that reads the chain itself at this moment; undefined where nobody does. */
    readonly sending?: SendState | undefined
  }): Promise<SeenDrop>
}

/** What a status says of the chain, with the words that a sender read since. */
function knownOf({ progress, slots, isCancelled, operator, claimsOpen }: DropStatus, sending: SendState): KnownDrop {
  const words = progress.slots.map(({ index, word }) => sending.slots[index]?.word ?? word)
  return {
    words,
    finalWords: words.map((word, index) => (slots[index]?.stage === 'final' ? word : 0n)),
    isCancelled,
    operator,
    claimsOpen,
  }
}

/** Whether a sender has read the chain, and reads it: before its first look, and while the node is silent, it knows less than the page. */
function isReading({ isInDoubt, pace }: SendState): boolean {
  return !isInDoubt && pace !== undefined
}

/** Ids that are still to be paid, for tokens that have several. */
function openNeeds(manifest: Manifest, status: DropStatus | undefined) {
  if (manifest.terms.standard !== 'ERC1155') return new Map<bigint, bigint>()
  const slots = Array.from({ length: manifest.slotCount }, (_, slot) => slot)
  const all = slotWord.full(256)
  return needsOf(manifest, new Map(slots.map((slot) => [slot, status?.progress.slots[slot]?.openMask ?? all])))
}

function changeOf(before: SeenDrop | undefined, status: DropStatus, funds: Funds | undefined): SeenDrop['change'] {
  if (!before?.funds || !funds) return 'none'
  const paid = status.progress.settledAmount - before.status.progress.settledAmount
  const expected = before.funds.allowance - paid
  return funds.allowance === expected || funds.allowance === before.funds.allowance
    ? 'none'
    : funds.allowance > expected
      ? 'raised'
      : 'lowered'
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
  let last: { readonly at: number; readonly seen: SeenDrop } | undefined
  const asked: AskedReasons = new Map()
  const { terms } = manifest
  return {
    async read({ history, sending }) {
      const isRecent = last !== undefined && now() - last.at < maxBelief
      if (last && isRecent && sending && isReading(sending)) {
        const known = knownOf(last.seen.status, sending)
        const status = await reconcile({ client, manifest, journal, history, known })
        return { ...last.seen, status: await withAskedReasons(undefined, manifest, status, asked), change: 'none' }
      }
      const before = last?.seen
      // In the same request as the words: what is approved is compared with what is open at that moment.
      const [found, funds] = await Promise.all([
        reconcile({ client, manifest, journal, history }),
        isUnwrapped(terms)
          ? undefined
          : fetchFunds({ client, terms, needs: openNeeds(manifest, before?.status) }).catch(() => undefined),
      ])
      const status = await withAskedReasons(client, manifest, found, asked)
      const seen: SeenDrop = { status, funds, change: changeOf(before, status, funds) }
      last = { at: now(), seen }
      return seen
    },
  }
}
