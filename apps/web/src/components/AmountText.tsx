import { formatAmount } from '@slotdrop/drops'
import { useNumberLocale } from '../i18n/index.ts'

/** An exact amount with its symbol. */
export function AmountText({
  amount,
  decimals,
  symbol,
}: {
  readonly amount: bigint
  readonly decimals: number
  readonly symbol?: string
}) {
  const locale = useNumberLocale()
  return (
    <span className="figure">
      {formatAmount(amount, decimals, { locale, minimumFractionDigits: Math.min(2, decimals) })}
      {symbol && ` ${symbol}`}
    </span>
  )
}
