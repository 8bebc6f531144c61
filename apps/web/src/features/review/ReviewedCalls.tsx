import { formatAmount } from '@slotdrop/drops/format'
import { AddressText } from '../../components/AddressText.tsx'
import { useNumberLocale, useSay, useText } from '../../i18n/index.ts'
import type { Review } from '../../workers/review/reviewProtocol.ts'
import { messages } from './messages.generated.ts'
import styles from './ReviewedCalls.module.css'

/** Decimals of every chain's coin. */
const coinDecimals = 18

/** What the proposal does, call by call, in the words with which it was made. */
export function ReviewedCalls({ review: { calls, coin } }: { readonly review: Review }) {
  const t = useText(messages)
  const say = useSay()
  const locale = useNumberLocale()
  if (calls.length === 0) return null
  return (
    <section aria-labelledby="calls">
      <h2 id="calls" className={styles.heading}>
        {t('calls', { calls: calls.length })}
      </h2>
      <ol className={styles.calls}>
        {calls.map(({ title, text, to, value }) => (
          <li key={say(title)}>
            <h3>{say(title)}</h3>
            <p className="muted">{say(text)}</p>
            <p className="small">
              {t.rich('callTo', { address: () => <AddressText key="to" address={to} /> })}
              {value > 0n && <> {t('callValue', { amount: formatAmount(value, coinDecimals, { locale }), coin })}</>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
