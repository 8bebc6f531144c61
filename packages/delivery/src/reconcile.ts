import { slotDistributorAbi } from '@slotdrop/contracts'
import { type DropProgress, dropProgress, fullMask, type Hex, isRowSettled, type Manifest } from '@slotdrop/drops'
import { parseEventLogs } from 'viem'
import type { Journal, JournalEntry } from './journal.ts'
import type { ChainClient } from './ports.ts'
import { readSettled } from './readSettled.ts'
import { settledStage, type SlotStage } from './sendMachine.ts'

/** Where a row stands. */
export type RowState = 'ready' | 'sent' | 'delivered' | 'failed'

/** A transaction that paid, or tried to pay, rows of a slot. */
export interface SlotTransaction {
  readonly slot: number
  readonly hash: Hex
  readonly blockNumber: bigint
  readonly gasUsed: bigint
  readonly paid: bigint
  readonly failed: bigint
}

/** A drop, recomputed from its manifest and the chain. */
export interface DropStatus {
  readonly progress: DropProgress
  readonly slots: readonly { readonly index: number; readonly stage: SlotStage; readonly hash?: Hex | undefined }[]
  /** From receipts of journalled transactions; a drop sent elsewhere has none here, and its words tell all the same. */
  readonly transactions: readonly SlotTransaction[]
  /** State of a row by its place in the manifest. */
  rowState(rowIndex: number): RowState
}

const lastOf = (entries: readonly JournalEntry[], slot: number) =>
  entries
    .filter((entry) => entry.slot === slot)
    .sort((a, b) => a.askedAt - b.askedAt)
    .at(-1)

const readTransactions = async (client: ChainClient, manifest: Manifest, entries: readonly JournalEntry[]) => {
  const found: SlotTransaction[] = []
  for (const { hash, slot, stage } of entries) {
    if (!hash || stage === 'rejected' || stage === 'dropped') continue
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
    if (!receipt) continue
    const events = parseEventLogs({ abi: slotDistributorAbi, eventName: 'SlotSent', logs: receipt.logs })
    const sent = events.find(({ args }) => args.dropId === manifest.dropId && args.slot === BigInt(slot))
    found.push({
      slot,
      hash,
      blockNumber: receipt.blockNumber,
      gasUsed: receipt.gasUsed,
      paid: sent?.args.paid ?? 0n,
      failed: sent?.args.failed ?? 0n,
    })
  }
  return found.sort((a, b) => Number(a.blockNumber - b.blockNumber))
}

/**
 * Recomputes every slot's and row's state from manifest and chain; the journal adds only what is under way and hashes.
 * The one function that pages, reports, API and operators use.
 *
 * @throws whatever the client throws: an unknown state is no state
 */
export const reconcile = async ({
  client,
  manifest,
  journal,
}: {
  client: ChainClient
  manifest: Manifest
  journal?: Journal | undefined
}): Promise<DropStatus> => {
  const [{ words, finalWords }, entries] = await Promise.all([
    readSettled({ client, manifest }),
    journal ? journal.list(manifest.dropId) : Promise.resolve([]),
  ])
  const progress = dropProgress(manifest, words)
  const transactions = await readTransactions(client, manifest, entries)
  const refused = transactions.reduce(
    (all, { slot, failed }) => all.set(slot, (all.get(slot) ?? 0n) | failed),
    new Map<number, bigint>(),
  )
  const slots = progress.slots.map(({ index, rowCount, word }) => {
    const settled = settledStage(fullMask(rowCount), word, finalWords[index] ?? 0n)
    const last = lastOf(entries, index)
    if (settled === 'mined' || settled === 'final' || !last) return { index, stage: settled, hash: last?.hash }
    if (last.stage === 'asked') return { index, stage: 'unknown' as const, hash: undefined }
    if (last.stage === 'broadcast') return { index, stage: 'broadcast' as const, hash: last.hash }
    if (last.stage === 'replaced' || last.stage === 'dropped') return { index, stage: last.stage, hash: last.hash }
    return { index, stage: settled, hash: last.hash }
  })
  return {
    progress,
    slots,
    transactions,
    rowState(rowIndex) {
      if (isRowSettled(manifest, words, rowIndex)) return 'delivered'
      const slot = Math.floor(rowIndex / manifest.terms.slotSize)
      const stage = slots[slot]?.stage
      if (stage === 'signing' || stage === 'broadcast' || stage === 'unknown') return 'sent'
      const bit = BigInt(rowIndex % manifest.terms.slotSize)
      return ((refused.get(slot) ?? 0n) >> bit) & 1n ? 'failed' : 'ready'
    },
  }
}
