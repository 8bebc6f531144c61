import { useMemo } from 'react'
import { formatAmount, type Manifest } from '@slotdrop/drops'
import { useNumberLocale } from '../../../i18n/index.ts'

/** Amounts of a drop as its token writes them, in a style of numbers. */
function amountWriter({ token, terms }: Pick<Manifest, 'token' | 'terms'>, locale = 'en-IE') {
  const decimals = terms.standard === 'ERC721' || terms.standard === 'ERC1155' ? 0 : token.decimals
  return (value: bigint) => formatAmount(value, decimals, { locale, minimumFractionDigits: Math.min(2, decimals) })
}

/** See `amountWriter`, in the reader's style of numbers. */
export function useAmountWriter(manifest: Manifest) {
  const locale = useNumberLocale()
  return useMemo(() => amountWriter(manifest, locale), [manifest, locale])
}
