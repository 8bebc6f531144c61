import type { Address } from '../values/address.ts'
import type { TokenStandard } from '../values/tokenStandard.ts'

/** One payment: an account, and what it receives. */
export type Row = {
  readonly account: Address
  /** Token id; 0 where the standard has none. */
  readonly id: bigint
  /** Base units; 1 for ERC-721. */
  readonly amount: bigint
}

function compare(a: bigint | string, b: bigint | string) {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Compares rows in canonical order (ENCODING.md): account, then id, then amount; of an ERC-1155 the id comes first. */
export function compareRows(a: Row, b: Row, standard: TokenStandard): number {
  const byAccount = compare(a.account.toLowerCase(), b.account.toLowerCase())
  const byId = compare(a.id, b.id)
  return (standard === 'ERC1155' ? byId || byAccount : byAccount || byId) || compare(a.amount, b.amount)
}
