import { isAddressEqual } from 'viem'
import { ANYONE, slotDistributorAbi } from '@slotdrop/contracts'
import { getChainFacts } from '@slotdrop/chains'
import { type Address, fullMask, type Manifest } from '@slotdrop/drops'
import { followAttempt } from './followAttempt.ts'
import { TokenChangedError, toDeliveryError, WalletUnavailableError, WrongAccountError } from '../errors/index.ts'
import { isUnderWay, type JournalEntry } from '../journal/journal.ts'
import { isGivenUp } from '../follow/isGivenUp.ts'
import { fetchAttemptStatus } from '../follow/fetchAttemptStatus.ts'
import { systemClock } from '../ports.ts'
import { fetchSettled } from '../settled/fetchSettled.ts'
import { isContractAccount } from '../account/accountKind.ts'
import { type SenderParameters, type SendContext, untilAnswered } from './sendContext.ts'
import { initialSendState, type SendEvent, type SendProblem, type SendState, transition } from './sendMachine.ts'
import { burnNonce } from './burnNonce.ts'
import { speedUp } from './speedUp.ts'
import { createSlotSender } from './sendSlot.ts'
import { wantedRows } from './wantedRows.ts'

export type { SenderParameters } from './sendContext.ts'

/** Sends the slots of one drop, one after another. */
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
  /** Stops before the next slot; what is under way is followed to its end. */
  pause(): void
  /** Ends at once, without a conclusion: the journal and the chain know the rest. For pages that are left. */
  dispose(): void
}

/** Failures after which sending simply waits for the user's word. */
const pauses = new Set([
  'RejectedInWalletError',
  'TransactionCancelledError',
  'TransactionReplacedError',
  'TransactionDroppedError',
  'NothingPayableError',
  'TokenChangedError',
])

function toProblem(error: unknown, slot: number | undefined): SendProblem {
  return { error: toDeliveryError(error), slot }
}

function slotMasks({ slotCount, rowCount, terms }: Manifest) {
  return Array.from({ length: slotCount }, (_, index) =>
    fullMask(Math.min(terms.slotSize, rowCount - index * terms.slotSize)),
  )
}

/** The account that will sign: the drop's sender, or who the sender lets send. */
async function pinAccount({ client, wallet, manifest }: SendContext): Promise<Address> {
  const { terms, dropId } = manifest
  const address = wallet.address()
  if (address === undefined) throw new WalletUnavailableError()
  if (isAddressEqual(address, terms.sender)) return terms.sender
  const [status, operator] = await client.readContract({
    abi: slotDistributorAbi,
    address: terms.distributor,
    functionName: 'stateOf',
    args: [dropId],
  })
  const isOperator = isAddressEqual(operator, address) || operator === ANYONE
  if (status !== 1 || !isOperator) throw new WrongAccountError({ expected: terms.sender, actual: address })
  return address
}

/** See `Sender`. Every attempt is in the journal before the wallet is asked. */
export function createSender(parameters: SenderParameters): Sender {
  const { client, manifest, journal, onChange, pipeline = 1 } = parameters
  let state = initialSendState(slotMasks(manifest))
  let isDisposed = false
  let epoch = 0
  const listeners = new Set<() => void>()
  const dispatch = (event: SendEvent) => {
    if (isDisposed) return
    const next = transition(state, event)
    if (next === state) return
    if (event.type === 'resolved' || event.type === 'asked') epoch += 1
    state = next
    onChange?.(state)
    for (const listener of listeners) listener()
  }
  const context: SendContext = {
    clock: systemClock,
    facts: getChainFacts(manifest.terms.chainId),
    missing: new Map(),
    hashes: new Map(),
    pollMilliseconds: 4000,
    onTransaction: () => {},
    ...Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined)),
    ...{ client, manifest, journal, wallet: parameters.wallet, feeCeiling: parameters.feeCeiling },
    getState: () => state,
    dispatch,
    isDisposed: () => isDisposed,
  }
  const isActive = () => state.phase === 'running' || state.phase === 'pausing'

  /** Nobody follows them here and now: look once, conclude what is certain, write nothing. */
  const checkFlights = async (flights: readonly JournalEntry[], words: readonly bigint[]) => {
    const ended: SendEvent[] = []
    const flying: JournalEntry[] = []
    for (const entry of flights) {
      const { slot, hash: known } = entry
      const status = await fetchAttemptStatus(context, entry)
      const outcome = status.kind === 'ended' ? status.outcome : undefined
      // Without a hash it may still lie in the wallet of another tab: only who sends gives that up.
      const isGone = isGivenUp(context.missing, entry, status, context.clock.now()) && known !== undefined
      const hash = outcome && 'hash' in outcome ? outcome.hash : known
      if (outcome && outcome.kind !== 'mined')
        ended.push({ type: 'resolved', slot, word: words[slot] ?? 0n, outcome: outcome.kind, hash })
      else if (isGone) ended.push({ type: 'resolved', slot, word: words[slot] ?? 0n, outcome: 'dropped', hash })
      else flying.push(entry)
    }
    return { ended, flying }
  }

  const refresh = async (): Promise<void> => {
    const begun = epoch
    const [settled, entries] = await Promise.all([fetchSettled(context), journal.list(manifest.dropId)])
    const { words } = settled
    const flights = entries.filter((entry) => isUnderWay(entry, words[entry.slot] ?? 0n))
    const { ended, flying } = isActive() ? { ended: [], flying: flights } : await checkFlights(flights, words)
    // What was read before an attempt ended would undo its end.
    if (begun !== epoch) return refresh()
    dispatch({ type: 'words-read', ...settled, flights: flying })
    if (!isActive()) ended.forEach(dispatch)
  }

  /** Attempts of a former run, or of another tab, are followed before anything new is sent. */
  const settleFlights = async () => {
    for (const entry of await journal.list(manifest.dropId)) {
      const word = state.slots[entry.slot]?.word ?? 0n
      if (!isUnderWay(entry, word) || isDisposed) continue
      const { slot, nonce, hash, safeTxHash } = entry
      if (hash) dispatch({ type: 'broadcast', slot, hash, nonce })
      else dispatch({ type: safeTxHash ? 'proposed' : 'answer-lost', slot, nonce })
      await followAttempt(context, entry)
    }
  }

  const queue = new Map<number, bigint>()
  let requested: readonly number[] | undefined
  const fill = async () => {
    const entries = await journal.list(manifest.dropId)
    if (requested)
      for (const slot of requested) queue.set(slot, (queue.get(slot) ?? 0n) | (state.slots[slot]?.fullMask ?? 0n))
    else for (const [slot, rows] of wantedRows(state.slots, entries)) queue.set(slot, rows)
  }

  let running: Promise<void> | undefined
  const ending: { failure?: { problem: SendProblem; isBlocked: boolean }; notice?: SendProblem } = {}
  const forget = () => {
    delete ending.failure
    delete ending.notice
  }
  const halt = (error: unknown, slot: number | undefined) => {
    ending.failure ??= { problem: toProblem(error, slot), isBlocked: !pauses.has(toDeliveryError(error).name) }
    dispatch({ type: 'pause-requested' })
  }

  const runLane = async (sendSlot: ReturnType<typeof createSlotSender>) => {
    for (;;) {
      const [next] = queue
      if (next === undefined || state.phase !== 'running' || isDisposed) return
      const [slot, rows] = next
      queue.delete(slot)
      try {
        const refusal = await sendSlot(slot, rows)
        if (refusal) ending.notice ??= toProblem(refusal, slot)
      } catch (error) {
        halt(error, slot)
      }
    }
  }

  const run = async (isChangeAccepted: boolean) => {
    forget()
    try {
      const isRunning = () => state.phase === 'running'
      const account = await untilAnswered(context, () => pinAccount(context), isRunning)
      await untilAnswered(context, refresh, isRunning)
      await settleFlights()
      await fill()
      const isContract = await untilAnswered(context, () => isContractAccount(client, account), isRunning)
      const sendSlot = createSlotSender(context, {
        account: { address: account, isContract },
        entries: await journal.list(manifest.dropId),
        isChangeAccepted,
      })
      await Promise.all(Array.from({ length: Math.max(1, pipeline) }, () => runLane(sendSlot)))
    } catch (error) {
      halt(error, undefined)
    }
    queue.clear()
    const { failure, notice } = ending
    const isBlocked = failure?.isBlocked ?? (notice !== undefined && !pauses.has(notice.error.name))
    dispatch({ type: 'stopped', problem: failure?.problem ?? notice, isBlocked })
    // The figures of the end; a node that fails now changes nothing.
    await refresh().catch(() => undefined)
  }

  const begin = (slots: readonly number[] | undefined) => {
    requested = slots
    // Who was told of a token's new code and goes on takes it.
    const isChangeAccepted = state.problem?.error instanceof TokenChangedError
    dispatch({ type: 'started' })
    running = run(isChangeAccepted).finally(() => {
      running = undefined
    })
    return running
  }
  const refreshIfOver = async (isOver: boolean) => {
    if (isOver) await refresh()
  }
  const retryRows = (slot: number, rows: bigint) => {
    queue.set(slot, (queue.get(slot) ?? 0n) | rows)
    return running ?? begin([])
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    start(slots) {
      if (!running) return begin(slots)
      for (const slot of slots ?? []) queue.set(slot, state.slots[slot]?.fullMask ?? 0n)
      return running
    },
    retry: (slot, rows = state.slots[slot]?.fullMask ?? 0n) => retryRows(slot, rows),
    speedUp: (slot) => speedUp(context, slot).then(refreshIfOver),
    cancel: (slot) => burnNonce(context, slot).then(refreshIfOver),
    pause: () => dispatch({ type: 'pause-requested' }),
    dispose() {
      isDisposed = true
      listeners.clear()
    },
  }
}
