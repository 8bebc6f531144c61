import type { DropCommitment, Hex } from '@slotdrop/drops'

/** A sealed drop of a sender, wherever it is known from. */
export type SenderDrop = DropCommitment & {
  readonly dropId: Hex
  /** Untrusted text; undefined where only the chain knows of it. */
  readonly title: string | undefined
  /**
   * Base units that are open by the drop's words; left out where its rows are not at hand, undefined where they can't be read. Asked only
   * of a drop that is paid in part.
   */
  readonly openAmountOf?: ((words: readonly bigint[]) => bigint | Promise<bigint | undefined>) | undefined
}

/** A drop with open rows, which draws on the approval of its token as every other drop of its sender does. */
export type OpenDrop = {
  readonly dropId: Hex
  readonly title: string | undefined
  /** Base units that its open rows need. */
  readonly needs: bigint
  /** Whether `needs` is exact; else it is at most that. */
  readonly isExact: boolean
  /** Some of its rows are paid, or somebody else than the sender may have rows paid: what it needs may be taken from now on. */
  readonly isUnderWay: boolean
}

/** Sum of what open drops need, base units. */
export function sumNeeds(drops: readonly Pick<OpenDrop, 'needs'>[]): bigint {
  return drops.reduce((sum, { needs }) => sum + needs, 0n)
}
