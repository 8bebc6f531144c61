import { formatAmount } from '@slotdrop/messages/format'
import type { ExcludedEntry } from '../list/excludedEntries.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { toCsvLine } from '../values/csv.ts'
import type { DropReport } from './report.ts'
import { decisionOfLine, decisionTexts, type ReportDecision } from './reportDecisions.ts'
import { lineText, orderRows, type RowFileOptions } from './rowOrder.ts'
import type { MergedLine } from './sourceRows.ts'

/** What a report says beside its rows. */
export type ReportFileOptions = RowFileOptions & {
  /** Wei that the network took for sending, by its receipts. */
  readonly fees?: bigint | undefined
  /** When it was made. */
  readonly madeAt?: Date | undefined
  /** Decisions about recipients. The CSV file has a column for them if there are any. */
  readonly decisions?: readonly ReportDecision[] | undefined
}

/** Decimals of the coins that a network takes its fees in. */
const coinDecimals = 18

function isoTime(seconds: bigint) {
  return new Date(Number(seconds) * 1000).toISOString()
}

type ReportLine =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'merged'; readonly merged: MergedLine }
  | { readonly kind: 'excluded'; readonly entry: ExcludedEntry }

/** Lines that are no row of their own, in the order of the source file. */
function otherLines({ excludedEntries }: DropReport, { source }: RowFileOptions) {
  return [
    ...(source?.merged ?? []).map((merged) => ({ line: merged.line, kind: 'merged' as const, merged })),
    ...excludedEntries.map((entry) => ({ line: entry.line, kind: 'excluded' as const, entry })),
  ].toSorted((a, b) => a.line - b.line)
}

/** Every line of a report, each line of the source once: in its order, or rows by account and the other lines after them. */
function* reportLines(report: DropReport, manifest: Manifest, options: RowFileOptions): Generator<ReportLine> {
  const { source, order = 'source' } = options
  const others = otherLines(report, options)
  let at = 0
  for (const row of orderRows(manifest.rowCount, options)) {
    const line = order === 'source' ? (source?.lines[row] ?? 0) : 0
    for (let other = others[at]; other && other.line < line; other = others[++at]) yield other
    yield { kind: 'row', row }
  }
  yield* others.slice(at)
}

/** The columns of the CSV file. A new one is added here and in `rowCells`. */
const columns = [
  ...(['line', 'row', 'address', 'token_id', 'note', 'state'] as const),
  ...(['intended', 'delivered', 'short', 'open', 'written_off', 'excluded'] as const),
  ...(['fee', 'transaction', 'block', 'time', 'reason', 'decision'] as const),
]

/** Cells by column; columns without a cell stay empty. */
type Cells = { readonly [Column in (typeof columns)[number]]?: string | undefined }

const noMoney: Cells = { intended: '0', delivered: '0', short: '0', open: '0', written_off: '0', excluded: '0' }

/**
 * Writes a report as a CSV file in pieces, line by line. Rows are counted from 1, times are UTC, fees in coins of the network. A
 * line that was added to another row stands there with the number of that row, and no money of its own.
 */
export function* reportCsvChunks(
  report: DropReport,
  manifest: Manifest,
  options: ReportFileOptions = {},
): Generator<string> {
  const decimals = manifest.terms.standard === 'ERC1155' ? 0 : manifest.token.decimals
  const money = (amount: bigint) => formatAmount(amount, decimals, { locale: null })
  const { source, decisions = [] } = options
  const decided = decisionTexts(decisions)
  const written = columns.filter((column) => column !== 'decision' || decided.size > 0)
  yield `${written.join(',')}\r\n`

  const rowCells = (row: number): Cells => {
    const { state, intended, delivered, short, open, writtenOff, transfer, reason } = report.rowAt(row)
    const { account, id } = manifest.rowAt(row)
    return {
      ...noMoney,
      ...{ line: lineText(options, row), row: `${row + 1}`, address: account, token_id: `${id}` },
      ...{ note: source?.notes?.[row], state, intended: money(intended), delivered: money(delivered) },
      ...{ short: money(short), open: money(open), written_off: money(writtenOff), reason },
      decision: decided.get(account.toLowerCase()),
      ...(transfer && {
        fee: transfer.fee === undefined ? '' : formatAmount(transfer.fee, coinDecimals, { locale: null }),
        transaction: transfer.transactionHash,
        block: `${transfer.blockNumber}`,
        time: isoTime(transfer.atSeconds),
      }),
    }
  }
  const mergedCells = ({ line, row, amount, note }: MergedLine): Cells => {
    const { account, id } = manifest.rowAt(row)
    const into = lineText(options, row)
    const reason = `${amount === undefined ? '' : `${money(amount)} `}added to ${into === '' ? `row ${row + 1}` : `line ${into}`}`
    return {
      ...noMoney,
      ...{ line: `${line}`, row: `${row + 1}`, address: account, token_id: `${id}`, note, state: 'merged', reason },
    }
  }
  const excludedCells = ({ line, text, amount }: ExcludedEntry): Cells => {
    const sum = amount === undefined ? '' : money(amount)
    const decision = decisionOfLine(decided, text)
    return { ...noMoney, line: `${line}`, state: 'excluded', intended: sum, excluded: sum, reason: text, decision }
  }

  for (const line of reportLines(report, manifest, options)) {
    const cells =
      line.kind === 'row'
        ? rowCells(line.row)
        : line.kind === 'merged'
          ? mergedCells(line.merged)
          : excludedCells(line.entry)
    yield `${toCsvLine(written.map((column) => cells[column] ?? ''))}\r\n`
  }
}

/** The fields of a report's JSON: amounts in base units, rows counted from 1, fees in wei, times in UTC. */
export function reportFields(report: DropReport, manifest: Manifest, options: ReportFileOptions = {}) {
  const { source, fees, madeAt, decisions } = options
  return {
    format: 'slot-drop-report',
    version: 2,
    dropId: manifest.dropId,
    root: manifest.root,
    madeAt,
    standard: manifest.terms.standard,
    // What recipients receive; `token` is what is taken from the sender: of coins the wrapped coin, or nothing.
    symbol: manifest.token.symbol,
    token: manifest.terms.token,
    decimals: manifest.token.decimals,
    intended: report.intended,
    delivered: report.delivered,
    short: report.short,
    open: report.open,
    writtenOff: report.writtenOff,
    excluded: report.excluded,
    fees,
    rows: { ...report.rows, merged: source?.merged.length },
    entries: Array.from(orderRows(manifest.rowCount, options), (row) => {
      const { transfer, row: _row, ...entry } = report.rowAt(row)
      const { account, id } = manifest.rowAt(row)
      return {
        line: source?.lines[row] || undefined,
        row: row + 1,
        ...entry,
        account,
        id,
        note: source?.notes?.[row] || undefined,
        transaction: transfer?.transactionHash,
        block: transfer?.blockNumber,
        time: transfer && isoTime(transfer.atSeconds),
        fee: transfer?.fee,
      }
    }),
    merged: source?.merged.map(({ row, ...merged }) => ({ ...merged, row: row + 1 })),
    // The name that the file's first version gave it.
    setAside: report.excludedEntries,
    decisions,
  }
}

/** Writes a report as JSON: the fields of `reportFields`, integers larger than a number holds as decimal strings. */
export function reportToJson(report: DropReport, manifest: Manifest, options: ReportFileOptions = {}): string {
  return JSON.stringify(reportFields(report, manifest, options), (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
}
