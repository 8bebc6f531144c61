import { type Manifest, slotRows, slotWord } from '@slotdrop/drops'

/** What the open rows need, id by id; base units. Standards without ids have one entry, at 0. */
export type Needs = ReadonlyMap<bigint, bigint>

/** What some rows of some slots need. */
export function needsOf(manifest: Manifest, masks: ReadonlyMap<number, bigint>): Needs {
  const hasIds = manifest.terms.standard === 'ERC1155'
  const needs = new Map<bigint, bigint>()
  for (const [slot, mask] of masks) {
    if (mask === 0n) continue
    slotRows(manifest, slot).forEach(({ id, amount }, row) => {
      if (!slotWord.isSet(mask, row)) return
      const key = hasIds ? id : 0n
      needs.set(key, (needs.get(key) ?? 0n) + amount)
    })
  }
  return needs
}

/** Sum of needs. */
export function totalOf(needs: Needs): bigint {
  return [...needs.values()].reduce((sum, amount) => sum + amount, 0n)
}
