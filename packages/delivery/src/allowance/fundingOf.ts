import { type OpenDrop, sumNeeds } from './OpenDrop.ts'

/** Whether the open rows of a drop can be paid now, and what is missing. Base units. */
export type Funding = {
  /**
   * `covered` every open row of it, and of the drops that share its approval · `shared` its own rows, but not all of the others' too ·
   * `approval` less is approved than its rows need · `balance` the sender holds less than they need, which no approval mends
   */
  readonly state: 'covered' | 'shared' | 'approval' | 'balance'
  readonly needed: bigint
  readonly allowance: bigint
  readonly balance: bigint
  /** What an approval has to be for this drop and the others. */
  readonly together: bigint
  /** What is missing of that. */
  readonly missing: bigint
}

/** Adds up what draws on one approval. Drops that nobody draws on yet, `others` leaves out. */
export function fundingOf(
  { needed, allowance, balance }: Pick<Funding, 'needed' | 'allowance' | 'balance'>,
  others: readonly Pick<OpenDrop, 'needs'>[],
): Funding {
  const together = needed + sumNeeds(others)
  const missing = allowance < together ? together - allowance : 0n
  const state =
    needed === 0n
      ? 'covered'
      : allowance < needed
        ? 'approval'
        : balance < needed
          ? 'balance'
          : missing > 0n
            ? 'shared'
            : 'covered'
  return { state, needed, allowance, balance, together, missing }
}
