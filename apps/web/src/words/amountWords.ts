import { formatAmount, type TokenFacts } from '@slotdrop/drops'
import { getNumberLocale } from '../i18n/index.ts'
import { toPlainName } from '@slotdrop/messages/format'

/** An amount of a token inside a sentence, as the reader writes numbers. */
export function amountWords(amount: bigint, { decimals, symbol }: TokenFacts): string {
  return `${formatAmount(amount, decimals, { locale: getNumberLocale() })} ${toPlainName(symbol)}`
}
