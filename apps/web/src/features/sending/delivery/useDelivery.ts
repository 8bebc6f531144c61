import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Manifest, slotWord } from '@slotdrop/drops'
import {
  activePhases,
  concernsAllowance,
  type FeePolicy,
  type Sender,
  type SendState,
  underWay,
} from '@slotdrop/delivery'
import { createDeviceJournal, type JournalTrouble } from '../../../device/deviceJournal.ts'
import { useBatchingClient, useSenderWallet } from '../../account/index.ts'
import { isStoppedByDate } from '../key/isStoppedByDate.ts'
import { ReportedError } from '../key/ReportedError.ts'
import { useKeySending } from '../key/useKeySending.ts'
import type { SendingWay } from '../plan/sendingWay.ts'
import { liveStatus } from '../slots/toSheetSlots.ts'
import { createHistoryReader } from './createHistoryReader.ts'
import { createStatusReader } from './createStatusReader.ts'
import { gasPriceQuery, historyQuery, refreshSenderQuery, statusKey, statusQuery } from './deliveryQueries.ts'
import { progressOf, useSender } from './useSender.ts'
import { useSendLock } from './useSendLock.ts'

/** The drop as the chain tells it, and the sender that continues it. */
export type Delivery = ReturnType<typeof useDelivery>

/** A text that differs whenever rows were settled. */
function settledOf(state: SendState | undefined): string {
  return `${state?.slots.reduce((sum, { word }) => sum + word, 0n) ?? ''}`
}

/** Whether the last answer is a failure, also while the next one is on its way. */
function isFailing({ errorUpdatedAt, dataUpdatedAt }: { errorUpdatedAt: number; dataUpdatedAt: number }) {
  return errorUpdatedAt > dataUpdatedAt
}

/** Calls when the chain has something new to tell of what a key sends. */
function useProgress(state: SendState | undefined, onProgress: () => void) {
  const progress = state && progressOf(state)
  const callback = useRef(onProgress)
  useEffect(() => {
    callback.current = onProgress
  })
  useEffect(() => {
    if (progress !== undefined) callback.current()
  }, [progress])
}

/** Whether approving the distributor anew may mend what stopped the sending. */
function isOfAllowance(state: SendState | undefined): boolean {
  const error = state?.problem?.error
  if (!error) return false
  return error instanceof ReportedError ? error.isOfAllowance : concernsAllowance(error)
}

/** Follows a drop on its chain, and sends it: with its key where this device has one that the chain knows, else with the wallet. One tab sends; the others follow. */
export function useDelivery(manifest: Manifest) {
  const { dropId, terms } = manifest
  const cache = useQueryClient()
  const client = useBatchingClient(terms.chainId)
  const wallet = useSenderWallet()
  const [trouble, setTrouble] = useState<JournalTrouble>()
  const journal = useMemo(() => createDeviceJournal(setTrouble), [])
  const reader = useMemo(() => client && createHistoryReader({ client, manifest }), [client, manifest])
  const statusReader = useMemo(
    () => client && createStatusReader({ client, manifest, journal }),
    [client, manifest, journal],
  )
  const byKey = useKeySending(manifest, client)
  const isHere = byKey.report.role === 'here'
  const lock = useSendLock(dropId, () => isHere)
  const isElsewhere = !isHere && (lock.isElsewhere || byKey.report.role === 'elsewhere')
  const refetchStatus = () => cache.invalidateQueries({ queryKey: statusKey(dropId) })
  const byWallet = useSender({
    client,
    wallet,
    manifest,
    journal,
    onProgress: () => void refetchStatus(),
  })

  useProgress(byKey.state, () => void refetchStatus())
  const { sender, state } = byKey.isOperator ? byKey : byWallet
  const isBusy = state !== undefined && activePhases.has(state.phase)
  const settled = useMemo(() => settledOf(state), [state])
  const isQuiet =
    state !== undefined && !isBusy && !isElsewhere && !state.slots.some(({ stage }) => underWay.has(stage))
  const refreshed = useQuery(refreshSenderQuery(sender, isQuiet))
  const isIdle = !isBusy && refreshed.isFetched
  const { data: history } = useQuery(historyQuery(reader, settled, !isIdle))
  const { data: gasPrice } = useQuery(gasPriceQuery(client, settled, !isIdle))
  const status = useQuery(
    statusQuery({
      ...{ client, manifest, journal, reader: statusReader, history, sender, isQuiet },
      // Its worker reads the chain each block: the page need not do so beside it.
      sending: isHere && byKey.isOperator && isBusy ? state : undefined,
      onOperator: byKey.hearOperator,
    }),
  )

  const seen = status.data?.status
  const live = useMemo(() => seen && liveStatus(seen, state), [seen, state])

  const refresh = async () => {
    await Promise.all([
      cache.refetchQueries({ queryKey: ['send lock', dropId] }),
      cache.refetchQueries({ queryKey: refreshSenderQuery(sender).queryKey }),
    ])
    await refetchStatus()
  }
  const send = async (act: (sender: Sender) => Promise<void>) => {
    // Registered a moment ago, the key sends, not the wallet.
    const keySender = await byKey.findSender()
    // A key's worker takes the lock itself, and keeps it when this page is left.
    if (keySender) {
      await byKey.ensureLimit()
      await act(keySender)
    } else {
      // A note says that its scripts are missing.
      const walletSender = await byWallet.findSender().catch(() => undefined)
      if (!walletSender) return
      await lock.actAlone(() => act(walletSender))
    }
    await refresh()
  }
  const ask = async (act: (sender: Sender) => Promise<void>) => {
    if (sender) await act(sender)
    await refresh()
  }
  return {
    status: live,
    /** What the sender held and had approved when the chain was last looked at; undefined where that is not known. */
    funds: status.data?.funds,
    /** When the chain was last looked at; milliseconds since 1970. */
    seenAt: status.data?.seenAt ?? 0,
    /** Whether the logs were asked for what this browser does not know: until then, how rows were paid is open. */
    hasHistory: status.data?.hasHistory ?? false,
    state,
    isUnreachable: isFailing(refreshed) || isFailing(status),
    isElsewhere,
    byKey,
    /** Approving anew may mend what stopped it. */
    isAllowanceShort: isOfAllowance(state),
    trouble,
    /** The scripts that send could not be fetched. */
    isSenderMissing: byWallet.isMissing,
    gasPrice,
    refetch: refetchStatus,
    start: (slots?: readonly number[]) => send((active) => active.start(slots)),
    /** After the authorisation: a key sends by itself, the wallet once it is asked; what was chosen holds from now on. */
    async goOn(way: SendingWay) {
      // The service was ordered to, and goes on without this page.
      if (way === 'service') return refetchStatus()
      if (way === 'wallet' ? byKey.isOperator : byKey.isSetAside) await byKey.setByWallet(way === 'wallet')
      const keySender = way === 'key' ? await byKey.findSender() : undefined
      if (!keySender) return
      await byKey.ensureLimit()
      await keySender.start()
      await refresh()
    },
    /** Sends some rows of a slot again, or all that are open in it. */
    retry: (slot: number, rows?: readonly number[]) =>
      send((active) => active.retry(slot, rows && slotWord.maskOf(rows))),
    /** Sets what gas may cost from now on, without a date that has passed; a key that stopped for it goes on. */
    async allow(fees: FeePolicy) {
      const isPast = fees.finishBy !== undefined && fees.finishBy <= Date.now()
      await byKey.setFees(isPast ? { ceiling: fees.ceiling } : fees)
      if (isStoppedByDate(byKey)) await send((active) => active.start())
    },
    pause: () => sender?.pause(),
    /** Replaces the waiting transaction of a slot. @throws DeliveryError */
    speedUp: (slot: number) => ask((active) => active.speedUp(slot)),
    /** Cancels the waiting transaction of a slot. @throws DeliveryError */
    cancel: (slot: number) => ask((active) => active.cancel(slot)),
  }
}
