import { useNumberLocale, useFormats, useText } from '../../../i18n/index.ts'
import { aboutGwei } from '../key/aboutGwei.ts'
import { useSpan } from '../slots/useSpan.ts'
import { drawFees } from './feeCurve.ts'
import styles from './FeeChart.module.css'
import { messages } from './messages.generated.ts'
import type { FeeHistory } from './planQueries.ts'

const hour = 3_600_000

/** What gas cost in the last day against the limit; nothing where the chain has no past to tell of. */
export function FeeChart({ history: { points }, limit }: { readonly history: FeeHistory; readonly limit: bigint }) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const span = useSpan()
  const { minute } = useFormats()
  const { path, limitY, below, millisecondsBelow } = drawFees(points, limit)
  const [first, last] = [points[0], points.at(-1)]
  if (path === '' || !first || !last) return null
  const [limitText, price] = [aboutGwei(limit, locale), aboutGwei(last.price, locale)]
  const length = last.at - first.at
  const shown = span(length < hour ? length : Math.round(length / hour) * hour)
  return (
    <div>
      <p className={styles.line}>
        <span>{t('gasLast', { span: shown })}</span>
        <span data-tone={millisecondsBelow > 0 ? 'settled' : 'flight'}>
          {millisecondsBelow > 0
            ? t('under', { limit: limitText, span: span(millisecondsBelow) })
            : t('neverUnder', { limit: limitText })}
        </span>
      </p>
      <svg
        className={styles.chart}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('curveLabel', { span: shown, limit: limitText, below: span(millisecondsBelow), price })}
      >
        {below.map(({ from, to }) => (
          <rect key={from} x={from} y="0" width={to - from} height="100" />
        ))}
        <path className={styles.limit} d={`M0 ${limitY}H100`} />
        <path className={styles.curve} d={path} />
      </svg>
      <p className={styles.line}>
        <span>{minute(first.at)}</span>
        <span>
          {t('curveNow')} <b>{`${price} ${t('gweiUnit')}`}</b>
        </span>
      </p>
    </div>
  )
}
