export { toDeliveryError } from '@slotdrop/delivery'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import {
  type ChainClient,
  decodeReason,
  fetchArrivals,
  fetchHistory,
  fetchWords,
  feeOfReceipt,
  shareFee,
  type SlotTransaction,
} from '@slotdrop/delivery'
import {
  amountAt,
  createReport,
  type DropReport,
  type Hex,
  isRowSettled,
  type Manifest,
  type RowFailure,
  type RowTransfer,
  type ExcludedEntry,
  type WriteOff,
  slotWord,
} from '@slotdrop/drops'

/** Blocks and receipts that are asked for at once. */
const askedAtOnce = 20

async function timesOf(client: ChainClient, blocks: readonly bigint[]): Promise<ReadonlyMap<bigint, bigint>> {
  const times = new Map<bigint, bigint>()
  for (let from = 0; from < blocks.length; from += askedAtOnce) {
    const part = blocks.slice(from, from + askedAtOnce)
    const found = await Promise.all(part.map((blockNumber) => client.getBlock({ blockNumber })))
    found.forEach(({ timestamp }, index) => times.set(part[index] ?? 0n, timestamp))
  }
  return times
}

/** What arrived of the rows of each transaction, where that may be less than the list says. */
async function arrivalsOf(
  client: ChainClient,
  manifest: Manifest,
  history: readonly SlotTransaction[],
): Promise<readonly (ReadonlyMap<number, bigint> | undefined)[]> {
  if (!manifest.terms.direct) return []
  const found: ReadonlyMap<number, bigint>[] = []
  for (let from = 0; from < history.length; from += askedAtOnce) {
    const part = history.slice(from, from + askedAtOnce)
    found.push(...(await Promise.all(part.map((transaction) => fetchArrivals({ client, manifest, transaction })))))
  }
  return found
}

/** Wei that the network took for each transaction that pushed rows, on L1 too; what recipients paid for their claims is theirs. */
async function fetchFees(client: ChainClient, history: readonly SlotTransaction[]): Promise<ReadonlyMap<Hex, bigint>> {
  const hashes = [...new Set(history.filter(({ claimed }) => claimed.size === 0).map(({ hash }) => hash))]
  const fees = new Map<Hex, bigint>()
  for (let from = 0; from < hashes.length; from += askedAtOnce) {
    const part = hashes.slice(from, from + askedAtOnce)
    const receipts = await Promise.all(part.map((hash) => client.getTransactionReceipt({ hash })))
    for (const [index, hash] of part.entries()) {
      const receipt = receipts[index]
      if (receipt) fees.set(hash, feeOfReceipt(receipt))
    }
  }
  return fees
}

/** The payments, each with its part of what its transaction cost. */
function withFees(transfers: readonly RowTransfer[], fees: ReadonlyMap<Hex, bigint>): RowTransfer[] {
  const rows = new Map<Hex, number>()
  for (const { transactionHash } of transfers) rows.set(transactionHash, (rows.get(transactionHash) ?? 0) + 1)
  const parts = new Map(Array.from(rows, ([hash, count]) => [hash, shareFee(fees.get(hash) ?? 0n, count)]))
  return transfers.map((transfer) => {
    if (transfer.isClaim || !fees.has(transfer.transactionHash)) return transfer
    return { ...transfer, fee: parts.get(transfer.transactionHash)?.shift() }
  })
}

/** Whether what the chain keeps agrees with the events it emitted. */
export type Agreement = {
  /** Rows that the words show as settled. */
  readonly settledRows: number
  /** Rows among them whose payment is in the logs that were read; others are older. */
  readonly rowsInLogs: number
  /** Rows that the logs show as paid and the words do not. */
  readonly missingRows: number
}

function agreementOf(manifest: Manifest, words: readonly bigint[], paid: ReadonlySet<number>): Agreement {
  let settledRows = 0
  let rowsInLogs = 0
  for (let row = 0; row < manifest.rowCount; row++) {
    if (!isRowSettled(manifest, words, row)) continue
    settledRows += 1
    if (paid.has(row)) rowsInLogs += 1
  }
  return { settledRows, rowsInLogs, missingRows: paid.size - rowsInLogs }
}

/** A report made from the sealed list and the chain; of what this browser remembers only decisions go into it, never payments. */
export async function rebuildReport({
  client,
  manifest,
  setAside,
  writtenOff = [],
  fromBlock,
  onProgress,
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly setAside: readonly ExcludedEntry[]
  readonly writtenOff?: readonly WriteOff[]
  readonly fromBlock: bigint
  /** Called with the share of blocks that were read, from 0 to 1. */
  readonly onProgress?: (done: number) => void
}): Promise<{
  readonly report: DropReport
  readonly agreement: Agreement
  /** Wei that the network took for sending; undefined where a node does not tell. */
  readonly fees: bigint | undefined
}> {
  const words = await fetchWords({ client, manifest })
  // With them it is read back to the drop's registration, and no further.
  const history = await fetchHistory({ client, manifest, fromBlock, words, onProgress })
  const times = await timesOf(client, [...new Set(history.map(({ blockNumber }) => blockNumber))])
  const arrivals = await arrivalsOf(client, manifest, history)
  const transfers: RowTransfer[] = []
  const failures = new Map<number, RowFailure>()
  for (const [index, { slot, hash, blockNumber, paid, claimed, reasons }] of history.entries()) {
    const first = slot * manifest.terms.slotSize
    for (const place of slotWord.rowsOf(paid))
      transfers.push({
        row: first + place,
        received: arrivals[index]?.get(place) ?? amountAt(manifest.columns, first + place),
        transactionHash: hash,
        blockNumber,
        atSeconds: times.get(blockNumber) ?? 0n,
        isClaim: claimed.has(place),
      })
    for (const [place, reason] of reasons)
      if (!isRowSettled(manifest, words, first + place))
        failures.set(first + place, { row: first + place, reason: String(rowReasonSentence(decodeReason(reason))) })
  }
  const agreement = agreementOf(manifest, words, new Set(transfers.map(({ row }) => row)))
  const fees = await fetchFees(client, history).catch(() => undefined)
  const report = createReport({
    manifest,
    words,
    transfers: fees ? withFees(transfers, fees) : transfers,
    failures: failures.values(),
    excludedEntries: setAside,
    writtenOff,
  })
  return { report, agreement, fees: fees && [...fees.values()].reduce((sum, fee) => sum + fee, 0n) }
}
