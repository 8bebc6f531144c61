import { startTransition, useEffect, useState } from 'react'
import { queryConstants } from '@slotdrop/config'
import type { Hex, ShardIndex } from '@slotdrop/drops'
import type { SheetSlot } from '../../components/SheetSlot.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import type { FoundDrop } from '../../workers/dropProtocol.ts'

/** The public half of a drop: what its files tell, checked. */
export type DropState =
  /** `done`: the share of its files that was read, from 0 to 1. */
  { readonly status: 'loading'; readonly done: number } | FoundDrop

const begun: DropState = { status: 'loading', done: 0 }

/** The drop of an address of this site. */
export function useDrop(client: DropClient | undefined, dropId: Hex | undefined): DropState {
  const [state, setState] = useState<DropState>(begun)
  useEffect(() => {
    if (!client || dropId === undefined) return
    let isCurrent = true
    setState(begun)
    client
      .ask('drop', dropId, (done) => isCurrent && setState({ status: 'loading', done }))
      .catch((): FoundDrop => ({ status: 'failed', problem: 'unreachable' }))
      // In slices: a phone goes on answering its user while the sheet is drawn.
      .then((found) => isCurrent && startTransition(() => setState(found)))
    return () => {
      isCurrent = false
    }
  }, [client, dropId])
  return state
}

/** Slots of a drop with what the chain says of each; nothing is said of the chain where it was not asked yet. */
function toSlots({ rowCount, terms: { slotSize } }: ShardIndex, settled: readonly number[] | undefined): SheetSlot[] {
  return Array.from({ length: Math.ceil(rowCount / slotSize) }, (_, index): SheetSlot => {
    const rows = Math.min(slotSize, rowCount - index * slotSize)
    const settledRows = settled?.[index] ?? 0
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
  /** False while the chain has not answered yet: then the slots are as they were sealed. */
  readonly isKnown: boolean
  readonly isUnreachable: boolean
}

/** Slots of the whole drop, asked for again and again while the page is looked at. */
export function useSettlement(client: DropClient, index: ShardIndex, refreshed: number): Settlement {
  const [state, setState] = useState<Settlement>(() => ({
    slots: toSlots(index, undefined),
    isKnown: false,
    isUnreachable: false,
  }))
  useEffect(() => {
    let isCurrent = true
    const look = () =>
      client.ask('settled', index.dropId).then(
        (settled) =>
          isCurrent &&
          startTransition(() => setState({ slots: toSlots(index, settled), isKnown: true, isUnreachable: false })),
        () => isCurrent && setState((before) => ({ ...before, isUnreachable: true })),
      )
    void look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look()
    }, queryConstants.pollingIntervalMs)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [client, index, refreshed])
  return state
}
