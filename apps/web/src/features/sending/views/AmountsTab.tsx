import { useMemo } from 'react'
import { amountAt, amountHistogram, type Manifest } from '@slotdrop/drops'
import { HistogramAxis } from '../../../components/charts/HistogramAxis.tsx'
import { HistogramPlot } from '../../../components/charts/HistogramPlot.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import { RowList } from '../rows/RowList.tsx'
import styles from './AmountsTab.module.css'

const topRows = 10
const binCount = 41

/** Places in the list of the rows with the largest amounts, largest first. */
function topRowsOf({ columns, rowCount }: Manifest): number[] {
  return Array.from({ length: rowCount }, (_, row) => ({ value: amountAt(columns, row), row }))
    .sort((a, b) => (a.value > b.value ? -1 : a.value < b.value ? 1 : 0))
    .slice(0, topRows)
    .map(({ row }) => row)
}

/** How the amounts of a drop are spread, and who gets most. */
export function AmountsTab({ manifest }: { readonly manifest: Manifest }) {
  const t = useText(messages)
  const amount = useAmountWriter(manifest)
  const symbol = toPlainName(manifest.token.symbol)
  const bins = useMemo(() => amountHistogram(manifest.columns, binCount), [manifest])
  const top = useMemo(() => topRowsOf(manifest), [manifest])
  const maxRows = Math.max(1, ...bins.map(({ rows }) => rows))
  const [from, to] = [amount(bins[0]?.from ?? 0n), amount(bins.at(-1)?.to ?? 0n)]
  return (
    <div className={styles.amounts}>
      {bins.length > 1 && (
        <>
          <HistogramPlot className={styles.plot} role="img" aria-label={t('amountAxis', { from, to, symbol })}>
            {bins.map((bin, place) => (
              // Empty bins may begin at the same amount.
              // oxlint-disable-next-line react/no-array-index-key
              <i
                key={`${bin.from}/${place}`}
                style={{ height: bin.rows === 0 ? 0 : `${Math.max(4, (bin.rows / maxRows) * 100)}%` }}
              />
            ))}
          </HistogramPlot>
          <HistogramAxis aria-hidden="true">
            <span>{from}</span>
            <span>{to}</span>
          </HistogramAxis>
        </>
      )}
      <h3>{t('largestAmounts')}</h3>
      <RowList
        as="ol"
        className={styles.top}
        manifest={manifest}
        rows={top}
        amount={(row) => `${amount(amountAt(manifest.columns, row))} ${symbol}`}
      />
    </div>
  )
}
