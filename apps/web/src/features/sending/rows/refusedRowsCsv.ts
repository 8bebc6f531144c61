import { formatAmount, type Manifest, toCsv } from '@slotdrop/drops'

/** Rows of a drop as a list that can be imported again: addresses, token ids and amounts as the standard has them. */
export function refusedRowsCsv(manifest: Manifest, rows: readonly number[]): string {
  const { standard } = manifest.terms
  const hasIds = standard === 'ERC721' || standard === 'ERC1155'
  const hasAmounts = standard !== 'ERC721'
  const columns = ['address', ...(hasIds ? ['token_id'] : []), ...(hasAmounts ? ['amount'] : [])]
  return toCsv(
    columns,
    rows.map((row) => {
      const { account, id, amount } = manifest.rowAt(row)
      const written = formatAmount(amount, hasIds ? 0 : manifest.token.decimals, { locale: null })
      return [account, ...(hasIds ? [`${id}`] : []), ...(hasAmounts ? [written] : [])]
    }),
  )
}
