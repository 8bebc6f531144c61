import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Manifest } from '@slotdrop/drops'
import {
  type DropStatus,
  type Sender,
  type SendState,
  type SlotTransaction,
  createSender,
  readHistory,
  reconcile,
} from '@slotdrop/delivery'
import { queryConstants } from '@slotdrop/config'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { deviceDrops } from '../../lib/deviceDrops.ts'
import { deviceJournal } from '../../lib/deviceJournal.ts'
import { pollMillisecondsOf } from '../../lib/pollMillisecondsOf.ts'
import { useChainClient, useSenderWallet } from '../account/index.ts'

const nothing = () => () => {}
/** Blocks of the past in which payments sent from elsewhere are looked for. */
const historyBlocks = 200_000n

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
  const [gasPrice, setGasPrice] = useState<bigint>()
  const history = useRef<readonly SlotTransaction[]>([])

  const [sender, setSender] = useState<Sender>()
  useEffect(() => {
    if (!client) return
    const created = createSender({
      client,
      wallet,
      manifest,
      journal: deviceJournal,
      onTransaction: ({ hash, slot }) => record.current({ hash, description: `Slot ${slot + 1} of ${manifest.title}` }),
      pollMilliseconds: pollMillisecondsOf(manifest.terms.chainId),
    })
    setSender(created)
    return () => created.dispose()
  }, [client, wallet, manifest])
  const state = useSyncExternalStore<SendState | undefined>(
    sender?.subscribe ?? nothing,
    () => sender?.getState(),
    () => undefined,
  )

  const look = useCallback(async () => {
    if (!client) return
    const found = await reconcile({ client, manifest, journal: deviceJournal, history: history.current })
    setStatus(found)
    const refusedRows = found.progress.slots
      .filter(({ settlement }) => settlement === 'partial')
      .reduce((sum, { openRows }) => sum + openRows, 0)
    await deviceDrops
      .see(manifest.dropId, { settledRows: found.progress.settledRows, refusedRows })
      .catch(() => undefined)
  }, [client, manifest])
  const refresh = useCallback(async () => {
    if (!client || !sender) return
    try {
      await sender.refresh()
      await look()
      setUnreachable(false)
    } catch {
      setUnreachable(true)
    }
  }, [client, sender, look])

  const settled = state?.slots.reduce((sum, { word }) => sum + (word === 0n ? 0 : 1), 0)
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => void refresh(), queryConstants.pollingIntervalMs)
    return () => clearInterval(timer)
  }, [refresh])
  // What was just mined is shown at once, not at the next look.
  useEffect(() => {
    void look().catch(() => undefined)
  }, [look, settled, state?.phase])
  // Payments that were sent from elsewhere, and fees; words tell the truth without them.
  useEffect(() => {
    if (!client) return
    let isCurrent = true
    const read = async () => {
      setGasPrice(await client.getGasPrice())
      const tip = await client.getBlockNumber()
      const fromBlock = tip > historyBlocks ? tip - historyBlocks : 0n
      history.current = await readHistory({ client, manifest, fromBlock })
      if (isCurrent) await look()
    }
    void read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [client, manifest, look])

  // Only one tab sends a drop: two would ask the wallet for the same slot.
  const alone = useCallback(
    async (act: (sender: Sender) => Promise<unknown>) => {
      if (!sender) return
      await navigator.locks.request(`send/${manifest.dropId}`, { ifAvailable: true }, async (lock) => {
        setElsewhere(lock === null)
        if (lock) await act(sender)
      })
      await refresh()
    },
    [sender, manifest, refresh],
  )
  return {
    status,
    state,
    isUnreachable,
    isElsewhere,
    gasPrice,
    start: (slots?: readonly number[]) => alone((active) => active.start(slots)),
    /** Some rows of a slot, or all that are open in it. */
    retry: (slot: number, rows?: readonly number[]) =>
      alone((active) =>
        active.retry(
          slot,
          rows?.reduce((mask, row) => mask | (1n << BigInt(row)), 0n),
        ),
      ),
    pause: () => sender?.pause(),
  }
}
