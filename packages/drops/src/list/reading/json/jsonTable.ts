import { roleOf } from '../../columns/columnRoles.ts'

/** Cells of a record by the name of their member. */
type JsonRecord = ReadonlyMap<string, string>

/** Characters of a cell that are kept; a longer text is neither an address nor an amount. */
const maxCellLength = 300

const accountShape = /^(?:[a-z0-9-]+:)*0x[0-9a-f]{6,42}$/i
const nameShape = /^[^\s.]+(\.[^\s.]+)*\.eth$/i

/** Whether a text is written like an address, its beginning, or an ENS name. */
export function looksLikeAccount(text: string): boolean {
  return accountShape.test(text) || nameShape.test(text)
}

function toCell(text: string): string {
  const short = text.length > maxCellLength ? `${text.slice(0, maxCellLength)}…` : text
  return /[",\r\n]/.test(short) ? `"${short.replace(/[\r\n]+/g, ' ').replaceAll('"', '""')}"` : short
}

/** Members that hold the value of the object around them. */
const wrapped = new Set(['hash', 'id', 'address', 'value', 'amount'])

/** Shortens `address.hash` to `address`, and `total.value` to `value`, where that alone says which column it is. */
function shortName(path: string): string {
  const parts = path.split('.')
  const [parent = '', last = ''] = parts.slice(-2)
  if (parts.length < 2 || roleOf(path) !== undefined) return path
  if (wrapped.has(last) && roleOf(parent) !== undefined) return parent
  // A token beside an amount is a column of its own; another member of something that is known is not taken for it.
  const isOwn = roleOf(last) === 'token' || (roleOf(last) !== undefined && roleOf(parent) === undefined)
  return isOwn ? last : path
}

/** Records of one place in a JSON document, written out as lines. */
export type JsonTable = {
  /** Member names from the root to the list, such as `data.accounts`. */
  readonly path: string
  /** Lines as they are written so far; the first of them may lack the columns that later records bring. */
  readonly lines: readonly string[]
  /** Records that hold an address or a name. */
  readonly accountCount: number
  /** Records, or some of them, are not objects, so that their columns have no names. */
  readonly isNameless: boolean
  /** The texts of a list of plain values, while it is nothing else. */
  readonly values: readonly string[] | undefined
  columns(): readonly string[]
  /** The lines with the same cells at the end of each. */
  linesWith(cells: readonly string[]): readonly string[]
  add(record: JsonRecord): void
  /** Adds a record without names. */
  addCells(cells: readonly string[]): void
  addValue(text: string): void
}

/** Creates the table for the records of one place. */
export function createJsonTable(path: string): JsonTable {
  const places = new Map<string, number>()
  const lines: string[] = []
  const widths: number[] = []
  const values: string[] = []
  let accountCount = 0
  let named = 0
  const write = (cells: readonly string[]) => {
    if (cells.some(looksLikeAccount)) accountCount++
    widths.push(cells.length)
    lines.push(cells.map(toCell).join(','))
  }
  return {
    path,
    lines,
    get accountCount() {
      return accountCount
    },
    get isNameless() {
      const [first, second] = places.keys()
      return named === 0 || (named < lines.length && !(first === 'address' && second === 'amount'))
    },
    get values() {
      return values.length === lines.length ? values : undefined
    },
    columns() {
      const names = [...places.keys()]
      const short = names.map(shortName)
      return names.map((name, place) => {
        const own = short[place] ?? name
        return short.indexOf(own) === place && short.lastIndexOf(own) === place ? own : name
      })
    },
    linesWith(cells) {
      if (cells.length === 0) return lines
      const end = cells.map(toCell).join(',')
      const width = Math.max(1, ...new Set(widths))
      return lines.map((line, index) => line + ','.repeat(width + 1 - (widths[index] ?? 0)) + end)
    },
    add(record) {
      named++
      const cells: string[] = []
      for (const [name, text] of record) {
        const place = places.get(name) ?? places.size
        places.set(name, place)
        cells[place] = text
      }
      write(Array.from(cells, (cell) => cell ?? ''))
    },
    addCells: write,
    addValue(text) {
      values.push(text)
      write([text])
    },
  }
}
