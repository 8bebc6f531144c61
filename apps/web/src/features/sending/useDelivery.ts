import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Manifest } from '@slotdrop/drops'
import {
  type DropStatus,
  type Sender,
  type SendState,
  type SlotTransaction,
  createSender,
  fetchHistory,
  reconcile,
} from '@slotdrop/delivery'
import { queryConstants } from '@slotdrop/config'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { deviceDrops } from '../../device/deviceDrops.ts'
import { deviceWriteOffs } from '../../device/deviceWriteOffs.ts'
import { createDeviceJournal, type JournalTrouble } from '../../device/deviceJournal.ts'
import { pollMillisecondsOf } from '../../chain/pollMillisecondsOf.ts'
import { useChainClient, useSenderWallet } from '../account/index.ts'
import { countRefused } from './rows/countRefused.ts'

function nothing() {
  return () => {}
}

/** Blocks of the past in which payments sent from elsewhere are looked for. */
const historyBlocks = 200_000n
/** So many of them are read again: a reorganisation may have moved what was in them. */
const reorgBlocks = 64n

/** The drop as the chain tells it, and the sender that continues it. One tab sends; the others follow. */
export function useDelivery(manifest: Manifest) {
  const client = useChainClient(manifest.terms.chainId)
  const wallet = useSenderWallet()
  const addTransaction = useAddTransaction()
  const record = useRef(addTransaction)
  useEffect(() => {
    record.current = addTransaction
  }, [addTransaction])
  const [status, setStatus] = useState<DropStatus>()
  const [seenAt, setSeenAt] = useState(0)
  const [isUnreachable, setUnreachable] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  /** Whether the logs were asked for what this browser does not know: until then, how rows were paid is open. */
  const [hasHistory, setHasHistory] = useState(false)
  const [gasPrice, setGasPrice] = useState<bigint>()
  const [trouble, setTrouble] = useState<JournalTrouble>()
  const journal = useMemo(() => createDeviceJournal(setTrouble), [])
  const history = useRef<readonly SlotTransaction[]>([])

  const [sender, setSender] = useState<Sender>()
  useEffect(() => {
    if (!client) return
    const created = createSender({
      client,
      wallet,
      manifest,
      journal,
      onTransaction: ({ hash, slot }) => record.current({ hash, description: `Slot ${slot + 1} of ${manifest.title}` }),
      pollMilliseconds: pollMillisecondsOf(manifest.terms.chainId),
    })
    setSender(created)
    return () => created.dispose()
  }, [client, wallet, manifest, journal])
  const state = useSyncExternalStore<SendState | undefined>(
    sender?.subscribe ?? nothing,
    () => sender?.getState(),
    () => undefined,
  )

  const look = useCallback(async () => {
    if (!client) return
    const found = await reconcile({ client, manifest, journal, history: history.current })
    setStatus(found)
    setSeenAt(Date.now())
    try {
      const refusedRows = countRefused(manifest, found, await deviceWriteOffs.get(manifest.dropId))
      await deviceDrops.see(manifest.dropId, { settledRows: found.progress.settledRows, refusedRows })
    } catch {
      // A browser that keeps nothing: the list of drops shows less.
    }
  }, [client, manifest, journal])
  const isHere = useRef(false)
  const lockName = `send/${manifest.dropId}`
  /** Whether another tab sends, also one that began later, or was closed. */
  const lookForOthers = useCallback(async () => {
    const { held = [] } = await navigator.locks.query()
    setElsewhere(!isHere.current && held.some(({ name }) => name === lockName))
  }, [lockName])
  const refresh = useCallback(async () => {
    if (!client || !sender) return
    await lookForOthers()
    try {
      await sender.refresh()
      await look()
      setUnreachable(false)
    } catch {
      setUnreachable(true)
    }
  }, [client, sender, look, lookForOthers])

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
  // Payments that were sent from elsewhere, claims, and fees; words tell the truth without them. What this page sends it knows itself.
  const isBusy = state?.phase === 'running' || state?.phase === 'pausing'
  const settledRows = status?.progress.settledRows
  const lastTip = useRef<bigint>(undefined)
  useEffect(() => {
    if (!client || isBusy) return
    let isCurrent = true
    const read = async () => {
      setGasPrice(await client.getGasPrice())
      const tip = await client.getBlockNumber({ cacheTime: 0 })
      const past = lastTip.current === undefined ? historyBlocks : tip - lastTip.current + reorgBlocks
      const found = await fetchHistory({ client, manifest, fromBlock: tip > past ? tip - past : 0n, toBlock: tip })
      if (!isCurrent) return
      const isNew = new Set(found.map(({ hash, slot }) => `${hash}/${slot}`))
      history.current = [...history.current.filter(({ hash, slot }) => !isNew.has(`${hash}/${slot}`)), ...found]
      lastTip.current = tip
      await look()
    }
    void read()
      .catch(() => undefined)
      .finally(() => isCurrent && setHasHistory(true))
    return () => {
      isCurrent = false
    }
    // A claim settles a row of a slot that has settled rows already.
  }, [client, manifest, look, settledRows, isBusy])

  // Only one tab sends a drop: two would ask the wallet for the same slot.
  const alone = useCallback(
    async (act: (sender: Sender) => Promise<unknown>) => {
      if (!sender) return
      await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
        setElsewhere(lock === null)
        if (!lock) return
        isHere.current = true
        try {
          await act(sender)
        } finally {
          isHere.current = false
        }
      })
      await refresh()
    },
    [sender, lockName, refresh],
  )
  return {
    status,
    /** When the chain was last looked at; milliseconds since 1970. */
    seenAt,
    state,
    isUnreachable,
    isElsewhere,
    trouble,
    hasHistory,
    look,
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
    /** Replaces the waiting transaction of a slot. @throws DeliveryError */
    speedUp: async (slot: number) => {
      await sender?.speedUp(slot)
      await refresh()
    },
    /** Cancels the waiting transaction of a slot. @throws DeliveryError */
    cancel: async (slot: number) => {
      await sender?.cancel(slot)
      await refresh()
    },
  }
}
