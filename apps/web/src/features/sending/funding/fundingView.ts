import { type Funding, fundingOf, type OpenDrop } from '@slotdrop/delivery'
import { maxUint256 } from 'viem'

/** One of the bars: what there is of something, on a scale that all of them share. */
export type FundingBar = {
  /** From 0 to 1 of the width of the picture. */
  readonly filled: number
  /** What is missing up to the mark, from 0 to 1 of the width. */
  readonly missing: number
}

/** Whether the open rows of a drop can be paid, as a picture: three bars on one scale, with one mark. */
export type FundingView = {
  readonly funding: Funding
  /** What the mark stands for: what the drop needs, or all that share the approval where that is what is short. Base units. */
  readonly target: bigint
  /** Place of the mark, from 0 to 1. */
  readonly mark: number
  /** Share of the drop's own rows in what the mark stands for, from 0 to 1 of the width. */
  readonly own: number
  readonly approval: FundingBar
  readonly balance: FundingBar
  /** How many more rows the approval pays, at the average of the open ones; undefined where it pays them all. */
  readonly coveredRows: number | undefined
  /** Whether what is missing is exact; else it is at most that, as the list of another drop is not at hand. */
  readonly isExact: boolean
}

/** Place of the mark: what is beyond is seen to be more, not how much. */
const mark = 0.972
/** Above this nobody meant an amount: tokens count down from it, or never do. */
const unlimitedFrom = maxUint256 / 2n

/** Whether an allowance is without a limit. */
export function isUnlimited(allowance: bigint): boolean {
  return allowance >= unlimitedFrom
}

/** Exact to a thousandth: enough for a picture, whatever the size of the numbers. */
function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 1 : Number((part * 1000n) / whole) / 1000
}

function barOf(has: bigint, target: bigint): FundingBar {
  if (has > target) return { filled: 1, missing: 0 }
  const filled = shareOf(has, target) * mark
  return { filled, missing: mark - filled }
}

/** See `FundingView`. `openRows`: how many need it. */
export function fundingView(
  facts: Pick<Funding, 'needed' | 'allowance' | 'balance'> & { readonly openRows: number },
  others: readonly OpenDrop[],
): FundingView {
  const funding = fundingOf(facts, others)
  const { needed, allowance, balance, together, state } = funding
  const target = state === 'shared' ? together : needed
  const isShort = allowance < needed && needed > 0n
  return {
    funding,
    target,
    mark,
    own: shareOf(needed, target) * mark,
    approval: barOf(allowance, target),
    balance: barOf(balance, target),
    isExact: state !== 'shared' || others.every((other) => other.isExact),
    coveredRows: isShort ? Number((allowance * BigInt(facts.openRows)) / needed) : undefined,
  }
}
