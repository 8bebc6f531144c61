import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Manifest } from '@slotdrop/drops'
import {
  type ChainClient,
  createSender,
  type Journal,
  type Sender,
  type SenderWallet,
  type SendState,
} from '@slotdrop/delivery'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { pollMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'

export type UseSenderParameters = {
  readonly client: ChainClient | undefined
  readonly wallet: SenderWallet
  readonly manifest: Manifest
  readonly journal: Journal
  /** A slot was settled, or sending began or ended: the chain has something to tell. */
  readonly onProgress: () => void
}

/** What of a sender's state the chain can tell more about. */
export function progressOf({ phase, slots }: SendState): string {
  return `${phase}/${slots.reduce((sum, { word }) => sum + (word === 0n ? 0 : 1), 0)}`
}

function subscribeToNothing() {
  return () => {}
}

/** The sender of a drop for as long as its page is looked at, and its state; undefined until there is a client. */
export function useSender({ client, wallet, manifest, journal, onProgress }: UseSenderParameters) {
  const addTransaction = useAddTransaction()
  // A sender outlives renderings: it calls what the last one handed over.
  const callbacks = useRef({ addTransaction, onProgress })
  useEffect(() => {
    callbacks.current = { addTransaction, onProgress }
  })
  const [sender, setSender] = useState<Sender>()
  useEffect(() => {
    if (!client) return
    let last: string | undefined
    const created = createSender({
      client,
      wallet,
      manifest,
      journal,
      maxSlots: 1,
      onTransaction: ({ hash, slot }) =>
        callbacks.current.addTransaction({ hash, description: `Slot ${slot + 1} of ${manifest.title}` }),
      onChange: (state) => {
        const progress = progressOf(state)
        if (progress !== last) callbacks.current.onProgress()
        last = progress
      },
      pollMilliseconds: pollMillisecondsOf(manifest.terms.chainId),
    })
    setSender(created)
    return () => created.dispose()
  }, [client, wallet, manifest, journal])
  const state = useSyncExternalStore<SendState | undefined>(
    sender?.subscribe ?? subscribeToNothing,
    () => sender?.getState(),
    () => undefined,
  )
  return { sender, state }
}
