import { useMemo } from 'react'
import { formatAmount } from '@slotdrop/drops'
import { useNumberLocale } from '../../i18n/index.ts'

/** Writes base units of a token exactly, as the reader writes numbers. */
export function useAmounts(decimals: number): (value: bigint, minimumFractionDigits?: number) => string {
  const locale = useNumberLocale()
  return useMemo(
    () =>
      (value, minimumFractionDigits = 0) =>
        formatAmount(value, decimals, { locale, minimumFractionDigits }),
    [decimals, locale],
  )
}
