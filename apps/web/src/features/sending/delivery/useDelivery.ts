import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Manifest } from '@slotdrop/drops'
import type { Sender, SendState } from '@slotdrop/delivery'
import { createDeviceJournal, type JournalTrouble } from '../../../device/deviceJournal.ts'
import { useChainClient, useSenderWallet } from '../../account/index.ts'
import { createHistoryReader } from './createHistoryReader.ts'
import { gasPriceQuery, historyQuery, refreshSenderQuery, statusKey, statusQuery } from './deliveryQueries.ts'
import { useSender } from './useSender.ts'
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

/** Follows a drop on its chain, and sends it. One tab sends; the others follow. */
export function useDelivery(manifest: Manifest) {
  const { dropId, terms } = manifest
  const cache = useQueryClient()
  const client = useChainClient(terms.chainId)
  const wallet = useSenderWallet()
  const [trouble, setTrouble] = useState<JournalTrouble>()
  const journal = useMemo(() => createDeviceJournal(setTrouble), [])
  const reader = useMemo(() => client && createHistoryReader({ client, manifest }), [client, manifest])
  const { isElsewhere, actAlone } = useSendLock(dropId)
  const refetchStatus = () => cache.invalidateQueries({ queryKey: statusKey(dropId) })
  const { sender, state } = useSender({
    client,
    wallet,
    manifest,
    journal,
    onProgress: () => void refetchStatus(),
  })

  const isBusy = state?.phase === 'running' || state?.phase === 'pausing'
  const settled = useMemo(() => settledOf(state), [state])
  const refreshed = useQuery(refreshSenderQuery(sender))
  const isIdle = !isBusy && refreshed.isFetched
  const { data: history } = useQuery(historyQuery(reader, settled, !isIdle))
  const { data: gasPrice } = useQuery(gasPriceQuery(client, settled, !isIdle))
  const status = useQuery(statusQuery({ client, manifest, journal, history }))

  const refresh = async () => {
    await Promise.all([
      cache.refetchQueries({ queryKey: ['send lock', dropId] }),
      cache.refetchQueries({ queryKey: refreshSenderQuery(sender).queryKey }),
    ])
    await refetchStatus()
  }
  const send = async (act: (sender: Sender) => Promise<void>) => {
    if (!sender) return
    await actAlone(() => act(sender))
    await refresh()
  }
  const ask = async (act: (sender: Sender) => Promise<void>) => {
    if (sender) await act(sender)
    await refresh()
  }
  return {
    status: status.data?.status,
    /** When the chain was last looked at; milliseconds since 1970. */
    seenAt: status.data?.seenAt ?? 0,
    /** Whether the logs were asked for what this browser does not know: until then, how rows were paid is open. */
    hasHistory: status.data?.hasHistory ?? false,
    state,
    isUnreachable: isFailing(refreshed) || isFailing(status),
    isElsewhere,
    trouble,
    gasPrice,
    refetch: refetchStatus,
    start: (slots?: readonly number[]) => send((active) => active.start(slots)),
    /** Sends some rows of a slot again, or all that are open in it. */
    retry: (slot: number, rows?: readonly number[]) =>
      send((active) =>
        active.retry(
          slot,
          rows?.reduce((mask, row) => mask | (1n << BigInt(row)), 0n),
        ),
      ),
    pause: () => sender?.pause(),
    /** Replaces the waiting transaction of a slot. @throws DeliveryError */
    speedUp: (slot: number) => ask((active) => active.speedUp(slot)),
    /** Cancels the waiting transaction of a slot. @throws DeliveryError */
    cancel: (slot: number) => ask((active) => active.cancel(slot)),
  }
}
