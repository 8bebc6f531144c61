import { memo } from 'react'
import type { AmountStats, HistogramBin } from '@slotdrop/drops'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { HistogramAxis } from '../../../components/charts/HistogramAxis.tsx'
import { HistogramPlot } from '../../../components/charts/HistogramPlot.tsx'
import styles from './AmountHistogram.module.css'
import { type AmountRange, useDrawnRange } from './useDrawnRange.ts'
import { LinkButton } from '../../../components/Button.tsx'

/** How many rows get how much, on a logarithmic axis. A stretch of it filters the rows: by dragging, or with the arrow keys. */
export const AmountHistogram = memo(function AmountHistogram({
  bins,
  stats,
  format,
  formatShort,
  range,
  onRange,
}: {
  readonly bins: readonly HistogramBin[]
  readonly stats: AmountStats
  readonly format: (amount: bigint) => string
  readonly formatShort: (amount: bigint) => string
  readonly range: AmountRange | undefined
  readonly onRange: (range: AmountRange | undefined) => void
}) {
  const t = useText(messages)
  const { plot, drawn, clear, plotProps } = useDrawnRange(bins, onRange)
  const { low, high } = drawn ?? { low: -1, high: -1 }
  const maxRows = Math.max(...bins.map(({ rows }) => rows))
  const labels = [0, 0.25, 0.5, 0.75, 1].map((part) => bins[Math.round(part * (bins.length - 1))])
  return (
    <figure className={styles.histogram}>
      <figcaption>
        <b>{t('amounts')}</b>
        <span className="small">
          {t('median', { amount: format(stats.median) })}
          <br />
          {t('highest', { amount: format(stats.max) })}
        </span>
        {range ? (
          <LinkButton onClick={clear}>{t('showAllAmounts')}</LinkButton>
        ) : (
          <span className="small">{t('dragToFilter')}</span>
        )}
      </figcaption>
      <div>
        {/* A plot of its own keys: arrows choose, Shift widens, Enter filters, Escape clears. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <HistogramPlot
          ref={plot}
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t('histogramHint', { min: format(stats.min), max: format(stats.max) })}
          {...plotProps}
        >
          {bins.map(({ rows, from }, place) => (
            <i
              key={`${from}/${
                // Empty bins may begin at the same amount.
                place
              }`}
              data-chosen={place >= low && place <= high}
              style={{ height: rows === 0 ? 0 : `${Math.max(4, (rows / maxRows) * 100)}%` }}
            />
          ))}
        </HistogramPlot>
        <HistogramAxis aria-hidden="true">
          {labels.map((bin, place) => (
            // Labels are their places.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={place}>{bin && formatShort(place === 4 ? bin.to : bin.from)}</span>
          ))}
        </HistogramAxis>
        <span className="visually-hidden" aria-live="polite">
          {drawn &&
            bins[low] &&
            bins[high] &&
            t('stretch', {
              from: format(bins[low].from),
              to: format(bins[high].to),
              rows: bins.slice(low, high + 1).reduce((sum, { rows }) => sum + rows, 0),
            })}
        </span>
      </div>
    </figure>
  )
})
