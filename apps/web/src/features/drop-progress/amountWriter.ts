import { formatAmount, type Manifest } from '@slotdrop/drops'

/** Amounts of a drop as its token writes them. */
export const amountWriter = ({ token, terms }: Manifest) => {
  const decimals = terms.standard === 'ERC721' || terms.standard === 'ERC1155' ? 0 : token.decimals
  return (value: bigint) => formatAmount(value, decimals, { minimumFractionDigits: Math.min(2, decimals) })
}
