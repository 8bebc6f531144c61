import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Manifest } from '@slotdrop/drops'
import { type DropStatus, type SendState, createSender, reconcile } from '@slotdrop/delivery'
import { queryConstants } from '@slotdrop/config'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { deviceJournal } from '../../lib/deviceJournal.ts'
import { useChainClient, useSenderWallet } from '../account/index.ts'

const nothing = () => () => {}

/** The drop as the chain tells it, and the sender that continues it. One tab sends; the others follow. */
export const useDelivery = (manifest: Manifest) => {
  const client = useChainClient(manifest.terms.chainId)
  const wallet = useSenderWallet()
  const addTransaction = useAddTransaction()
  const record = useRef(addTransaction)
  useEffect(() => {
    record.current = addTransaction
  }, [addTransaction])
  const [status, setStatus] = useState<DropStatus>()
  const [isUnreachable, setUnreachable] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)

  const sender = useMemo(
    () =>
      client &&
      createSender({
        client,
        wallet,
        manifest,
        journal: deviceJournal,
        onTransaction: ({ hash, slot }) =>
          record.current({ hash, description: `Slot ${slot + 1} of ${manifest.title}` }),
        pollMilliseconds: manifest.terms.chainId === 31_337 ? 500 : queryConstants.pollingIntervalMs,
      }),
    [client, wallet, manifest],
  )
  const state = useSyncExternalStore<SendState | undefined>(
    sender?.subscribe ?? nothing,
    () => sender?.getState(),
    () => undefined,
  )

  const refresh = useCallback(async () => {
    if (!client || !sender) return
    try {
      await sender.refresh()
      setStatus(await reconcile({ client, manifest, journal: deviceJournal }))
      setUnreachable(false)
    } catch {
      setUnreachable(true)
    }
  }, [client, sender, manifest])

  const settled = state?.slots.reduce((sum, { word }) => sum + (word === 0n ? 0 : 1), 0)
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => void refresh(), queryConstants.pollingIntervalMs)
    return () => clearInterval(timer)
  }, [refresh])
  // What was just mined is shown at once, not at the next look.
  useEffect(() => {
    if (client) void reconcile({ client, manifest, journal: deviceJournal }).then(setStatus, () => undefined)
  }, [client, manifest, settled, state?.phase])

  const start = useCallback(
    async (slots?: readonly number[]) => {
      if (!sender) return
      // Only one tab sends a drop: two would ask the wallet for the same slot.
      await navigator.locks.request(`send/${manifest.dropId}`, { ifAvailable: true }, async (lock) => {
        setElsewhere(lock === null)
        if (lock) await sender.start(slots)
      })
      await refresh()
    },
    [sender, manifest, refresh],
  )
  return { status, state, isUnreachable, isElsewhere, start, pause: () => sender?.pause() }
}
