import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Manifest } from '@slotdrop/drops'
import {
  type ChainClient,
  type Journal,
  type Sender,
  type SenderParameters,
  type SenderWallet,
  type SendState,
  type SentTransaction,
} from '@slotdrop/delivery'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { pollMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'
import { recordProposal, type RecordProposalParameters } from '../../../chain/recordProposal.ts'
import { slotValues } from '../slots/slotValues.ts'

export type UseSenderParameters = {
  readonly client: ChainClient | undefined
  readonly wallet: SenderWallet
  readonly manifest: Manifest
  readonly journal: Journal
  /** A slot was settled, or sending began or ended: the chain has something to tell. */
  readonly onProgress: () => void
}

/** What of a sender's state the chain can tell more about; a transaction that is gone is in the journal alone. */
export function progressOf({ phase, slots }: SendState): string {
  const gone = slots.reduce((sum, { stage }) => sum + (stage === 'replaced' || stage === 'dropped' ? 1 : 0), 0)
  return `${phase}/${slots.reduce((sum, { word }) => sum + (word === 0n ? 0 : 1), 0)}/${gone}`
}

/** The slots of a transaction, in the list of transactions that a browser keeps. */
function slotsText(slots: readonly number[]): string {
  const { count, first, last, isRun } = slotValues(slots)
  if (count === 1) return `Slot ${first}`
  return isRun === 'yes' ? `Slots ${first} to ${last}` : `${count} slots`
}

/** Writes what was sent, or proposed to a Safe, into the list of transactions. */
function addToList(
  { client, manifest, add }: Pick<RecordProposalParameters, 'client' | 'add'> & { readonly manifest: Manifest },
  { hash, slot, slots = [slot], proposed }: SentTransaction,
) {
  const description = `${slotsText(slots)} of ${manifest.title}`
  if (!proposed) add({ hash, description })
  // A node that is silent now: the slot is followed all the same.
  else void recordProposal({ client, manifest, hash, description, add, calls: [proposed] }).catch(() => {})
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
  const [isMissing, setMissing] = useState(false)
  const made = useRef<Promise<Sender | undefined>>(undefined)
  useEffect(() => {
    if (!client) return
    let last: string | undefined
    let isLeft = false
    const parameters: SenderParameters = {
      client,
      wallet,
      manifest,
      journal,
      onTransaction: (sent) => addToList({ client, manifest, add: callbacks.current.addTransaction }, sent),
      onChange: (state) => {
        const progress = progressOf(state)
        if (progress !== last) callbacks.current.onProgress()
        last = progress
      },
      pollMilliseconds: pollMillisecondsOf(manifest.terms.chainId),
    }
    // No part of the page's first scripts: nothing is sent before the chain has answered.
    // oxlint-disable-next-line house/quiet-effects -- connects, and lets go what comes too late
    const creating = import('./senderEngine.ts').then(({ createSender }) => {
      if (isLeft) return undefined
      const created = createSender(parameters)
      setSender(created)
      return created
    })
    made.current = creating
    creating.catch(() => setMissing(true))
    return () => {
      isLeft = true
      setSender(undefined)
      void creating.then((created) => created?.dispose()).catch(() => {})
    }
  }, [client, wallet, manifest, journal])
  const state = useSyncExternalStore<SendState | undefined>(
    sender?.subscribe ?? subscribeToNothing,
    () => sender?.getState(),
    () => undefined,
  )
  return {
    sender,
    state,
    /** The sender once its scripts are there, so that a press before that is not lost. */
    findSender: async () => made.current,
    /** Its scripts could not be fetched. */
    isMissing,
  }
}
