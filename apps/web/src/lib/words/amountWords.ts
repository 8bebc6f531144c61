import { formatAmount, type TokenFacts } from '@slotdrop/drops'
import { getNumberLocale } from '../i18n/index.ts'
import { toPlainName } from '../plainName.ts'

/** An amount of a token inside a sentence, as the reader writes numbers. */
export const amountWords = (amount: bigint, { decimals, symbol }: TokenFacts): string =>
  `${formatAmount(amount, decimals, { locale: getNumberLocale() })} ${toPlainName(symbol)}`

/** A moment of a drop inside a sentence, in UTC as it is sealed; seconds since 1970. */
export const momentWords = (seconds: bigint): string =>
  new Date(Number(seconds) * 1000).toISOString().replace('T', ' ').replace('.000Z', ' UTC')
