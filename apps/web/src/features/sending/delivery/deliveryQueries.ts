import { keepPreviousData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, isUnwrapped, type Manifest } from '@slotdrop/drops'
import {
  type ChainClient,
  type DropStatus,
  type Journal,
  type Sender,
  type SendState,
  type SlotTransaction,
} from '@slotdrop/delivery'
import { deviceDrops } from '../../../device/deviceDrops.ts'
import { deviceWriteOffs } from '../../../device/deviceWriteOffs.ts'
import { identityKey } from '../../../workers/identityKey.ts'
import { idleMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'
import { countRefused } from '../rows/countRefused.ts'
import { countSent } from '../rows/countSent.ts'
import { openDropsKey, registeredKey } from '../../approvals/index.ts'
import { askAlong } from './askAlong.ts'
import type { HistoryReader } from './createHistoryReader.ts'
import { createStatusReader, type SeenDrop, type StatusReader } from './createStatusReader.ts'
import { polled } from './polled.ts'

/**
 * Has the sender of a drop look at the chain; its state says what it found. Where nothing is under way it looks once, and again when the
 * drop's status tells of something new.
 */
export function refreshSenderQuery(sender: Sender | undefined, isQuiet = false) {
  return queryOptions({
    ...polled,
    refetchInterval: ({ state: { status } }) => (isQuiet && status === 'success' ? false : polled.refetchInterval),
    queryKey: ['refresh sender', identityKey(sender)],
    queryFn: sender
      ? async () => {
          await sender.refresh()
          return true
        }
      : skipToken,
  })
}

/** Options of what changes when rows are settled, and is not asked while this page sends: of that it knows itself. */
function whenSettled(settled: string, isBusy: boolean) {
  return {
    queryKey: [settled],
    enabled: !isBusy,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    gcTime: 0,
    structuralSharing: false,
  } as const
}

/** Payments that were sent from elsewhere, claims, and fees. `settled` differs whenever rows were settled. */
export function historyQuery(reader: HistoryReader | undefined, settled: string, isBusy: boolean) {
  const options = whenSettled(settled, isBusy)
  return queryOptions({
    ...options,
    queryKey: ['drop history', identityKey(reader), ...options.queryKey],
    queryFn: reader ? ({ signal }) => reader.read(signal) : skipToken,
  })
}

/** Wei a unit of gas, now. */
export function gasPriceQuery(client: ChainClient | undefined, settled: string, isBusy: boolean) {
  const options = whenSettled(settled, isBusy)
  return queryOptions({
    ...options,
    queryKey: ['gas price', identityKey(client), ...options.queryKey],
    queryFn: client ? () => client.getGasPrice() : skipToken,
  })
}

/** Keeps what the list of drops shows of one. A browser that keeps nothing shows less there. */
async function keepFigures(manifest: Manifest, status: DropStatus): Promise<void> {
  try {
    const refusedRows = countRefused(manifest, status, await deviceWriteOffs.get(manifest.dropId))
    const { opensAtSeconds, closesAtSeconds } = manifest.terms
    await deviceDrops.see(manifest, {
      settledRows: status.progress.settledRows,
      settledAmount: status.progress.settledAmount,
      refusedRows,
      isCancelled: status.isCancelled,
      claims: {
        isOpen: status.claimsOpen && !isUnwrapped(manifest.terms),
        sentRows: countSent(status),
        opensAt: Number(opensAtSeconds),
        closesAt: Number(closesAtSeconds),
      },
    })
  } catch {
    // See above.
  }
}

/** Whether the chain tells what a sender does not know. */
function isBehind({ slots: known }: SendState, { progress, slots }: DropStatus): boolean {
  const isNews = progress.slots.some(({ index, word }) => word !== known[index]?.word)
  return isNews || slots.some(({ index, stage }) => stage === 'final' && known[index]?.stage !== 'final')
}

/** The status queries of a drop, whatever history they were made with. */
export function statusKey(dropId: string) {
  return ['drop status', dropId] as const
}

/** Has the drops that share an approval looked at again before it is shown that it changed: what they need changed with it. */
async function askOthers(cache: QueryClient, { dropId, terms }: Manifest, change: SeenDrop['change']): Promise<void> {
  if (change === 'none') return
  // Who raised it may have registered a drop that is not known here.
  if (change === 'raised') await cache.invalidateQueries({ queryKey: registeredKey(terms), refetchType: 'none' })
  await cache.refetchQueries({ queryKey: openDropsKey(dropId), type: 'active' })
}

/** A drop as the chain tells it, when it was asked, and whether with its history. */
export function statusQuery({
  client,
  manifest,
  journal,
  reader = client && createStatusReader({ client, manifest, journal }),
  history,
  sender,
  sending,
  onOperator,
  isQuiet,
}: {
  readonly client: ChainClient | undefined
  readonly manifest: Manifest
  readonly journal: Journal
  readonly reader?: StatusReader | undefined
  readonly history: readonly SlotTransaction[] | undefined
  readonly sender?: Sender | undefined
  /** State of a key that this page sends with now, and that reads the chain itself. */
  readonly sending?: SendState | undefined
  /** Hears whom the chain names as operator, at each look. */
  readonly onOperator?: ((operator: Address) => Promise<void>) | undefined
  /** Nothing is under way: it is asked less often, and has the sender look when there is something new. */
  readonly isQuiet: boolean
}) {
  return queryOptions({
    ...polled,
    // As it is after each look: what the node takes in one request is known then.
    refetchInterval: () => (isQuiet ? idleMillisecondsOf(client) : polled.refetchInterval),
    placeholderData: keepPreviousData,
    queryKey: [...statusKey(manifest.dropId), identityKey(client), identityKey(history)],
    queryFn: reader
      ? async ({ client: cache }) => {
          askAlong(cache)
          const { status, funds, change } = await reader.read({ history, sending })
          await keepFigures(manifest, status)
          await askOthers(cache, manifest, change)
          await onOperator?.(status.operator)
          if (isQuiet && sender && isBehind(sender.getState(), status)) await sender.refresh()
          return { status, funds, seenAt: Date.now(), hasHistory: history !== undefined }
        }
      : skipToken,
  })
}
