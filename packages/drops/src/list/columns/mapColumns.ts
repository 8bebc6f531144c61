import { hasAddress } from '../../values/addressWords.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'
import type { Allocation } from './allocation.ts'
import { type ColumnMapping, type ColumnRole, requiredRoles } from './columnRoles.ts'

/** Finds the columns of a list without a header: the address by its shape, the rest in the order of templates. */
export function mapPositions(
  cells: readonly string[],
  standard: TokenStandard,
  allocation: Allocation['kind'] = 'listed',
): ColumnMapping {
  const plain = cells.findIndex((cell) => /^(?:[a-z0-9-]+:)?0x[0-9a-f]{6,}/i.test(cell))
  const found = plain < 0 ? cells.findIndex((cell) => hasAddress(cell)) : plain
  const account = found < 0 ? 0 : found
  const others = cells.map((_, index) => index).filter((index) => index !== account)
  const roles: ColumnRole[] = [...requiredRoles(standard, allocation).slice(1), 'note']
  const mapping: ColumnMapping = { account }
  roles.forEach((role, index) => {
    const column = others[index]
    if (column !== undefined) mapping[role] = column
  })
  return mapping
}
