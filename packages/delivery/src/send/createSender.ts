import { getChainFacts } from '@slotdrop/chains'
import type { Address } from '@slotdrop/drops'
import { isUnderWay } from '../journal/journal.ts'
import { systemClock } from '../ports.ts'
import { fetchSettled } from '../settled/fetchSettled.ts'
import { adoptWaiting, fetchNonces } from './adoptWaiting.ts'
import { createRunner } from './createRunner.ts'
import { checkFlights, knownEnds } from './flights.ts'
import { type SenderParameters, type SendContext, trySaveAttempts } from './sendContext.ts'
import { createSendStore } from './createSendStore.ts'
import { activePhases, type SendEvent, type SendState } from './sendMachine.ts'
import { speedUp } from './speedUp.ts'
import { zeroAddress } from 'viem'
import { type Replacement, replaceNonce } from './replaceNonce.ts'

const cancellation: Replacement = {
  isCancellation: true,
  async toRequest({ client }, [entry]) {
    const { sender = zeroAddress } = entry ?? {}
    const call = { to: sender, data: '0x', value: 0n } as const
    // The gas of an empty transaction differs between chains.
    return { ...call, gas: await client.estimateGas({ account: sender, ...call }) }
  },
  save: (context, entries, hash) =>
    trySaveAttempts(
      context,
      entries.map((entry) => ({ ...entry, cancelHashes: [hash] })),
    ),
}

/**
 * Cancels the pending transaction of a slot with an empty transaction of the same nonce to the sender. Only one of the two is mined.
 * Returns true, without asking the wallet, if there is nothing to cancel.
 *
 * @throws DeliveryError, NonceIgnoredError
 */
function burnNonce(context: SendContext, slot: number): Promise<boolean> {
  return replaceNonce(context, slot, cancellation)
}

export type { SenderParameters, SentTransaction } from './sendContext.ts'

/** Sends the slots of one drop, one transaction after another. */
export type Sender = {
  getState(): SendState
  subscribe(listener: () => void): () => void
  /** Reads the words again, and looks for what the journal says is under way; the truth of a slot is nowhere else. */
  refresh(): Promise<void>
  /**
   * Sends the slots given, with every open row; or all that is left and was not refused before. Resolves when nothing is left, a
   * pause was asked for, or something needs the user. Never rejects: what went wrong is `problem` of the state. Called while it runs,
   * it adds the slots.
   */
  start(slots?: readonly number[]): Promise<void>
  /** Sends open rows of one slot again: all of them, or those in `rows`. What is under way is looked up first. */
  retry(slot: number, rows?: bigint): Promise<void>
  /**
   * Asks the wallet to send the waiting transaction of a slot again, with the same nonce and calldata and a higher fee. Either of the two
   * is mined, never both.
   *
   * @throws DeliveryError; whatever it says, the first transaction is still followed
   */
  speedUp(slot: number): Promise<void>
  /**
   * Asks the wallet for an empty transaction to itself with the nonce of a slot's waiting one. Whichever of the two is mined first counts:
   * the slot is open again, or paid.
   *
   * @throws DeliveryError; whatever it says, the first transaction is still followed
   */
  cancel(slot: number): Promise<void>
  /** Stops before the next transaction; what is under way is followed to its end. */
  pause(): void
  /** Ends at once, without a conclusion: the journal and the chain know the rest. For pages that are left. */
  dispose(): void
}

/** See `Sender`. Every attempt is in the journal before the wallet is asked. */
export function createSender(parameters: SenderParameters): Sender {
  const { client, manifest, journal, onChange, pipeline = 1 } = parameters
  const store = createSendStore(manifest, onChange)
  const { getState, isDisposed } = store
  let epoch = 0
  const dispatch = (event: SendEvent) => {
    const before = getState()
    store.dispatch(event)
    const isEnd = event.type === 'resolved' || event.type === 'asked'
    if (isEnd && getState() !== before) epoch += 1
  }
  const context: SendContext = {
    clock: systemClock,
    walletClock: systemClock,
    facts: getChainFacts(manifest.terms.chainId),
    missing: new Map(),
    hashes: new Map(),
    pollMilliseconds: 4000,
    maxSlots: Infinity,
    onTransaction: () => {},
    ...Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined)),
    ...{ client, manifest, journal, wallet: parameters.wallet, feeCeiling: parameters.feeCeiling },
    getState,
    dispatch,
    isDisposed,
  }
  const isActive = () => activePhases.has(getState().phase)

  /** The account whose waiting transactions were looked at. */
  let lookedFor: Address | undefined

  const refresh = async (): Promise<void> => {
    const begun = epoch
    // In one round with the words: pages look again and again.
    const account = parameters.wallet.address() ?? manifest.terms.sender
    const isFirst = lookedFor !== account && !isActive()
    const [settled, nonces] = await Promise.all([
      fetchSettled(context),
      isFirst ? fetchNonces(context, account).catch(() => undefined) : undefined,
    ])
    if (nonces) {
      await adoptWaiting(context, account, nonces).catch(() => undefined)
      lookedFor = account
    }
    const entries = await journal.list(manifest.dropId)
    const { words } = settled
    const flights = entries.filter((entry) => isUnderWay(entry, words[entry.slot] ?? 0n))
    const { ended, flying, conclusions } = isActive()
      ? { ended: [], flying: flights, conclusions: [] }
      : await checkFlights(context, flights, words)
    // What was read before an attempt ended would undo its end.
    if (begun !== epoch) return refresh()
    dispatch({ type: 'words-read', ...settled, flights: flying })
    if (isActive()) return
    // The journal says the same as the state, to whoever reads it.
    if (conclusions.length > 0) await trySaveAttempts(context, conclusions)
    for (const end of [...knownEnds(entries, words), ...ended]) dispatch(end)
  }

  const { queue, run } = createRunner(context, { refresh, pipeline })
  let running: Promise<void> | undefined
  const begin = (slots: readonly number[] | undefined) => {
    running = run(slots).finally(() => {
      running = undefined
    })
    return running
  }
  const refreshIfOver = async (isOver: boolean) => {
    if (isOver) await refresh()
  }
  const fullMask = (slot: number) => getState().slots[slot]?.fullMask ?? 0n
  const retryRows = (slot: number, rows: bigint) => {
    queue.set(slot, (queue.get(slot) ?? 0n) | rows)
    return running ?? begin([])
  }

  return {
    getState,
    subscribe: store.subscribe,
    refresh,
    start(slots) {
      if (!running) return begin(slots)
      for (const slot of slots ?? []) queue.set(slot, fullMask(slot))
      return running
    },
    retry: (slot, rows = fullMask(slot)) => retryRows(slot, rows),
    speedUp: (slot) => speedUp(context, slot).then(refreshIfOver),
    cancel: (slot) => burnNonce(context, slot).then(refreshIfOver),
    pause: () => dispatch({ type: 'pause-requested' }),
    dispose: store.dispose,
  }
}
