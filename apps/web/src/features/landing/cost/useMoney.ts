import { aboutAmount } from '../../../chain/aboutCoins.ts'
import { toCents } from '../../../components/toCents.ts'
import { useFormats, useNumberLocale, useText } from '../../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { coinDecimals } from './costShares.ts'

const gweiDecimals = 9

/** Fees as the reader writes them. Amounts are wei; `usd` are dollars for a coin, as plain decimal digits. */
export function useMoney() {
  const t = useText(messages)
  const { dollars } = useFormats()
  const locale = useNumberLocale()
  return {
    coins: (wei: bigint, coin: string) => `${aboutAmount(wei, coinDecimals, 4, locale)} ${coin}`,
    /** The price of a unit of gas. */
    gwei: (wei: bigint) => aboutAmount(wei, gweiDecimals, 3, locale),
    fiat: (wei: bigint, usd: string) => {
      const cents = toCents(wei, coinDecimals, usd)
      return cents === 0n && wei > 0n ? t('belowCent', { cent: dollars(1n) }) : dollars(cents)
    },
    /** Dollars for a whole coin. */
    price: (usd: string) => dollars(toCents(10n ** BigInt(coinDecimals), coinDecimals, usd)),
  }
}
