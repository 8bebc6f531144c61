import type { TokenStandard } from '../../values/tokenStandard.ts'
import type { ColumnMapping } from '../columns/columnRoles.ts'
import type { ListLayout } from '../columns/listLayout.ts'
import type { KnownAddresses } from '../issues/knownAddresses.ts'
import type { CellRow } from '../questions/unitQuestion.ts'
import { type OwnToken, tokenKey } from './tokenCell.ts'

/** Gathers what rows that name their token are compared with; undefined where no column names one. */
export function findOwnToken(
  rows: readonly CellRow[],
  {
    mapping: { token: column },
    layout,
    standard,
    symbol,
    name,
    known,
    chosen,
  }: {
    mapping: ColumnMapping
    layout: ListLayout
    standard: TokenStandard
    symbol?: string | undefined
    name?: string | undefined
    known?: KnownAddresses | undefined
    chosen: readonly string[] | undefined
  },
): OwnToken | undefined {
  if (column === undefined) return undefined
  const isEmptyCoin = layout === 'safe'
  const keys = rows.map(({ cells }) => tokenKey(cells[column] ?? '', isEmptyCoin))
  const firstKey = keys.find((key) => key !== '') ?? ''
  return { standard, address: known?.token, symbol, name, isEmptyCoin, firstKey, chosen }
}
