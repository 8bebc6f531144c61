import type { AmountUnit, ColumnMapping, ColumnRole, DecimalStyle } from '@slotdrop/drops'
import { localStorageOf } from '../storage/createLocalText.ts'

/** How a list with some header was read, where its sender decided it. */
export type KeptReading = {
  readonly mapping?: ColumnMapping | undefined
  /** The cell after the amount is the rest of it. */
  readonly joinsAmount?: boolean | undefined
  readonly amountUnit?: AmountUnit | undefined
  readonly decimalStyle?: DecimalStyle | undefined
}

const key = 'slotdrop.list-readings'
/** Headers that are kept, and columns of each. */
const maxHeaders = 40
const maxColumns = 60
const roles: readonly ColumnRole[] = ['account', 'amount', 'id', 'note', 'token', 'chain']

function headerKey(header: readonly string[]): string {
  return header.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, ' ')).join('\t')
}

function parseMapping(kept: unknown): ColumnMapping | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const columns = roles.flatMap((role) => {
    const column: unknown = Reflect.get(kept, role)
    return typeof column === 'number' && Number.isInteger(column) && column >= 0 && column < maxColumns
      ? [[role, column] as const]
      : []
  })
  return columns.length === 0 ? undefined : Object.fromEntries(columns)
}

function parseReading(kept: unknown): KeptReading {
  const found: { readonly [Name in keyof KeptReading]?: unknown } = typeof kept === 'object' && kept ? kept : {}
  const { amountUnit, decimalStyle } = found
  return {
    mapping: parseMapping(found.mapping),
    joinsAmount: found.joinsAmount === true,
    amountUnit: amountUnit === 'token' || amountUnit === 'base' ? amountUnit : undefined,
    decimalStyle: decimalStyle === 'point' || decimalStyle === 'comma' ? decimalStyle : undefined,
  }
}

function readAll(storage: Pick<Storage, 'getItem'> | undefined): Map<string, KeptReading> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return new Map()
    return new Map(
      kept.flatMap((pair: unknown) =>
        Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], parseReading(pair[1])] as const] : [],
      ),
    )
  } catch {
    return new Map()
  }
}

/** How lists were read on this device, by their headers. The latest are kept; nothing of a list but its header is. */
export const listReadings = {
  get(header: readonly string[], storage: Pick<Storage, 'getItem'> | undefined = localStorageOf()) {
    return readAll(storage).get(headerKey(header))
  },
  keep(
    header: readonly string[],
    { mapping, joinsAmount, amountUnit, decimalStyle }: KeptReading,
    storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = localStorageOf(),
  ): void {
    if (header.length > maxColumns || (!mapping && !amountUnit && !decimalStyle)) return
    const all = readAll(storage)
    const name = headerKey(header)
    all.delete(name)
    all.set(name, { mapping, joinsAmount, amountUnit, decimalStyle })
    try {
      storage?.setItem(key, JSON.stringify([...all].slice(-maxHeaders)))
    } catch {
      // Storage that is full or switched off.
    }
  },
}
