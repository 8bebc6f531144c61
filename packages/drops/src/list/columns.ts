import type { TokenStandard } from '../terms.ts'

/** What a column of a list holds. `token` names the token of each row, in files that mix several. */
export type ColumnRole = 'account' | 'amount' | 'id' | 'note' | 'token'

/** Which column (from 0) holds what. */
export type ColumnMapping = Partial<Record<ColumnRole, number>>

/** How amounts come about: as they are written, the same for all, or parts of a total in proportion to what is written. */
export type Allocation =
  | { readonly kind: 'listed' }
  | { readonly kind: 'equal'; readonly amount: bigint }
  | { readonly kind: 'pro-rata'; readonly total: bigint }

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
    'receiveraddress',
    'beneficiary',
    'user',
    'claimant',
    'delegate',
  ],
  amount: [
    'amount',
    'value',
    'quantity',
    'balance',
    'tokens',
    'amounts',
    'units',
    'qty',
    'votingpower',
    'vp',
    'weight',
    'share',
    'allocation',
    'tokenamount',
    'amountintokens',
  ],
  id: ['id', 'tokenid', 'nftid', 'tokenids'],
  note: ['note', 'memo', 'reference', 'label', 'name', 'comment', 'team', 'reason', 'notes', 'ens', 'nametag'],
  token: ['tokenaddress', 'token', 'contractaddress', 'asset'],
}

function plain(cell: string) {
  return cell.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** What a column of this name holds. */
export function roleOf(cell: string): ColumnRole | undefined {
  const name = plain(cell)
  if (name === '') return undefined
  return (Object.keys(aliases) as ColumnRole[]).find(
    (role) => aliases[role].includes(name) || (role === 'amount' && name.endsWith('amount')),
  )
}

/** The roles that a standard needs. */
export function requiredRoles(
  standard: TokenStandard,
  allocation: Allocation['kind'] = 'listed',
): readonly ColumnRole[] {
  if (standard === 'ERC721') return ['account', 'id']
  const amount: readonly ColumnRole[] = allocation === 'equal' ? [] : ['amount']
  return standard === 'ERC1155' ? ['account', 'id', ...amount] : ['account', ...amount]
}

/** Whether a line is a header: it holds no address, and a name that is known or no digit at all. */
export function isHeader(cells: readonly string[]): boolean {
  return (
    !cells.some((cell) => /^(?:[a-z0-9-]+:)?0x/i.test(cell)) &&
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
    names.length > 1 && role !== 'note' && role !== 'token' ? [{ role, names }] : [],
  )
  return { mapping, contested }
}

/** Finds the columns of a list without a header: the address by its shape, the rest in the order of templates. */
export function mapPositions(
  cells: readonly string[],
  standard: TokenStandard,
  allocation: Allocation['kind'] = 'listed',
): ColumnMapping {
  const found = cells.findIndex((cell) => /^(?:[a-z0-9-]+:)?0x[0-9a-f]{6,}/i.test(cell))
  const account = found < 0 ? 0 : found
  const others = cells.map((_, index) => index).filter((index) => index !== account)
  const roles = [...requiredRoles(standard, allocation).slice(1), 'note'] as ColumnRole[]
  const mapping: ColumnMapping = { account }
  roles.forEach((role, index) => {
    const column = others[index]
    if (column !== undefined) mapping[role] = column
  })
  return mapping
}

/** Lists that other tools write. */
export type ListLayout = 'plain' | 'safe' | 'holders' | 'votes' | 'json'

/** Which tool wrote a list, by its header. */
export function layoutOf(header: readonly string[] | null): ListLayout {
  const names = new Set((header ?? []).map(plain))
  if (names.has('tokentype') && names.has('receiver')) return 'safe'
  if (names.has('holderaddress') && names.has('balance')) return 'holders'
  if (names.has('votingpower') || (names.has('voter') && (names.has('vp') || names.has('choice')))) return 'votes'
  return 'plain'
}
