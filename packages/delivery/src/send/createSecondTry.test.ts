import { slotWord } from '@slotdrop/drops'
import { expect, test } from 'vitest'
import { countSignatures } from './createSecondTry.ts'
import { halve, type Masks, without } from './sizeTransaction.ts'

/** Presses until a hostile row is found, if each takes the first group, and the one for the rest. */
function isolate(groups: readonly Masks[], hostile: readonly [slot: number, row: number], isStrict: boolean): number {
  const [slot, row] = hostile
  const [first, ...others] = groups
  if (!first) return 1
  if (!slotWord.isSet(first.get(slot) ?? 0n, row)) return 1 + isolate(others, hostile, isStrict)
  const isAlone = isStrict ? first.size === 1 : first.size === 1 && first.get(slot) === slotWord.maskOf([row])
  if (isAlone) return 2
  const half = halve(first)
  return 1 + isolate([half, without(first, half), ...others], hostile, isStrict)
}

const sizes = [[2], [10], [250], [3, 7], [10, 10, 10, 4], [1, 1, 1, 1, 1]] as const

test.each(sizes.flatMap((slots) => [false, true].map((isStrict) => [slots, isStrict] as const)))(
  'the most signatures for slots of %j, strict: %s, is never exceeded, and reached for some row',
  (slots, isStrict) => {
    const masks = new Map(slots.map((rows, slot) => [slot, slotWord.full(rows)]))
    const half = halve(masks)
    const groups = [half, without(masks, half)].filter(({ size }) => size > 0)
    const taken = slots.flatMap((rows, slot) =>
      Array.from({ length: rows }, (_, row) => isolate(groups, [slot, row], isStrict)),
    )
    expect(Math.max(...taken)).toBe(countSignatures(groups, isStrict))
  },
)
