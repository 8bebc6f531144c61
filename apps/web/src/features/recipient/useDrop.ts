import { startTransition, useCallback, useEffect, useState } from 'react'
import { queryConstants, type RuntimeConfig } from '@slotdrop/config'
import { readWords } from '@slotdrop/delivery'
import type { Hex, ShardIndex } from '@slotdrop/drops'
import type { SheetSlot } from '../../components/SlotSheet.tsx'
import { fetchRuntimeConfig } from '../../lib/runtimeConfig.ts'
import { type ChainClients, createChainClients } from './chainClients.ts'
import { DropFilesError, fetchIndex, type FilesProblem } from './dropFiles.ts'

/** The public half of a drop: what its files tell, checked, and what the chain tells. */
export type DropState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: FilesProblem | 'no-chain' }
  | {
      readonly status: 'found'
      readonly index: ShardIndex
      readonly clients: ChainClients
      readonly config: RuntimeConfig
    }

/** The drop of an address of this site. */
export const useDrop = (dropId: Hex | undefined): { state: DropState; retry: () => void } => {
  const [state, setState] = useState<DropState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (dropId === undefined) return
    const abort = new AbortController()
    const load = async (): Promise<DropState> => {
      const [config, index] = await Promise.all([
        fetchRuntimeConfig().catch((error: unknown) => {
          throw new DropFilesError('unreachable', error)
        }),
        fetchIndex(dropId, abort.signal),
      ])
      const clients = createChainClients(config, index.terms.chainId)
      return clients ? { status: 'found', index, clients, config } : { status: 'failed', problem: 'no-chain' }
    }
    setState({ status: 'loading' })
    load()
      .catch((error: unknown): DropState => ({
        status: 'failed',
        problem: error instanceof DropFilesError ? error.problem : 'unreachable',
      }))
      // In slices: a phone goes on answering its user while the sheet is drawn.
      .then((found) => abort.signal.aborted || startTransition(() => setState(found)))
    return () => abort.abort()
  }, [dropId, attempt])
  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}

const bits = (word: bigint): number => {
  let count = 0
  for (let rest = word; rest > 0n; rest &= rest - 1n) count++
  return count
}

/** Words of the whole drop, asked for again and again while the page is looked at. */
export const useWords = (
  index: ShardIndex,
  clients: ChainClients,
  refreshed: number,
): { slots: SheetSlot[] | undefined; isUnreachable: boolean } => {
  const [words, setWords] = useState<readonly bigint[]>()
  const [isUnreachable, setUnreachable] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const slotCount = Math.ceil(index.rowCount / index.terms.slotSize)
    const look = () =>
      readWords({ client: clients.first, manifest: { ...index, slotCount } }).then(
        (found) => {
          if (!isCurrent) return
          startTransition(() => {
            setWords(found)
            setUnreachable(false)
          })
        },
        () => isCurrent && setUnreachable(true),
      )
    void look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look()
    }, queryConstants.pollingIntervalMs)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [index, clients, refreshed])
  const slots = words?.map((word, at): SheetSlot => {
    const rowCount = Math.min(index.terms.slotSize, index.rowCount - at * index.terms.slotSize)
    const settledRows = bits(word)
    return {
      index: at,
      rowCount,
      settledRows,
      look: settledRows === 0 ? 'planned' : settledRows === rowCount ? 'final' : 'partial',
    }
  })
  return { slots, isUnreachable }
}
