import type { Address, Client, Hex } from 'viem'
import { cautiousFinality, type Finality } from './chainHead.ts'
import { systemClock, type Clock } from './clock.ts'
import { createWatcher, type Watched } from './createWatcher.ts'
import { createHistory, type Persistence, type UpdateList } from './createHistory.ts'
import { InvalidTransactionError } from './errors.ts'
import { applyObservation } from './observation.ts'
import type { ResolveSafeTransaction } from './observeSafeTransaction.ts'
import type { TxStorage } from './storage.ts'
import type { TxState } from './storedState.ts'
import { compareStates, withReach, type TransactionEvent } from './txState.ts'
import type { NewTransaction, TransactionRecord } from './transaction.ts'
import { validateTransaction } from './validateTransaction.ts'

/** Everything the store knows at one moment. A new object after each change, the same one in between. */
export type TxSnapshot = { readonly state: TxState; readonly persistence: Persistence }

/** How a store is made. */
export type CreateTxStoreParameters = {
  readonly storage: TxStorage
  /** A viem client of a chain, or `undefined` where there is none. Asked before each look, so it may change. */
  readonly getClient: (chainId: number) => Client | undefined
  readonly clock?: Clock | undefined
  /** When something mined is final. Left out: the node's `finalized` block, or 64 confirmations. */
  readonly getFinality?: ((chainId: number) => Finality) | undefined
  /** Asks a Safe's service about a safeTxHash. Left out: only the Safe's events are read. */
  readonly resolveSafeTransaction?: ResolveSafeTransaction | undefined
  /** Milliseconds between looks at what is not mined; 4000 (specification, section 9). */
  readonly pollingIntervalMs?: number | undefined
  /** Milliseconds between looks at what is mined and not final; 15,000. */
  readonly recheckIntervalMs?: number | undefined
}

/** The transaction history of the accounts of one browser. */
export type TxStore = {
  /**
   * Records a transaction as pending, the newest of its list. One that is there already is taken up anew.
   *
   * @throws InvalidTransactionError 'Unable to add transaction' and why.
   */
  readonly add: (address: Address, chainId: number, transaction: NewTransaction) => TransactionRecord
  /** The transactions of an account on a chain, newest first. The same array until one of them changes. */
  readonly getTransactions: (address: Address | undefined, chainId: number | undefined) => readonly TransactionRecord[]
  /** Forgets the transactions of an account on a chain, pending ones too. */
  readonly clear: (address: Address, chainId: number) => void
  /** Follows everything of an account that is not final, each on its own chain. Returns the end of it. */
  readonly watch: (address: Address) => () => void
  /** Looks at all watched chains now: for a page that comes back to the front, or online. */
  readonly refresh: () => void
  /** Tells of every change. Returns the end of it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => TxSnapshot
  /** What a server renders: nothing. */
  readonly getServerSnapshot: () => TxSnapshot
  /** Tells of added transactions and changed statuses: for toasts. Returns the end of it. */
  readonly onEvent: (listener: (event: TransactionEvent) => void) => () => void
  /** Ends all watching and listening. */
  readonly destroy: () => void
}

const none: readonly TransactionRecord[] = []
const emptySnapshot: TxSnapshot = { state: {}, persistence: 'stored' }

/**
 * Creates a store. It has no state outside of itself; stores on one storage agree.
 */
export function createTxStore(parameters: CreateTxStoreParameters): TxStore {
  const { storage, clock = systemClock } = parameters
  const listeners = new Set<() => void>()
  const eventListeners = new Set<(event: TransactionEvent) => void>()
  const watchCounts = new Map<string, number>()
  const unreachable = new Set<number>()

  const history = createHistory(storage)
  let snapshot = toSnapshot()

  function toSnapshot(): TxSnapshot {
    return { state: withReach(history.getState(), unreachable), persistence: history.getPersistence() }
  }

  function publish(source: TransactionEvent['source']): void {
    const previous = snapshot
    snapshot = toSnapshot()
    for (const listener of listeners) listener()
    for (const event of compareStates(previous.state, snapshot.state, source)) {
      for (const listener of eventListeners) listener(event)
    }
  }

  function change(address: string, chainId: number, update: UpdateList): void {
    if (history.change(address, chainId, update)) publish('here')
  }

  function getWatched(chainId: number): readonly Watched[] {
    return [...watchCounts.keys()].flatMap((address) =>
      (history.getState()[address]?.[chainId] ?? none)
        .filter((record) => !record.isFinal)
        // Sound: keys of the history are accounts.
        .map((record) => ({ address: address as Address, chainId, record })),
    )
  }

  const watcher = createWatcher({
    getClient: parameters.getClient,
    getFinality: parameters.getFinality ?? (() => cautiousFinality),
    resolveSafeTransaction: parameters.resolveSafeTransaction ?? (() => Promise.resolve(null)),
    clock,
    pollingIntervalMs: parameters.pollingIntervalMs ?? 4000,
    recheckIntervalMs: parameters.recheckIntervalMs ?? 15_000,
    getWatched,
    onObservation: ({ address, chainId, record }, observation) =>
      change(address, chainId, (list) => {
        const current = list.find((item) => item.id === record.id)
        if (!current) return list
        const next = applyObservation(current, observation, clock.now())
        return next === current ? list : list.map((item) => (item === current ? next : item))
      }),
    onReach: (chainId, isReachable) => {
      if (unreachable.has(chainId) === !isReachable) return
      if (isReachable) unreachable.delete(chainId)
      else unreachable.add(chainId)
      publish('here')
    },
  })

  function pokeAll(addresses: Iterable<string>): void {
    const chainIds = new Set(
      [...addresses].flatMap((address) => Object.keys(history.getState()[address] ?? {}).map(Number)),
    )
    for (const chainId of chainIds) if (getWatched(chainId).length > 0) watcher.poke(chainId)
  }

  const stopListening = history.listen(() => {
    publish('elsewhere')
    pokeAll(watchCounts.keys())
  })

  return {
    add(address, chainId, transaction) {
      const reasons = validateTransaction(transaction)
      if (reasons.length > 0) throw new InvalidTransactionError(reasons)
      const record = toRecord(transaction, clock.now())
      change(address, chainId, (list) => [
        record,
        ...list.filter((item) => item.id !== record.id && item.hash !== record.id),
      ])
      if (watchCounts.has(address.toLowerCase())) watcher.poke(chainId)
      return record
    },
    getTransactions: (address, chainId) =>
      address === undefined || chainId === undefined
        ? none
        : (snapshot.state[address.toLowerCase()]?.[chainId] ?? none),
    clear: (address, chainId) => change(address, chainId, (list) => (list.length === 0 ? list : none)),
    watch(address) {
      const key = address.toLowerCase()
      watchCounts.set(key, (watchCounts.get(key) ?? 0) + 1)
      if (watchCounts.get(key) === 1) pokeAll([key])
      let isOn = true
      return () => {
        if (!isOn) return
        isOn = false
        const count = (watchCounts.get(key) ?? 1) - 1
        if (count === 0) watchCounts.delete(key)
        else watchCounts.set(key, count)
      }
    },
    refresh: () => pokeAll(watchCounts.keys()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    getServerSnapshot: () => emptySnapshot,
    onEvent(listener) {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
    },
    destroy() {
      watcher.stop()
      stopListening()
      listeners.clear()
      eventListeners.clear()
    },
  }
}

function toRecord(transaction: NewTransaction, nowMs: number): TransactionRecord {
  // Sound: hex in lower case is hex.
  const hash = transaction.hash.toLowerCase() as Hex
  return {
    id: hash,
    hash,
    kind: transaction.kind ?? 'transaction',
    description: transaction.description,
    status: 'pending',
    confirmations: transaction.confirmations,
    addedAtMs: nowMs,
    isFinal: false,
    isSeen: false,
    call: transaction.call,
    safeNonce: transaction.safeNonce,
  }
}
