import type { LiveValue } from '../../workers/liveValue.ts'
import type { LiveRows } from './useRows.ts'
import type { Settlement } from './useSettlement.ts'

/**
 * Asks for the rows of an address anew when their slots turn out to hold more settled rows than before: nothing, at first.
 *
 * @returns ends it
 */
export function refreshWhenPaid(rows: LiveRows, settlement: LiveValue<Settlement>): () => void {
  let seen = 0
  const compare = () => {
    const state = rows.getSnapshot()
    const { slots, isKnown } = settlement.getSnapshot()
    const own = 'rows' in state ? new Set(state.rows.map(({ slot }) => slot)) : new Set<number>()
    if (own.size === 0 || !isKnown) return
    const settled = [...own].reduce((sum, slot) => sum + (slots[slot]?.settledRows ?? 0), 0)
    if (settled === seen) return
    seen = settled
    rows.refresh()
  }
  const leaves = [rows.subscribe(compare), settlement.subscribe(compare)]
  compare()
  return () => {
    for (const leave of leaves) leave()
  }
}
