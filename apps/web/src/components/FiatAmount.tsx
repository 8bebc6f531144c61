import { useMemo } from 'react'
import type { Address } from 'viem'
import type { TokenStandard } from '@slotdrop/drops'
import { useFormats, useText } from '../i18n/index.ts'
import { fetchPrice } from '../chain/fetchPrice.ts'
import { createLiveValue } from '../workers/liveValue.ts'
import { useLiveValue } from '../workers/useLiveValue.ts'
import styles from './FiatAmount.module.css'
import { messages } from './messages.generated.ts'
import { toCents } from './toCents.ts'

// The EVM counts every network's coin in wei.
const coinDecimals = 18

function livePrice(chainId: number, token: Address | undefined) {
  return createLiveValue<string | undefined>(undefined, (set) => {
    void fetchPrice(chainId, token).then((usd) => set(() => usd))
  })
}

/** Dollars for one whole unit, as digits; undefined until it is known, and where it never is. */
function usePrice(chainId: number, token: Address | undefined): string | undefined {
  return useLiveValue(useMemo(() => livePrice(chainId, token), [chainId, token]))
}

type CoinProps = {
  readonly chainId: number
  /** Base units; undefined: not known yet. */
  readonly amount: bigint | undefined
}

/** What a sum of a chain's coin, such as a fee, is worth in dollars now, to stand after it. Nothing where no price is known. */
export function FiatCoins({ chainId, amount }: CoinProps) {
  return <Fiat chainId={chainId} token={undefined} amount={amount} decimals={coinDecimals} />
}

/** What a fee between two sums of a chain's coin is worth in dollars now, to stand after it. Nothing where no price is known. */
export function FiatCoinsRange({
  chainId,
  from,
  to,
}: {
  readonly chainId: number
  /** Base units; undefined: not known yet. */
  readonly from: bigint | undefined
  readonly to: bigint | undefined
}) {
  const t = useText(messages)
  const formats = useFormats()
  const usd = usePrice(chainId, undefined)
  if (usd === undefined || from === undefined || !to) return null
  const [least, most] = [toCents(from, coinDecimals, usd), toCents(to, coinDecimals, usd)]
  if (least === most) return <FiatCoins chainId={chainId} amount={to} />
  return (
    <span className={styles.fiat}> {t('fiatRange', { from: formats.dollars(least), to: formats.dollars(most) })}</span>
  )
}

/** What an amount of a drop's token is worth in dollars now, to stand after it. Nothing of what has no price, such as an ERC-721. */
export function FiatAmount({
  terms: { chainId, standard, token },
  amount,
  decimals,
}: {
  readonly terms: { readonly chainId: number; readonly standard: TokenStandard; readonly token: Address }
  /** Base units. */
  readonly amount: bigint
  readonly decimals: number
}) {
  if (standard === 'ERC721' || standard === 'ERC1155') return null
  return (
    <Fiat chainId={chainId} token={standard === 'NATIVE' ? undefined : token} amount={amount} decimals={decimals} />
  )
}

function Fiat({
  chainId,
  token,
  amount,
  decimals,
}: CoinProps & { readonly token: Address | undefined; readonly decimals: number }) {
  const t = useText(messages)
  const formats = useFormats()
  const usd = usePrice(chainId, token)
  if (usd === undefined || !amount) return null
  const cents = toCents(amount, decimals, usd)
  return (
    <span className={styles.fiat}>
      {' '}
      {cents === 0n ? t('fiatBelowCent', { cent: formats.dollars(1n) }) : t('fiat', { amount: formats.dollars(cents) })}
    </span>
  )
}
