import { limitTransactions } from './limitTransactions.ts'
import type { TxStorage } from './storage.ts'
import { parseState, serializeState, storageKey, type TxState } from './storedState.ts'
import type { TransactionRecord } from './transaction.ts'
import { mergeStates, reuseLists } from './txState.ts'

/** Whether the history outlives the page. `memory`: the storage refuses, is full, or not ours to read. */
export type Persistence = 'stored' | 'memory'

/** The list after a change; the same list when there is none. */
export type UpdateList = (list: readonly TransactionRecord[]) => readonly TransactionRecord[]

/** The state, and how it stands to the storage: `text` is what the storage held when they last agreed. */
type Kept = {
  readonly state: TxState
  readonly persistence: Persistence
  readonly mayWrite: boolean
  readonly text: string | null
}

/** The history on a storage that others write to as well, and that may fail at any time. */
export type History = {
  readonly getState: () => TxState
  readonly getPersistence: () => Persistence
  /** Changes one list, on top of what the storage holds now. Whether anything is different after it. */
  readonly change: (address: string, chainId: number, update: UpdateList) => boolean
  /** Tells when another tab changed the history. Returns the end of it. */
  readonly listen: (onChange: () => void) => () => void
}

const none: readonly TransactionRecord[] = []

/** Creates a history from what a storage holds. Never throws: without a storage it lasts as long as the page. */
export function createHistory(storage: TxStorage): History {
  let isWriting = false
  let kept: Kept = read({ state: {}, persistence: 'stored', mayWrite: true, text: null })

  function read(fallback: Kept): Kept {
    try {
      const text = storage.getItem(storageKey)
      if (text === fallback.text) return fallback
      const stored = parseState(text)
      if (stored.kind === 'read') return { state: stored.state, persistence: 'stored', mayWrite: true, text }
      // What a later version wrote stays as it is.
      return { ...fallback, persistence: 'memory', mayWrite: stored.kind === 'unreadable' }
    } catch {
      return { ...fallback, persistence: 'memory' }
    }
  }

  function getBase(): Kept {
    const stored = read(kept)
    // What could not be stored is not thrown away for a storage that lacks it.
    return kept.persistence === 'stored' || stored.persistence === 'memory'
      ? stored
      : { ...stored, state: mergeStates(stored.state, kept.state) }
  }

  function write(next: Kept): Kept {
    if (!next.mayWrite) return { ...next, persistence: 'memory' }
    isWriting = true
    try {
      const text = serializeState(next.state)
      storage.setItem(storageKey, text)
      return { ...next, persistence: 'stored', text }
    } catch {
      return { ...next, persistence: 'memory' }
    } finally {
      isWriting = false
    }
  }

  function settle(next: Kept): boolean {
    if (next === kept) return false
    kept = { ...next, state: reuseLists(kept.state, next.state) }
    return true
  }

  return {
    getState: () => kept.state,
    getPersistence: () => kept.persistence,
    change(address, chainId, update) {
      const base = getBase()
      const key = address.toLowerCase()
      const list = base.state[key]?.[chainId] ?? none
      const next = update(list)
      if (next === list) return settle(base)
      const byChain = { ...base.state[key], [chainId]: limitTransactions(next) }
      return settle(write({ ...base, state: { ...base.state, [key]: byChain } }))
    },
    listen(onChange) {
      const stop = storage.subscribe?.((key) => {
        if (isWriting || (key !== null && key !== storageKey)) return
        const next = read(kept)
        if (next.persistence === 'stored' && settle(next)) onChange()
      })
      return () => stop?.()
    },
  }
}
