import { withAskedReasons } from './withAskedReasons.ts'
import {
  amountAt,
  createReport,
  type DropReport,
  type ExcludedEntry,
  type Hex,
  isRowSettled,
  type Manifest,
  type RowFailure,
  type RowTransfer,
  slotWord,
  type WriteOff,
  type Address,
  slotRows,
} from '@slotdrop/drops'
import { zeroAddress, erc20Abi, parseEventLogs, isAddressEqual } from 'viem'
import { noReason } from '../errors/index.ts'
import { rowReasonSentence } from '../errors/rowReasonSentence.ts'
import { shareFee } from '../fees/shareFee.ts'
import { feeOfReceipt } from '../network/fetchL1Fee.ts'
import type { ChainClient } from '../ports.ts'
import { fetchWords } from '../settled/fetchWords.ts'
import { fetchHistory, type SlotTransaction } from './fetchHistory.ts'
import { type DropStatus, reconcile } from './reconcile.ts'

/**
 * What arrived of each row that a transaction paid, by its row of the slot, in base units, as the token's own `Transfer` events tell it.
 * Only tokens that keep a part of a transfer, paid directly, can arrive as less than the list says: a drop with exact transfers settles
 * no row that arrived as less. Rows without such an event are left out.
 *
 * @throws whatever the client throws
 */
async function fetchArrivals({
  client,
  manifest,
  transaction: { slot, hash, paid, claimed },
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly transaction: SlotTransaction
}): Promise<ReadonlyMap<number, bigint>> {
  const { token, sender } = manifest.terms
  const { logs } = await client.getTransactionReceipt({ hash })
  const arrived = new Map<string, bigint[]>()
  for (const { address, args } of parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })) {
    if (!isAddressEqual(address, token) || !isAddressEqual(args.from, sender)) continue
    const to = args.to.toLowerCase()
    arrived.set(to, [...(arrived.get(to) ?? []), args.value])
  }
  const amounts = new Map<number, bigint>()
  slotRows(manifest, slot).forEach(({ account }, row) => {
    if (!slotWord.isSet(paid, row)) return
    // Rows of one account are paid in their order.
    const to: Address = claimed.get(row) ?? account
    const amount = arrived.get(to.toLowerCase())?.shift()
    if (amount !== undefined) amounts.set(row, amount)
  })
  return amounts
}

/** Requests at once: public nodes limit the rest. */
const requestsAtOnce = 20

async function fetchEach<K, T>(keys: readonly K[], fetchOne: (key: K) => Promise<T>): Promise<Map<K, T>> {
  const found = new Map<K, T>()
  for (let from = 0; from < keys.length; from += requestsAtOnce) {
    const part = keys.slice(from, from + requestsAtOnce)
    const pairs = await Promise.all(part.map(async (key) => [key, await fetchOne(key)] as const))
    for (const [key, answer] of pairs) found.set(key, answer)
  }
  return found
}

/** Wei that the network took for each transaction that pushed rows, on L1 too. Claims are not counted: the events don't tell who paid for them. */
async function fetchFees(client: ChainClient, history: readonly SlotTransaction[]): Promise<ReadonlyMap<Hex, bigint>> {
  const hashes = [...new Set(history.filter(({ claimed }) => claimed.size === 0).map(({ hash }) => hash))]
  return fetchEach(hashes, async (hash) => feeOfReceipt(await client.getTransactionReceipt({ hash })))
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

async function fetchTransfers(
  client: ChainClient,
  manifest: Manifest,
  history: readonly SlotTransaction[],
): Promise<RowTransfer[]> {
  const blocks = [...new Set(history.map(({ blockNumber }) => blockNumber))]
  const times = await fetchEach(blocks, async (blockNumber) => (await client.getBlock({ blockNumber })).timestamp)
  // Only tokens that a direct drop pays can deliver less than the list says.
  const measured = manifest.terms.direct ? history : []
  const arrivals = await fetchEach(measured, (transaction) => fetchArrivals({ client, manifest, transaction }))
  return history.flatMap((transaction) => {
    const { slot, hash, blockNumber, paid, claimed } = transaction
    return slotWord.rowsOf(paid).map((place) => {
      const row = slot * manifest.terms.slotSize + place
      return {
        row,
        received: arrivals.get(transaction)?.get(place) ?? amountAt(manifest.columns, row),
        transactionHash: hash,
        blockNumber,
        atSeconds: times.get(blockNumber) ?? 0n,
        isClaim: claimed.has(place),
      }
    })
  })
}

/** Whether the chain's words agree with its events. */
export type ReportAgreement = {
  /** Rows that the words show as settled. */
  readonly settledRows: number
  /** Rows among them whose payment is in the logs that were read; others are older. */
  readonly rowsInLogs: number
  /** Rows that the logs show as paid and the words do not. */
  readonly missingRows: number
}

function agreementOf(manifest: Manifest, words: readonly bigint[], paid: ReadonlySet<number>): ReportAgreement {
  let settledRows = 0
  let rowsInLogs = 0
  for (let row = 0; row < manifest.rowCount; row++) {
    if (!isRowSettled(manifest, words, row)) continue
    settledRows += 1
    if (paid.has(row)) rowsInLogs += 1
  }
  return { settledRows, rowsInLogs, missingRows: paid.size - rowsInLogs }
}

/** The parts of a drop's status that a report is made from. */
type ReportedStatus = Pick<DropStatus, 'progress' | 'transactions' | 'refusedMask' | 'rowState' | 'rowReason'>

async function fetchStatus({ client, manifest, fromBlock = 0n, onProgress }: RebuildReportParameters) {
  const words = await fetchWords({ client, manifest })
  // With the words it is read back to the drop's registration, and no further.
  const history = await fetchHistory({ client, manifest, fromBlock, words, onProgress })
  const known = { words, finalWords: words, isCancelled: false, operator: zeroAddress, claimsOpen: false }
  return reconcile({ client, manifest, history, known })
}

/** A drop, and what is known of it beside the chain. */
export type RebuildReportParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** Its status with its transactions, where `reconcile` has just returned it. Default: words and events are read from the chain alone. */
  readonly status?: ReportedStatus | undefined
  /** Oldest block whose events are read. Default: 0. Without effect where the status is given. */
  readonly fromBlock?: bigint | undefined
  readonly excludedEntries?: readonly ExcludedEntry[] | undefined
  readonly writtenOff?: readonly WriteOff[] | undefined
  /** Called with the share of blocks that were read, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
}

/** A report, and how much of it the events prove. */
export type RebuiltReport = {
  readonly report: DropReport
  readonly agreement: ReportAgreement
  /** Wei that the network took for sending; undefined where the node does not tell. */
  readonly fees: bigint | undefined
}

/**
 * Makes a drop's report from its sealed list and the chain: payments with their times, measured amounts and fees, and why rows were
 * refused. Pages, the command and the service show the same one.
 *
 * @throws DeliveryError when the node can't be asked; whatever the client throws
 */
export async function rebuildReport(parameters: RebuildReportParameters): Promise<RebuiltReport> {
  const { client, manifest, excludedEntries = [], writtenOff = [] } = parameters
  const known = parameters.status ?? (await fetchStatus(parameters))
  const status = await withAskedReasons(client, manifest, known)
  const words = status.progress.slots.map(({ word }) => word)
  const transfers = await fetchTransfers(client, manifest, status.transactions)
  const failures: RowFailure[] = []
  const sent: number[] = []
  for (let row = 0; row < manifest.rowCount; row++) {
    const state = status.rowState(row)
    if (state === 'sent') sent.push(row)
    if (state === 'failed') failures.push({ row, reason: String(rowReasonSentence(status.rowReason(row) ?? noReason)) })
  }
  const fees = await fetchFees(client, status.transactions).catch(() => undefined)
  const report = createReport({
    manifest,
    words,
    transfers: fees ? withFees(transfers, fees) : transfers,
    failures,
    sent,
    excludedEntries,
    writtenOff,
  })
  return {
    report,
    agreement: agreementOf(manifest, words, new Set(transfers.map(({ row }) => row))),
    fees: fees && [...fees.values()].reduce((sum, fee) => sum + fee, 0n),
  }
}
