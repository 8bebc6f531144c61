import { type ChainClient, type DropStatus, feeOfReceipt, shareFee, type SlotTransaction } from '@slotdrop/delivery'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import { type Hex, type Manifest, type SourceRows, slotWord } from '@slotdrop/drops'
import type { TransactionReceipt } from 'viem'

/** What happened to one row. */
export type ReportedRow = {
  /** Line of the list that it stood on. */
  readonly line: number | undefined
  /** Its place in the sealed list, from 1. */
  readonly row: number
  readonly account: string
  readonly id: bigint
  readonly amount: bigint
  /** What the list says of it. */
  readonly note: string | undefined
  readonly state: 'paid' | 'claimed' | 'refused' | 'sent' | 'open'
  readonly transaction: Hex | undefined
  /** ISO 8601, UTC. */
  readonly date: string | undefined
  /** Wei: its share of what its transaction cost, by the receipt. */
  readonly fee: bigint | undefined
  readonly reason: string | undefined
}

/** Requests at once. */
const atOnce = 10

type Payment = { readonly hash: Hex; readonly isClaim: boolean }

async function fetchEach<K, T>(keys: readonly K[], fetchOne: (key: K) => Promise<T>): Promise<Map<K, T>> {
  const found = new Map<K, T>()
  for (let from = 0; from < keys.length; from += atOnce) {
    const part = keys.slice(from, from + atOnce)
    // oxlint-disable-next-line no-await-in-loop -- a few at once: public nodes limit the rest
    const answers = await Promise.all(part.map(fetchOne))
    // Sound: an answer for each key.
    part.forEach((key, index) => found.set(key, answers[index] as T))
  }
  return found
}

/** Which transaction paid each row, by its place in the list. */
function paymentsOf(manifest: Manifest, transactions: readonly SlotTransaction[]): Map<number, Payment> {
  const payments = new Map<number, Payment>()
  for (const { slot, hash, paid, claimed } of transactions)
    for (const row of slotWord.rowsOf(paid))
      payments.set(slot * manifest.terms.slotSize + row, { hash, isClaim: claimed.has(row) })
  return payments
}

/** Puts together what is known of each row: words say whether it is paid, events which transaction did it. */
export async function reportRows({
  client,
  manifest,
  status,
  source,
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly status: DropStatus
  /** Lines and notes of the list that was sealed. */
  readonly source: SourceRows | undefined
}): Promise<ReportedRow[]> {
  const payments = paymentsOf(manifest, status.transactions)
  const hashes = [...new Set([...payments.values()].map(({ hash }) => hash))]
  const receipts = await fetchEach(hashes, (hash): Promise<TransactionReceipt> =>
    client.getTransactionReceipt({ hash }),
  )
  const blockNumbers = [...new Set([...receipts.values()].map(({ blockNumber }) => blockNumber))]
  const blocks = await fetchEach(blockNumbers, (blockNumber) => client.getBlock({ blockNumber }))
  const rowsOf = new Map<Hex, number>()
  for (const { hash } of payments.values()) rowsOf.set(hash, (rowsOf.get(hash) ?? 0) + 1)
  const fees = new Map(
    Array.from(receipts, ([hash, receipt]) => [hash, shareFee(feeOfReceipt(receipt), rowsOf.get(hash) ?? 1)]),
  )
  return Array.from({ length: manifest.rowCount }, (_, index): ReportedRow => {
    const row = manifest.rowAt(index)
    const line = source?.lines[index] || undefined
    const note = source?.notes?.[index] || undefined
    const common = { line, row: index + 1, account: row.account, id: row.id, amount: row.amount, note }
    const nothing = { transaction: undefined, date: undefined, fee: undefined, reason: undefined }
    const state = status.rowState(index)
    if (state === 'delivered') {
      const payment = payments.get(index)
      const receipt = payment && receipts.get(payment.hash)
      const seconds = receipt && blocks.get(receipt.blockNumber)?.timestamp
      return {
        ...common,
        ...nothing,
        state: payment?.isClaim ? 'claimed' : 'paid',
        transaction: payment?.hash,
        date: seconds === undefined ? undefined : new Date(Number(seconds) * 1000).toISOString(),
        fee: payment && fees.get(payment.hash)?.shift(),
      }
    }
    const reason = status.rowReason(index)
    return {
      ...common,
      ...nothing,
      state: state === 'failed' ? 'refused' : state === 'sent' ? 'sent' : 'open',
      reason: reason ? String(rowReasonSentence(reason)) : undefined,
    }
  })
}
