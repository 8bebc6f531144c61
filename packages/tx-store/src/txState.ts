import type { Address } from 'viem'
import { serializeState, type TxState } from './storedState.ts'
import { isPending, type TransactionRecord } from './transaction.ts'

/** Something happened to a transaction. */
export type TransactionEvent = {
  readonly type: 'added' | 'changed'
  readonly address: Address
  readonly chainId: number
  readonly transaction: TransactionRecord
  /** The record before a change; `changed` always means another status. */
  readonly previous?: TransactionRecord | undefined
  /** Whether this store saw it happen, or read it from another tab. */
  readonly source: 'here' | 'elsewhere'
}

/** The state with what is pending as `unknown` on chains that can't be reached. That is never stored: another tab may well reach them. */
export function withReach(state: TxState, unreachable: ReadonlySet<number>): TxState {
  if (unreachable.size === 0) return state
  return mapLists(state, (list, chainId) =>
    unreachable.has(chainId) && list.some((item) => item.status === 'pending')
      ? list.map((item) => (item.status === 'pending' ? { ...item, status: 'unknown' } : item))
      : list,
  )
}

/** The new state, with the old lists where nothing differs, so that readers see the same arrays. */
export function reuseLists(old: TxState, next: TxState): TxState {
  return mapLists(next, (list, chainId, address) => {
    const before = old[address]?.[chainId]
    if (!before) return list
    const text = serializeState({ [address]: { [chainId]: list } })
    return text === serializeState({ [address]: { [chainId]: before } }) ? before : list
  })
}

function mapLists(
  state: TxState,
  map: (list: readonly TransactionRecord[], chainId: number, address: string) => readonly TransactionRecord[],
): TxState {
  return Object.fromEntries(
    Object.entries(state).map(([address, byChain]) => [
      address,
      Object.fromEntries(
        Object.entries(byChain).map(([chainId, list]) => [chainId, map(list, Number(chainId), address)]),
      ),
    ]),
  )
}

/** What happened between two states, as events. */
export function compareStates(
  before: TxState,
  after: TxState,
  source: TransactionEvent['source'],
): readonly TransactionEvent[] {
  const events: TransactionEvent[] = []
  for (const [key, byChain] of Object.entries(after)) {
    for (const [chain, list] of Object.entries(byChain)) {
      const former = before[key]?.[chain]
      if (former === list) continue
      // Sound: keys of the history are accounts.
      const address = key as Address
      const chainId = Number(chain)
      for (const transaction of list) {
        const previous = former?.find((item) => item.id === transaction.id)
        if (!previous || previous.addedAtMs !== transaction.addedAtMs) {
          if (isPending(transaction)) events.push({ type: 'added', address, chainId, transaction, source })
        } else if (previous.status !== transaction.status) {
          events.push({ type: 'changed', address, chainId, transaction, previous, source })
        }
      }
    }
  }
  return events
}

/** Both states in one: of a transaction in both, `ours`. */
export function mergeStates(theirs: TxState, ours: TxState): TxState {
  const merged: Record<string, Record<string, readonly TransactionRecord[]>> = {}
  for (const address of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    const chains: Record<string, readonly TransactionRecord[]> = (merged[address] = {})
    for (const chainId of new Set([...Object.keys(theirs[address] ?? {}), ...Object.keys(ours[address] ?? {})])) {
      const own = ours[address]?.[chainId] ?? []
      const ids = new Set(own.map((item) => item.id))
      const others = (theirs[address]?.[chainId] ?? []).filter((item) => !ids.has(item.id))
      chains[chainId] = [...own, ...others].toSorted((a, b) => b.addedAtMs - a.addedAtMs)
    }
  }
  return merged
}
