import { type OpenDrop, sumNeeds } from './OpenDrop.ts'

/** What decides which open drops count on an approval beside one. Base units. */
export type CountingFacts = {
  readonly allowance: bigint
  /** What the drop itself needs. */
  readonly needed: bigint
  /** It draws on the approval already, as an `OpenDrop` that is under way does. */
  readonly isUnderWay: boolean
  /** What was decided before, by drop: whether the approval is to cover it. */
  readonly decided?: ReadonlyMap<string, boolean> | undefined
}

/**
 * Which of the open drops an approval has to cover beside one: all that are under way, and of the others those that what is approved covers
 * already, as nobody but their own approval put it there. A list that was sealed and never approved, and may have been given up, counts for
 * nothing. What was decided goes before that.
 */
export function countedDrops(
  open: readonly OpenDrop[],
  { allowance, needed, isUnderWay, decided }: CountingFacts,
): readonly OpenDrop[] {
  let left = allowance - sumNeeds(open.filter((drop) => drop.isUnderWay)) - (isUnderWay ? needed : 0n)
  return open.filter((drop) => {
    if (!drop.isUnderWay && left >= drop.needs) {
      left -= drop.needs
      return decided?.get(drop.dropId) ?? true
    }
    return decided?.get(drop.dropId) ?? drop.isUnderWay
  })
}
