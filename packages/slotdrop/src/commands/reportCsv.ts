import { type ExcludedEntry, formatAmount, type MergedLine, toCsvLine } from '@slotdrop/drops'
import type { ReportedRow } from './reportRows.ts'

/** Everything that a report tells, line by line. */
export type ReportedLines = {
  readonly rows: readonly ReportedRow[]
  /** Lines of the list that were added to a row of another one. */
  readonly merged: readonly MergedLine[]
  /** Lines of the list that were left out. */
  readonly excluded: readonly ExcludedEntry[]
}

const titles = [
  ...['line', 'row', 'address', 'token_id', 'amount', 'note', 'state'],
  ...['transaction', 'date', 'fee', 'reason'],
]

/**
 * Writes a report as CSV that spreadsheets take, piece by piece: in the order of the list where it is known, else by account. Of a
 * line that was added to another one the amount stands in that row, and of one that was left out in the reason.
 */
export function* reportCsv(
  { rows, merged, excluded }: ReportedLines,
  { decimals, order }: { readonly decimals: number; readonly order: 'source' | 'account' },
): Generator<string> {
  const plain = (value: bigint, units: number) => formatAmount(value, units, { locale: null })
  const money = (amount: bigint | undefined) => (amount === undefined ? '' : plain(amount, decimals))
  const ofRows = rows.map(({ line, row, account, id, amount, note, state, transaction, date, fee, reason }) => ({
    line: line ?? Number.MAX_SAFE_INTEGER,
    cells: [
      ...[line === undefined ? '' : `${line}`, `${row}`, account, `${id}`, money(amount), note ?? '', state],
      ...[transaction ?? '', date ?? '', fee === undefined ? '' : plain(fee, 18), reason ?? ''],
    ],
  }))
  const others = [
    ...merged.map(({ line, row, amount, note }) => {
      const { account = '', id = 0n } = rows[row] ?? {}
      const reason = `${money(amount)} added to line ${rows[row]?.line ?? ''}`
      return {
        line,
        cells: [`${line}`, `${row + 1}`, account, `${id}`, '0', note ?? '', 'merged', '', '', '', reason],
      }
    }),
    ...excluded.map(({ line, text }) => ({
      line,
      cells: [`${line}`, '', '', '', '0', '', 'excluded', '', '', '', text],
    })),
  ]
  const byLine = (a: { readonly line: number }, b: { readonly line: number }) => a.line - b.line
  yield `${toCsvLine(titles)}\r\n`
  const lines = order === 'source' ? [...ofRows, ...others].toSorted(byLine) : [...ofRows, ...others.toSorted(byLine)]
  for (const { cells } of lines) yield `${toCsvLine(cells)}\r\n`
}
