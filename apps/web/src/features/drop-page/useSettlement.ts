import { useMemo } from 'react'
import { queryConstants } from '@slotdrop/wallet-ui/constants'
import { type ShardIndex, slotWord } from '@slotdrop/drops'
import type { SheetSlot } from '../../components/slots/SheetSlot.ts'
import { createLiveValue, type LiveValue } from '../../workers/liveValue.ts'
import type { DropClient } from '../../workers/useDropClient.ts'

/** Slots of a drop with what the chain says of each; nothing is said of the chain where it was not asked yet. */
function toSlots({ rowCount, terms: { slotSize } }: ShardIndex, words: readonly bigint[] | undefined): SheetSlot[] {
  return Array.from({ length: Math.ceil(rowCount / slotSize) }, (_, index): SheetSlot => {
    const rows = Math.min(slotSize, rowCount - index * slotSize)
    const settledRows = slotWord.count(words?.[index] ?? 0n)
    return {
      index,
      rowCount: rows,
      settledRows,
      look: settledRows === 0 ? 'planned' : settledRows === rows ? 'final' : 'partial',
    }
  })
}

/** What the chain says of a whole drop. */
export type Settlement = {
  readonly slots: readonly SheetSlot[]
  /** The words of the slots; none while the chain has not answered yet. */
  readonly words: readonly bigint[]
  /** False while the chain has not answered yet: then the slots are as they were sealed. */
  readonly isKnown: boolean
  readonly isUnreachable: boolean
}

/** Rows of the whole drop that are settled, as far as the chain was asked. */
export function countSettled({ slots }: Settlement): number {
  return slots.reduce((sum, { settledRows }) => sum + settledRows, 0)
}

/** Asks for the settled rows at once, and again and again while the page is looked at. */
function liveSettlement(client: DropClient, index: ShardIndex) {
  const begun: Settlement = { slots: toSlots(index, undefined), words: [], isKnown: false, isUnreachable: false }
  return createLiveValue(begun, (set, signal) => {
    const ask = () =>
      void client.ask('words', index.dropId).then(
        (words) => set(() => ({ slots: toSlots(index, words), words, isKnown: true, isUnreachable: false })),
        () => set((before) => ({ ...before, isUnreachable: true })),
      )
    ask()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask()
    }, queryConstants.pollingIntervalMs)
    signal.addEventListener('abort', () => clearInterval(timer))
  })
}

/** Slots of the whole drop, alive for as long as the page shows them. */
export function useSettlement(client: DropClient, index: ShardIndex): LiveValue<Settlement> {
  return useMemo(() => liveSettlement(client, index), [client, index])
}
