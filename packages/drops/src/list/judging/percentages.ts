import { sumUints } from '../../values/uint256.ts'
import { crossBit } from '../issues/issueBits.ts'
import { weightDecimals } from '../columns/allocation.ts'
import { type ListTable, percentFound } from '../reading/table.ts'

const whole = 100n * 10n ** BigInt(weightDecimals)

/** Marks percentages that do not make the whole total, or stand beside weights that are none: each would get another part than its line says. */
export function markPercentages(
  { count, found, amounts }: Pick<ListTable, 'count' | 'found'> & { readonly amounts: Uint32Array },
  isCounted: (index: number) => boolean,
  crossIssues: Uint32Array,
) {
  const isPercent = (index: number) => ((found[index] ?? 0) & percentFound) !== 0 && isCounted(index)
  const sum = sumUints(amounts, count, isPercent)
  if (sum === 0n) return
  let isMixed = false
  for (let index = 0; index < count && !isMixed; index++) isMixed = isCounted(index) && !isPercent(index)
  if (sum === whole && !isMixed) return
  for (let index = 0; index < count; index++)
    if (isPercent(index)) crossIssues[index] = (crossIssues[index] ?? 0) | crossBit('share-percent-sum')
}
