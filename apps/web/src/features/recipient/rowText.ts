import { formatAmount, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import { toPlainName } from '../../components/UntrustedText.tsx'

/** What a row is worth, in its token's words. */
export const rowText = ({ terms, token }: ShardIndex, { id, amount }: ProvenRow): { figure: string; unit: string } => {
  const symbol = toPlainName(token.symbol)
  if (terms.standard === 'ERC721') return { figure: `№ ${id}`, unit: symbol }
  if (terms.standard === 'ERC1155') return { figure: `${amount} × ${id}`, unit: symbol }
  return { figure: formatAmount(amount, token.decimals), unit: symbol }
}
