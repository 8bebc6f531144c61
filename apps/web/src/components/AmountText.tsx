import { formatAmount } from '@slotdrop/drops'

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
  return (
    <span className="figure">
      {formatAmount(amount, decimals, { minimumFractionDigits: Math.min(2, decimals) })}
      {symbol && ` ${symbol}`}
    </span>
  )
}
