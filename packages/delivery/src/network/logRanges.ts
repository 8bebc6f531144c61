import { toDeliveryError } from '../errors/index.ts'
import { isAboutRange, textsOf } from './nodeTexts.ts'
import type { ChainClient, Clock } from '../ports.ts'

/** Blocks that are asked for at first: public nodes answer for some thousand, or fewer. */
const maxBlocksAtOnce = 10_000n
/** A node that refuses so few does not refuse for their number. */
const minBlocks = 10n

/** Answers to a node that asks for patience, or is silent: how often it is asked again, and after which time at first. */
const maxRepeats = 5
const firstPause = 1_000

/** How many blocks a node answers for at once, as it has shown. */
export type LogRanges = {
  /** Blocks to ask for next. */
  size(): bigint
  answered(): void
  /**
   * Learns from a refusal, or waits where the node only wants to be asked less.
   *
   * @param length blocks that were asked for
   * @throws DeliveryError when the node can't be asked even for a few blocks
   */
  refused(error: unknown, length: bigint, clock: Clock): Promise<void>
}

/** The number of blocks that a refusal names: `max block range 500`, `up to a 2K block range`, `limited to 0 - 5,000 blocks`. */
function parseBlockLimit(text: string, length: bigint): bigint | undefined {
  const patterns = [
    /(?:up to|limited to|at most|maximum(?: is)?|max(?:imum)?(?: is| of| allowed)?|exceeds?(?: the)?(?: max(?:imum)?)?)\D{0,40}?(?:0 ?- ?)?([\d,]+)( ?k)?\b/i,
    /([\d,]+)( ?k)?[ -]blocks?(?: range| limit)/i,
  ]
  for (const pattern of patterns) {
    const [, digits, thousands] = pattern.exec(text) ?? []
    const value = digits === undefined ? 0n : BigInt(digits.replaceAll(',', '') || 0) * (thousands ? 1_000n : 1n)
    // A limit of answers, which is a larger number, says nothing about blocks.
    if (value >= 1n && value < length) return value
  }
  return undefined
}

function createRanges(): LogRanges {
  let size = maxBlocksAtOnce
  let repeats = 0
  return {
    size: () => size,
    answered() {
      repeats = 0
    },
    async refused(error, length, clock) {
      const text = textsOf(error)
      const failure = toDeliveryError(error)
      // What is gone is gone for any range, and later too.
      if (/\bpruned\b/i.test(text)) throw failure
      if (!isAboutRange(text) && (failure.name === 'RpcRateLimitedError' || failure.name === 'RpcUnavailableError')) {
        if (repeats >= maxRepeats) throw failure
        await clock.sleep(firstPause * 2 ** repeats)
        repeats += 1
        return
      }
      if (length <= minBlocks) throw failure
      const half = length / 2n
      size = parseBlockLimit(text, length) ?? (half > minBlocks ? half : minBlocks)
    },
  }
}

const known = new WeakMap<ChainClient, LogRanges>()

/** What is known of a client's node; nothing yet where it was never asked. */
export function rangesOf(client: ChainClient): LogRanges {
  const ranges = known.get(client) ?? createRanges()
  known.set(client, ranges)
  return ranges
}
