/** Stages that the settled words alone decide. */
export type SettledStage = 'planned' | 'partial' | 'mined' | 'final'

/**
 * The stage of a slot by its settled words: `final` when every row is settled in a block that no reorganisation can undo, `mined` when every row
 * is settled in the latest block.
 */
export function settledStage(fullMask: bigint, word: bigint, finalWord: bigint): SettledStage {
  if ((fullMask & ~finalWord) === 0n) return 'final'
  if ((fullMask & ~word) === 0n) return 'mined'
  return (fullMask & word) === 0n ? 'planned' : 'partial'
}
