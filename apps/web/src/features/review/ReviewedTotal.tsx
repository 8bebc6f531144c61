import { formatAmount } from '@slotdrop/drops/format'
import { toPlainName, UntrustedText } from '../../components/UntrustedText.tsx'
import { useNumberLocale, useText } from '../../i18n/index.ts'
import type { Review } from '../../workers/review/reviewProtocol.ts'
import { messages } from './messages.generated.ts'
import styles from './ReviewedTotal.module.css'

/** How much a list pays, and to how many. */
export function ReviewedTotal({ review: { list } }: { readonly review: Review }) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const { terms, token, rowCount, total, title } = list
  const isCount = terms.standard === 'ERC721' || terms.standard === 'ERC1155'
  const figure = formatAmount(total, isCount ? 0 : token.decimals, { locale })
  return (
    <div>
      <p className={styles.lead}>
        <UntrustedText text={title} />
      </p>
      <h1 className={styles.total}>
        <span className={styles.figure} data-length={figure.length > 12 ? 'long' : undefined}>
          {figure}
        </span>{' '}
        <span className={styles.unit}>{t('toRecipients', { symbol: toPlainName(token.symbol), rows: rowCount })}</span>
      </h1>
    </div>
  )
}
