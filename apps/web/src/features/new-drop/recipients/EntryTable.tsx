import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Fix, ListEntry, ListSummary } from '@slotdrop/drops'
import type { useScaledScroll } from '../../../components/tables/useScaledScroll.ts'
import { useAddressBook } from '../../../device/addressBook.ts'
import { useFormats, useSay, useText } from '../../../i18n/index.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { messages } from '../messages.generated.ts'
import { useAmounts } from '../useAmounts.ts'
import { EntryCells, EntryPanel } from './EntryRow.tsx'
import { type GridEvent, type GridState, isFiltered } from './gridMachine.ts'
import { openQuestions } from './reading/openQuestions.ts'
import styles from './Entries.module.css'

/** Where a key leads from the chosen line; undefined for a key that moves nothing. */
function targetOf(key: string, { current, total, page }: { current: number; total: number; page: number }) {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + page,
    PageUp: current - page,
    Home: 0,
    End: total - 1,
  }
  const target = targets[key]
  return target === undefined ? undefined : Math.max(0, Math.min(total - 1, target))
}

/** The lines that are in sight, and under the chosen one what can be done about it. */
export function EntryTable({
  view,
  scroll,
  rowPixels,
  total,
  entryAt,
  summary,
  asset,
  symbol,
  onEvent,
  onChoose,
  onFix,
}: {
  readonly view: GridState
  readonly scroll: ReturnType<typeof useScaledScroll>
  readonly rowPixels: number
  readonly total: number
  /** What stands at a place; undefined until it is read. */
  readonly entryAt: (index: number) => ListEntry | undefined
  readonly summary: ListSummary
  readonly asset: Asset
  readonly symbol: string
  readonly onEvent: (event: GridEvent) => void
  readonly onChoose: (index: number) => void
  readonly onFix: (fix: Fix) => void
}) {
  const t = useText(messages)
  const { scroller } = scroll
  const { current, isEditing } = view
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return
    const target = targetOf(event.key, { current, total, page: scroll.rowsPerPage })
    if (target !== undefined) {
      event.preventDefault()
      onChoose(target)
    } else if (event.key === 'Enter' && current >= 0) {
      event.preventDefault()
      onEvent({ type: 'editing-began' })
    }
  }
  const chosen = entryAt(current)
  const hasPanel = chosen !== undefined && (isEditing || chosen.issues.length > 0 || chosen.state === 'excluded')
  return (
    <div role="table" aria-label={t('linesOfTheList')} aria-rowcount={total + 1} className={styles.table}>
      <div className={styles.head} role="row" aria-rowindex={1}>
        <span className={styles.end} role="columnheader">
          {t('line')}
        </span>
        <span role="columnheader">{t('address')}</span>
        <span className={styles.end} role="columnheader">
          {asset.standard === 'ERC721' ? t('tokenId') : t('amountIn', { symbol })}
        </span>
        <span role="columnheader">{t('note')}</span>
      </div>
      {/* A region that scrolls has to be reachable by keyboard, and moves its rows itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={scroller}
        className={styles.scroll}
        role="rowgroup"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('linesKeys')}
        onKeyDown={onKeyDown}
      >
        {total === 0 && (
          <div role="row" className={styles.nothing}>
            <span role="cell">{t(isFiltered(view.filter) ? 'noLineFits' : 'noLines')}</span>
          </div>
        )}
        <div style={{ height: scroll.spacerPixels }}>
          <div className={styles.layer} style={{ height: scroll.viewportPixels }}>
            <Lines
              rows={scroll.rows}
              rowPixels={rowPixels}
              entryAt={entryAt}
              asset={asset}
              isOpen={openQuestions(summary) > 0}
              current={current}
              onEvent={onEvent}
              onChoose={onChoose}
              panel={
                hasPanel && (
                  <MeasuredPanel
                    onHeight={(extraPixels) =>
                      onEvent({ type: 'panel-measured', tall: { index: current, extraPixels } })
                    }
                  >
                    <EntryPanel
                      key={`${chosen.line}/${isEditing}`}
                      entry={chosen}
                      groups={summary.issues}
                      isEditing={isEditing}
                      onEdit={(next) => {
                        onEvent({ type: next ? 'editing-began' : 'editing-ended' })
                        if (!next) scroller.current?.focus({ preventScroll: true })
                      }}
                      onFix={onFix}
                    />
                  </MeasuredPanel>
                )
              }
            />
          </div>
        </div>
      </div>
    </div>
  )
}

function Lines({
  rows,
  rowPixels,
  entryAt,
  asset,
  isOpen,
  current,
  panel,
  onEvent,
  onChoose,
}: {
  readonly rows: readonly { readonly index: number; readonly top: number }[]
  readonly rowPixels: number
  readonly entryAt: (index: number) => ListEntry | undefined
  readonly asset: Asset
  /** A question is open, whose answer may leave no error. */
  readonly isOpen: boolean
  readonly current: number
  /** Stands under the chosen line. */
  readonly panel: ReactNode
  readonly onEvent: (event: GridEvent) => void
  readonly onChoose: (index: number) => void
}) {
  const t = useText(messages)
  const say = useSay()
  const formats = useFormats()
  const amounts = useAmounts(asset.decimals)
  const writers = useMemo(() => ({ t, say, formats, amounts }), [t, say, formats, amounts])
  const book = useAddressBook()
  return rows.map(({ index, top }) => {
    const entry = entryAt(index)
    return (
      <div
        key={index}
        role="row"
        aria-rowindex={index + 2}
        // A row has cells once its entry is read; until then a screen reader waits.
        aria-busy={entry ? undefined : true}
        className={styles.entry}
        data-state={isOpen && entry?.state === 'error' ? 'open' : entry?.state}
        data-current={index === current}
        style={{ transform: `translateY(${top}px)` }}
      >
        {/* A pointer's way to choose a row; the arrow keys are the keyboard's. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div
          className={styles.cells}
          role="presentation"
          style={{ height: rowPixels }}
          onClick={() => onChoose(index)}
          onDoubleClick={() => onEvent({ type: 'editing-began' })}
        >
          {entry && <EntryCells entry={entry} asset={asset} book={book} writers={writers} />}
        </div>
        {index === current && panel}
      </div>
    )
  })
}

/** Reports how tall its content is, whenever that changes. */
function MeasuredPanel({
  children,
  onHeight,
}: {
  readonly children: ReactNode
  readonly onHeight: (pixels: number) => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  const report = useRef(onHeight)
  useEffect(() => {
    report.current = onHeight
  })
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const resized = new ResizeObserver(() => report.current(element.offsetHeight))
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  return (
    <div ref={panel} role="cell">
      {children}
    </div>
  )
}
