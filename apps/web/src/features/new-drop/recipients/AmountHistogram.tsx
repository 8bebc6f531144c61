import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react'
import type { AmountStats, HistogramBin, WindowFilter } from '@slotdrop/drops'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { HistogramAxis } from '../../../components/charts/HistogramAxis.tsx'
import { HistogramPlot } from '../../../components/charts/HistogramPlot.tsx'
import styles from './AmountHistogram.module.css'
import { LinkButton } from '../../../components/Button.tsx'

type Range = NonNullable<WindowFilter['amount']>

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
  readonly range: Range | undefined
  readonly onRange: (range: Range | undefined) => void
}) {
  const t = useText(messages)
  const plot = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<{ readonly anchor: number; readonly end: number }>()
  const most = Math.max(...bins.map(({ rows }) => rows))
  const [low, high] = drawn ? [Math.min(drawn.anchor, drawn.end), Math.max(drawn.anchor, drawn.end)] : [-1, -1]
  const binAt = (event: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect()
    if (!box) return 0
    return Math.max(0, Math.min(bins.length - 1, Math.floor(((event.clientX - box.left) / box.width) * bins.length)))
  }
  const apply = (from: number, to: number) => {
    const [first, last] = [bins[from], bins[to]]
    if (first && last) onRange({ from: first.from, to: last.to })
  }
  const clear = () => {
    setDrawn(undefined)
    onRange(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      const end = Math.max(0, Math.min(bins.length - 1, (drawn?.end ?? -step) + step))
      setDrawn({ anchor: event.shiftKey && drawn ? drawn.anchor : end, end })
    } else if (event.key === 'Enter' && drawn) {
      event.preventDefault()
      apply(low, high)
    } else if (event.key === 'Escape') clear()
  }
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
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            const bin = binAt(event)
            setDrawn({ anchor: bin, end: bin })
          }}
          onPointerMove={(event) => event.buttons > 0 && drawn && setDrawn({ ...drawn, end: binAt(event) })}
          onPointerUp={() => drawn && apply(low, high)}
        >
          {bins.map(({ rows, from }, place) => (
            <i
              key={`${from}/${
                // Empty bins may begin at the same amount.
                place
              }`}
              data-chosen={place >= low && place <= high}
              style={{ height: rows === 0 ? 0 : `${Math.max(4, (rows / most) * 100)}%` }}
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
