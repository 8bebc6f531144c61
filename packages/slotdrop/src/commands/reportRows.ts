import { type ChainClient, type DropStatus, feeOfReceipt, type SlotTransaction } from '@slotdrop/delivery'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import { formatAmount, type Hex, type Manifest, type RecipientList, toCsvLine } from '@slotdrop/drops'
import type { TransactionReceipt } from 'viem'

/** What happened to one row. */
export type ReportedRow = {
  /** Line of the list that it stood on. */
  readonly line: number | undefined
  readonly account: string
  readonly id: bigint
  readonly amount: bigint
  readonly state: 'paid' | 'claimed' | 'refused' | 'sent' | 'open'
  readonly transaction: Hex | undefined
  /** ISO 8601, UTC. */
  readonly date: string | undefined
  /** Wei: an equal share of what its transaction cost. The first rows of a transaction bear what can't be shared. */
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
    for (let row = 0, bits = paid; bits !== 0n; row++, bits >>= 1n)
      if ((bits & 1n) === 1n) payments.set(slot * manifest.terms.slotSize + row, { hash, isClaim: claimed.has(row) })
  return payments
}

/** Lines of the list, by what they pay; rows that pay the same take them in their order. */
function createLineFinder(list: RecipientList | undefined) {
  const lines = new Map<string, number[]>()
  const add = (key: string, line: number) => lines.set(key, [...(lines.get(key) ?? []), line])
  for (let index = 0; index < (list?.entryCount ?? 0); index++) {
    const entry = list?.entryAt(index)
    if (entry === undefined || entry.account === undefined || entry.state === 'error' || entry.state === 'excluded')
      continue
    const place = `${entry.account}/${entry.id ?? 0n}`
    add(`${place}/${entry.amount ?? 1n}`, entry.line)
    add(place, entry.line)
  }
  return ({ account, id, amount }: { account: string; id: bigint; amount: bigint }) =>
    // Rows that were added up have another amount than their line.
    lines.get(`${account}/${id}/${amount}`)?.shift() ?? lines.get(`${account}/${id}`)?.[0]
}

/** Puts together what is known of each row: words say whether it is paid, events which transaction did it. */
export async function reportRows({
  client,
  manifest,
  status,
  list,
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly list: RecipientList | undefined
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
  const counted = new Map<Hex, number>()
  const lineOf = createLineFinder(list)

  const feeOf = (hash: Hex, receipt: TransactionReceipt): bigint => {
    const [rows, before] = [BigInt(rowsOf.get(hash) ?? 1), counted.get(hash) ?? 0]
    counted.set(hash, before + 1)
    const cost = feeOfReceipt(receipt)
    return cost / rows + (BigInt(before) < cost % rows ? 1n : 0n)
  }
  return Array.from({ length: manifest.rowCount }, (_, index): ReportedRow => {
    const row = manifest.rowAt(index)
    const common = { line: lineOf(row), account: row.account, id: row.id, amount: row.amount }
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
        fee: payment && receipt ? feeOf(payment.hash, receipt) : undefined,
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

/** Writes the rows as CSV that spreadsheets take, piece by piece. */
export function* reportCsv(rows: readonly ReportedRow[], decimals: number): Generator<string> {
  const plain = (value: bigint, units: number) => formatAmount(value, units, { locale: null })
  yield `${toCsvLine(['line', 'address', 'token_id', 'amount', 'state', 'transaction', 'date', 'fee', 'reason'])}\r\n`
  for (const { line, account, id, amount, state, transaction, date, fee, reason } of rows)
    yield `${toCsvLine([
      line === undefined ? '' : `${line}`,
      account,
      `${id}`,
      plain(amount, decimals),
      state,
      transaction ?? '',
      date ?? '',
      fee === undefined ? '' : plain(fee, 18),
      reason ?? '',
    ])}\r\n`
}
