import { useCallback } from 'react'
import type { ProvenRow, ShardIndex } from '@slotdrop/drops'
import { formatAmount } from '@slotdrop/drops/format'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useNumberLocale } from '../../i18n/index.ts'

/** An amount as the reader writes numbers, and what it is an amount of. */
export type RowText = {
  readonly figure: string
  readonly unit: string
}

/** What a row is worth, in its token's words. */
export function useRowText(): (index: ShardIndex, row: Pick<ProvenRow, 'id' | 'amount'>) => RowText {
  const locale = useNumberLocale()
  return useCallback(
    ({ terms, token }, { id, amount }) => {
      const unit = toPlainName(token.symbol)
      if (terms.standard === 'ERC721') return { figure: `№ ${id}`, unit }
      if (terms.standard === 'ERC1155') return { figure: `${amount} × ${id}`, unit }
      return { figure: formatAmount(amount, token.decimals, { locale }), unit }
    },
    [locale],
  )
}
