import type { TokenStandard } from '../terms.ts'

/** What a column of a list holds. */
export type ColumnRole = 'account' | 'amount' | 'id' | 'note'

/** Which column (from 0) holds what. */
export type ColumnMapping = Partial<Record<ColumnRole, number>>

const aliases: Record<ColumnRole, readonly string[]> = {
  account: [
    'address',
    'receiver',
    'recipient',
    'wallet',
    'to',
    'account',
    'holderaddress',
    'holder',
    'owner',
    'voter',
    'recipientaddress',
    'walletaddress',
  ],
  amount: ['amount', 'value', 'quantity', 'balance', 'tokens', 'amounts', 'units', 'qty', 'votingpower'],
  id: ['id', 'tokenid', 'nftid'],
  note: ['note', 'memo', 'reference', 'label', 'name', 'comment', 'team'],
}

const plain = (cell: string) => cell.toLowerCase().replace(/[^a-z0-9]/g, '')

const roleOf = (cell: string): ColumnRole | undefined => {
  const name = plain(cell)
  if (name === '') return undefined
  return (Object.keys(aliases) as ColumnRole[]).find(
    (role) => aliases[role].includes(name) || (role === 'amount' && name.endsWith('amount')),
  )
}

/** The roles that a standard needs. */
export const requiredRoles = (standard: TokenStandard): readonly ColumnRole[] => {
  if (standard === 'ERC721') return ['account', 'id']
  if (standard === 'ERC1155') return ['account', 'id', 'amount']
  return ['account', 'amount']
}

/** Whether a line is a header: it holds no address, and a name that is known or no digit at all. */
export const isHeader = (cells: readonly string[]): boolean =>
  !cells.some((cell) => /^(?:[a-z0-9-]+:)?0x/i.test(cell)) &&
  (cells.some((cell) => roleOf(cell) !== undefined) ||
    (cells.length > 1 && cells.every((cell) => !/\d/.test(cell) && !/\.eth$/i.test(cell))))

/** Finds the columns by the header's names. */
export const mapHeader = (header: readonly string[]): ColumnMapping => {
  const mapping: ColumnMapping = {}
  header.forEach((cell, index) => {
    const role = roleOf(cell)
    if (role !== undefined && mapping[role] === undefined) mapping[role] = index
  })
  return mapping
}

/** Finds the columns of a list without a header: the address by its shape, the rest in the order of templates. */
export const mapPositions = (cells: readonly string[], standard: TokenStandard): ColumnMapping => {
  const found = cells.findIndex((cell) => /^(?:[a-z0-9-]+:)?0x[0-9a-f]{6,}/i.test(cell))
  const account = found < 0 ? 0 : found
  const others = cells.map((_, index) => index).filter((index) => index !== account)
  const roles = [...requiredRoles(standard).slice(1), 'note'] as ColumnRole[]
  const mapping: ColumnMapping = { account }
  roles.forEach((role, index) => {
    const column = others[index]
    if (column !== undefined) mapping[role] = column
  })
  return mapping
}
