import { addressesIn } from '../../values/addressesIn.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'
import type { Allocation } from './allocation.ts'
import { type ColumnMapping, type ColumnRole, requiredRoles, roleOf } from './columnRoles.ts'

/** Whether a line is a header: it holds no address, and a name that is known or no digit at all. */
export function isHeader(cells: readonly string[]): boolean {
  return (
    !cells.some((cell) => /^(?:[a-z0-9-]+:)?0x/i.test(cell) || addressesIn(cell).length > 0) &&
    (cells.some((cell) => roleOf(cell) !== undefined) ||
      (cells.length > 1 && cells.every((cell) => !/\d/.test(cell) && !/\.eth$/i.test(cell))))
  )
}

/** Columns by the names in a header, and the roles that two columns claim. */
export type NamedColumns = {
  readonly mapping: ColumnMapping
  readonly contested: readonly { readonly role: ColumnRole; readonly names: readonly string[] }[]
}

/** Finds the columns by the header's names. */
export function mapHeader(header: readonly string[]): NamedColumns {
  const mapping: ColumnMapping = {}
  const claims = new Map<ColumnRole, string[]>()
  header.forEach((cell, index) => {
    const role = roleOf(cell)
    if (role === undefined) return
    mapping[role] ??= index
    claims.set(role, [...(claims.get(role) ?? []), cell])
  })
  const contested = [...claims].flatMap(([role, names]) =>
    names.length > 1 && role !== 'note' && role !== 'token' && role !== 'chain' ? [{ role, names }] : [],
  )
  return { mapping, contested }
}

/** Finds the columns of a list without a header: the address by its shape, the rest in the order of templates. */
export function mapPositions(
  cells: readonly string[],
  standard: TokenStandard,
  allocation: Allocation['kind'] = 'listed',
): ColumnMapping {
  const plain = cells.findIndex((cell) => /^(?:[a-z0-9-]+:)?0x[0-9a-f]{6,}/i.test(cell))
  const found = plain < 0 ? cells.findIndex((cell) => addressesIn(cell).length > 0) : plain
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
