import { isAccountLike, isNumberLike } from '../columns/cellShapes.ts'
import { headerHint } from '../columns/headerHints.ts'
import { wholeAccount } from './splitCells.ts'

/** A text whose recipients do not have a line each, written out as rows. */
export type ArrangedRows = {
  readonly text: string
  readonly kind: 'one-line' | 'paired-lines'
  readonly rows: number
}

/** Lines that decide whether addresses and amounts alternate, and titles that may stand above them. */
const sampledLines = 6
const maxTitles = 3
const sampledBytes = 4000

type Cell = { readonly text: string; readonly is: 'account' | 'number' | 'other' }

function toCell(written: string): Cell {
  const text = written
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
  if (!/[,;|\t ]/.test(text) && isAccountLike(text)) return { text, is: 'account' }
  return { text, is: isNumberLike(text) ? 'number' : 'other' }
}

/** A line as a cell, without the name of what it holds, as in `Amount: 100`. */
function lineCell(line: string): Cell {
  const [, name = '', rest = ''] = /^\s*([\p{L} ]{2,20})[:=]\s*(\S.*)$/u.exec(line) ?? []
  const hint = name === '' ? undefined : headerHint(name)
  return toCell(hint === 'account' || hint === 'amount' ? rest : line)
}

/** Pairs each account with the number after it, or before it; what has no other half stays alone. */
function pairCells(cells: readonly Cell[], isAccountFirst: boolean): string[] {
  const rows: string[] = []
  const first = isAccountFirst ? 'account' : 'number'
  let open: Cell | undefined
  const write = (cell: Cell, other: Cell | undefined) => {
    const [account, number] = cell.is === 'account' ? [cell, other] : [other, cell]
    rows.push(`${account?.text ?? ''}\t${number?.text ?? ''}`)
  }
  for (const cell of cells) {
    if (open && cell.is !== first && cell.is !== 'other') {
      write(open, cell)
      open = undefined
      continue
    }
    if (open) write(open, undefined)
    open = cell.is === first ? cell : undefined
    if (!open) rows.push(cell.is === 'number' ? `\t${cell.text}` : cell.text)
  }
  if (open) write(open, undefined)
  return rows
}

/** Share of the cells that have to follow one of the other kind. */
const minAlternating = 0.7

/** Whether accounts and numbers alternate, apart from a few whose other half is missing. */
function alternate(cells: readonly Cell[]): boolean {
  if (cells.length < 4 || cells.some(({ is }) => is === 'other') || cells[0]?.is === cells[1]?.is) return false
  const changes = cells.filter(({ is }, place) => is !== cells[place - 1]?.is).length
  return changes >= cells.length * minAlternating
}

/** Whether cells begin and end as pairs do. Otherwise a half that is missing at either end would shift them all. */
function areWholePairs(cells: readonly Cell[]): boolean {
  return cells[0]?.is !== cells.at(-1)?.is
}

function arrangeLine(line: string): ArrangedRows | undefined {
  const cells = line
    .split(/[\s,;|]+/)
    .filter((text) => text !== '')
    .map(toCell)
  if (cells.length > 2 && cells.every(({ text }) => wholeAccount.test(text)))
    return { text: cells.map(({ text }) => text).join('\n'), kind: 'one-line', rows: cells.length }
  if (!alternate(cells) || !areWholePairs(cells)) return undefined
  const rows = pairCells(cells, cells[0]?.is === 'account')
  return { text: rows.join('\n'), kind: 'one-line', rows: rows.length }
}

function arrangeLines(bytes: Uint8Array): ArrangedRows | undefined {
  const cellsOf = (text: string) =>
    text
      .split(/\r\n|\n|\r/)
      .filter((line) => line.trim() !== '')
      .map(lineCell)
  const head = cellsOf(new TextDecoder().decode(bytes.subarray(0, sampledBytes)))
  const start = head.findIndex(({ is }) => is !== 'other')
  if (start < 0 || start > maxTitles || !alternate(head.slice(start, start + sampledLines))) return undefined
  const all = cellsOf(new TextDecoder().decode(bytes))
  const cells = all.slice(start)
  if (!alternate(cells) || !areWholePairs(cells)) return undefined
  const titles = all.slice(0, start).map(({ text }) => text)
  const rows = pairCells(cells, cells[0]?.is === 'account')
  return { text: [...titles, ...rows].join('\n'), kind: 'paired-lines', rows: rows.length }
}

/** Whether nothing but space follows a line break. */
function isOneLine(bytes: Uint8Array): boolean {
  let isBroken = false
  for (const byte of bytes) {
    if (byte === 10 || byte === 13) isBroken = true
    else if (isBroken && byte !== 32 && byte !== 9) return false
  }
  return true
}

/**
 * Writes out a text whose recipients do not have a line each: several addresses on one line, or addresses and amounts that alternate,
 * on one line or on lines of their own. Undefined for all others.
 */
export function arrangeRows(bytes: Uint8Array): ArrangedRows | undefined {
  return isOneLine(bytes) ? arrangeLine(new TextDecoder().decode(bytes)) : arrangeLines(bytes)
}
