import { maxUint256, readUint, writeUint } from '../../values/uint256.ts'
import type { ListTable } from '../reading/table.ts'
import { stateExcluded } from './entryStates.ts'
import { noEntry, type Repeats } from './repeats.ts'

/** Puts entries that repeat one another together, or leaves the later ones out. */
export function settleRepeats(
  table: ListTable,
  { first, next }: Repeats,
  mode: 'merge' | 'keep-first',
  states: Uint8Array,
  amounts: Uint32Array | undefined,
  isFree: (index: number) => boolean,
) {
  for (let index = 0; index < table.count; index++) {
    if (first[index] !== index || next[index] === noEntry) continue
    const group: number[] = []
    for (let member = index; member !== noEntry; member = next[member] ?? noEntry)
      if (isFree(member)) group.push(member)
    const [stays, ...others] = group
    if (stays === undefined || others.length === 0) continue
    if (mode === 'merge' && amounts) {
      const sum = group.reduce((all, member) => all + readUint(amounts, member), 0n)
      // No row can hold such a sum: they stay as they are, and are asked about again.
      if (sum > maxUint256) continue
      writeUint(amounts, stays, sum)
    }
    for (const other of others) states[other] = stateExcluded
  }
}
