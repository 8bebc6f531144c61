import {
  estimateSending,
  fetchFunds,
  inspectToken,
  needsOf,
  type Preflight,
  preflight,
  type TokenTrait,
} from '@slotdrop/delivery'
import { problemSentence, rowReasonSentence, traitSentence } from '@slotdrop/delivery/sentences'
import { type Manifest, slotProgress } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import type { RefusedRow } from './fetchDropStatus.ts'
import type { Nodes } from './connectNodes.ts'

/** What sending the open rows takes, tried on the chain as it is now. */
export type Quote = {
  /** How it was found out; `none`: the chain offers no way before the approval, so gas is not known. */
  readonly method: Preflight['method']
  readonly slots: number
  readonly transactions: number
  /** Units of gas. */
  readonly gas: bigint
  /** Wei a unit of gas, now. */
  readonly feePerGas: bigint
  /** Wei: at the present price, and at the ceiling; on chains of the OP stack with what L1 takes. */
  readonly fee: bigint
  readonly feeAtCeiling: bigint | undefined
  /** Wei to give to a key that sends: enough for the ceiling, or for twice the present price, and an eighth more. What is left goes back. */
  readonly gasMoney: bigint
  /** Recipients that the token or their accounts would refuse. */
  readonly refused: number
  readonly refusedRows: readonly RefusedRow[]
  /** Recipients of a direct drop that would get less than the list says. */
  readonly short: number
  /** What stands in the way of sending now: a balance that is too low, a sum that the token refuses. */
  readonly problems: readonly string[]
  /** What the token does besides. */
  readonly notes: readonly string[]
}

/** Traits of the token, independent of the list; none for native currency. */
async function fetchTraits(
  { client }: Nodes,
  manifest: Manifest,
  words: readonly bigint[],
): Promise<readonly TokenTrait[]> {
  const { terms, token } = manifest
  const { standard, sender, distributor } = terms
  if (standard === 'NATIVE') return []
  const open = new Map(words.map((word, slot) => [slot, slotProgress(manifest, slot, word).openMask]))
  const funds = await fetchFunds({ client, terms, needs: needsOf(manifest, open) }).catch(() => undefined)
  return inspectToken({
    ...{ client, standard, owner: sender, spender: distributor },
    ...{ token: terms.token, balance: funds?.balance, decimals: token.decimals },
  })
}

/** Problems of slots that the trial of the rows found. */
function slotProblems(manifest: Manifest, { slots, refusedRows, hasTransferFee }: Preflight): string[] {
  const broken = slots.filter(({ problem }) => problem !== undefined)
  const problem = broken[0]?.problem
  const rows = slots.reduce((sum, each) => sum + each.rows, 0)
  const stopped = manifest.terms.policy === 'strict' ? slots.filter((each) => each.refusedRows > 0).length : 0
  const counts = { broken: broken.length, slots: slots.length }
  return [
    ...(hasTransferFee ? [sentence(messages.quoteTransferFee)] : []),
    ...(problem && !hasTransferFee ? [sentence(messages.quoteSlotsRefused, { ...counts, why: problem.sentence })] : []),
    ...(stopped > 0 ? [sentence(messages.quoteStrict, { stopped })] : []),
    ...(rows > 0 && refusedRows === rows ? [sentence(messages.quoteAllRefused)] : []),
  ].map(String)
}

function* rowsRefused(manifest: Manifest, tried: Preflight): Generator<RefusedRow> {
  if (tried.refusedRows === 0) return
  for (let index = 0; index < manifest.rowCount; index++) {
    const verdict = tried.verdict(index)
    if (verdict.kind !== 'refused') continue
    yield { row: index + 1, ...manifest.rowAt(index), reason: String(rowReasonSentence(verdict.reason)) }
  }
}

/**
 * Estimates what sending takes. Inspects the token, tries each open row, and plans the transactions as they would be sent.
 *
 * @param ceiling wei a unit of gas
 * @throws whatever the client throws
 */
export async function quoteSending(
  nodes: Nodes,
  manifest: Manifest,
  { ceiling, words }: { ceiling: bigint | undefined; words: readonly bigint[] },
): Promise<Quote> {
  const { client } = nodes
  const [tried, traits, estimate] = await Promise.all([
    preflight({ client, manifest }),
    fetchTraits(nodes, manifest, words),
    estimateSending({ client, manifest, words, fees: ceiling === undefined ? undefined : { ceiling } }),
  ])
  const { slots, transactions, gas, feePerGas, fee, feeAtCeiling, gasMoney } = estimate
  const say = (weights: readonly TokenTrait['weight'][]) =>
    traits.filter(({ weight }) => weights.includes(weight)).map((trait) => String(traitSentence(trait)))
  const readiness = tried.problems.map((problem) => String(problemSentence(problem)))
  return {
    method: tried.method,
    ...{ slots, transactions, gas, feePerGas, fee, gasMoney },
    feeAtCeiling: ceiling === undefined ? undefined : feeAtCeiling,
    refused: tried.refusedRows,
    refusedRows: [...rowsRefused(manifest, tried)],
    short: tried.shortRows,
    // Where nothing is left to pay, nothing stands in the way.
    problems: slots === 0 ? readiness : [...readiness, ...slotProblems(manifest, tried), ...say(['fault'])],
    notes: say(['warning', 'note']),
  }
}
