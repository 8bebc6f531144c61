import { type Manifest, fullMask } from '@slotdrop/drops'
import { keccak256 } from 'viem'
import { DeliveryError, toDeliveryError } from './errors.ts'
import { type Outcome, followTransaction } from './followTransaction.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { planTransaction } from './planTransaction.ts'
import { type ChainClient, type Clock, type SenderWallet, systemClock } from './ports.ts'
import { readSettled } from './readSettled.ts'
import { readWord } from './readWords.ts'
import { type SendEvent, type SendState, initialSendState, transition, underWay } from './sendMachine.ts'

/** The wallet is not the one that the drop belongs to, or is on another network. */
export class WrongWalletError extends DeliveryError {
  override name = 'WrongWalletError'
}

/** What sending needs from the outside. */
export interface SenderParameters {
  readonly client: ChainClient
  readonly wallet: SenderWallet
  readonly manifest: Manifest
  readonly journal: Journal
  readonly clock?: Clock
  /** Milliseconds between looks at the chain. Default 4000 (specification, section 9). */
  readonly pollMilliseconds?: number
  /** Told of each transaction as soon as its hash is known. */
  readonly onTransaction?: (transaction: { hash: `0x${string}`; slot: number; nonce: number }) => void
}

/** Sends the slots of one drop, one after another. */
export interface Sender {
  getState(): SendState
  subscribe(listener: () => void): () => void
  /** Reads the words again; the truth of a slot is nowhere else. */
  refresh(): Promise<void>
  /**
   * Sends the slots given, or all that are not begun; resolves when nothing is left, a pause was asked for, or something
   * needs the user. Never rejects: what went wrong is `problem` of the state. A second call while one runs joins it.
   */
  start(slots?: readonly number[]): Promise<void>
  /** Stops before the next slot; what is under way is followed to its end. */
  pause(): void
}

const endings = { mined: 'mined', reverted: 'reverted', replaced: 'replaced', dropped: 'dropped' } as const

/** See `Sender`. Every attempt is in the journal before the wallet is asked. */
export const createSender = (parameters: SenderParameters): Sender => {
  const { client, wallet, manifest, journal, clock = systemClock, pollMilliseconds = 4000, onTransaction } = parameters
  const { terms, dropId } = manifest
  const masks = Array.from({ length: manifest.slotCount }, (_, index) =>
    fullMask(Math.min(terms.slotSize, manifest.rowCount - index * terms.slotSize)),
  )
  let state = initialSendState(masks)
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const dispatch = (event: SendEvent) => {
    const next = transition(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  const refresh = async () => dispatch({ type: 'words-read', ...(await readSettled({ client, manifest })) })

  const assertWallet = async () => {
    const address = wallet.address()
    if (address?.toLowerCase() !== terms.sender.toLowerCase())
      throw new WrongWalletError(
        `The wallet is on ${address ?? 'no account'}, but this drop belongs to ${terms.sender}. Switch the account, then continue.`,
        { remedy: 'user' },
      )
    const [walletChain, rpcChain] = await Promise.all([wallet.chainId(), client.getChainId()])
    if (walletChain !== terms.chainId)
      throw new WrongWalletError(
        `The wallet is on network ${walletChain}, but this drop is on ${terms.chainId}. Switch the network, then continue.`,
        { remedy: 'user' },
      )
    if (rpcChain !== terms.chainId)
      throw new WrongWalletError(
        `The node answers for network ${rpcChain}, but this drop is on ${terms.chainId}. Set the right RPC, then continue.`,
        { remedy: 'user' },
      )
  }

  const follow = async (entry: JournalEntry): Promise<Outcome> => {
    const onDoubt = (isInDoubt: boolean) => dispatch({ type: 'doubt', isInDoubt })
    const outcome = await followTransaction({ client, manifest, entry, clock, pollMilliseconds, onDoubt })
    const hash = outcome.kind === 'dropped' ? undefined : outcome.hash
    await journal.put({ ...entry, stage: outcome.kind, ...(hash ? { hash } : {}) })
    const word = await untilAnswered(() => readWord({ client, manifest, slot: entry.slot }))
    dispatch({ type: 'doubt', isInDoubt: false })
    dispatch({ type: 'resolved', slot: entry.slot, word, outcome: endings[outcome.kind], hash })
    return outcome
  }

  /** After a broadcast nothing may be concluded from a node that is silent: ask until it answers. */
  const untilAnswered = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (let failures = 0; ; failures++) {
      try {
        return await ask()
      } catch {
        dispatch({ type: 'doubt', isInDoubt: true })
        await clock.sleep(Math.min(pollMilliseconds * 2 ** failures, 30_000))
      }
    }
  }

  /** Attempts of a former run, or of another tab, are followed before anything new is sent. */
  const settlePending = async (slots: ReadonlySet<number>) => {
    for (const entry of await journal.list(dropId)) {
      if (!slots.has(entry.slot) || (entry.stage !== 'asked' && entry.stage !== 'broadcast')) continue
      dispatch(
        entry.hash
          ? { type: 'broadcast', slot: entry.slot, hash: entry.hash, nonce: entry.nonce }
          : { type: 'answer-lost', slot: entry.slot },
      )
      await follow(entry)
    }
  }

  const ask = async (slot: number, open: bigint): Promise<Outcome> => {
    const { request, mask } = await planTransaction({ client, manifest, slot, open })
    const [nonce, block] = await Promise.all([
      client.getTransactionCount({ address: terms.sender, blockTag: 'pending' }),
      client.getBlockNumber({ cacheTime: 0 }),
    ])
    const entry: JournalEntry = {
      dropId,
      slot,
      chainId: terms.chainId,
      sender: terms.sender,
      nonce,
      calldataHash: keccak256(request.data),
      mask,
      block,
      askedAt: clock.now(),
      stage: 'asked',
    }
    await assertWallet()
    await journal.put(entry)
    dispatch({ type: 'asked', slot, nonce })
    let hash: `0x${string}`
    try {
      hash = await wallet.sendTransaction({ ...request, nonce })
    } catch (error) {
      const failure = toDeliveryError(error)
      if (failure.name === 'RejectedInWalletError') {
        await journal.put({ ...entry, stage: 'rejected' })
        dispatch({ type: 'rejected', slot })
        throw failure
      }
      // The transaction may be on its way all the same. Look for it; never simply send again.
      dispatch({ type: 'answer-lost', slot })
      const outcome = await follow(entry)
      if (outcome.kind === 'dropped') throw failure
      return outcome
    }
    const sent = await untilAnswered(async () => ({
      ...entry,
      stage: 'broadcast' as const,
      hash,
      nonce: await nonceOf(hash, nonce),
    }))
    await journal.put(sent)
    if (sent.nonce !== nonce) await journal.put({ ...entry, stage: 'dropped' })
    dispatch({ type: 'broadcast', slot, hash, nonce: sent.nonce })
    onTransaction?.({ hash, slot, nonce: sent.nonce })
    return follow(sent)
  }

  /** Wallets may choose a nonce of their own. */
  const nonceOf = async (hash: `0x${string}`, planned: number): Promise<number> => {
    try {
      return (await client.getTransaction({ hash })).nonce
    } catch {
      return planned
    }
  }

  const sendSlot = async (slot: number) => {
    let tried = 0n
    while (state.phase === 'running') {
      const word = await readWord({ client, manifest, slot })
      const open = (masks[slot] ?? 0n) & ~word & ~tried
      if (open === 0n) {
        dispatch({ type: 'resolved', slot, word, outcome: 'mined' })
        return
      }
      await assertWallet()
      const outcome = await ask(slot, open)
      if (outcome.kind === 'reverted')
        throw new DeliveryError(
          `The transaction of slot ${slot + 1} was mined but refused. Nothing of it was paid. Check the drop again, then continue.`,
          { remedy: 'user' },
        )
      if (outcome.kind === 'replaced')
        throw new DeliveryError(
          outcome.isCancellation
            ? `The transaction of slot ${slot + 1} was cancelled in the wallet. Its rows are open; continue when you are ready.`
            : `The transaction of slot ${slot + 1} was replaced by another one in the wallet. Its rows are open; continue when you are ready.`,
          { remedy: 'user' },
        )
      if (outcome.kind === 'dropped')
        throw new DeliveryError(
          `The transaction of slot ${slot + 1} disappeared from the network without being mined. Its rows are open; continue when you are ready.`,
          { remedy: 'user' },
        )
      // Rows that were asked for and stay open were refused: they wait for a decision.
      const journalled = (await journal.list(dropId)).filter((entry) => entry.slot === slot && entry.stage === 'mined')
      tried = journalled.reduce((all, { mask }) => all | mask, tried)
    }
  }

  const run = async (wanted: readonly number[] | undefined) => {
    let current: number | undefined
    try {
      await refresh()
      const isWanted = new Set(
        wanted ?? state.slots.filter(({ word, fullMask: full }) => (word & full) === 0n).map(({ index }) => index),
      )
      await settlePending(new Set(state.slots.map(({ index }) => index)))
      for (const { index } of state.slots) {
        if (state.phase !== 'running') break
        const slot = state.slots[index]
        if (!isWanted.has(index) || !slot || underWay.has(slot.stage)) continue
        current = index
        await sendSlot(index)
      }
      current = undefined
      dispatch({ type: 'stopped' })
      await refresh()
    } catch (error) {
      const { name, shortMessage } = toDeliveryError(error)
      dispatch({ type: 'stopped', problem: { name, message: shortMessage, slot: current } })
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    start(slots) {
      if (running) return running
      dispatch({ type: 'started' })
      running = run(slots).finally(() => {
        running = undefined
      })
      return running
    },
    pause: () => dispatch({ type: 'pause-requested' }),
  }
}
