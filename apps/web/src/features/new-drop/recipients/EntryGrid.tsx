import { Search } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type EntryState,
  type Fix,
  formatAmount,
  type IssueKind,
  type ListSummary,
  type WindowFilter,
} from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { useKeys } from '../../../components/useKeys.ts'
import type { ListOverview } from '../../../workers/listProtocol.ts'
import { addressesNamed, useAddressBook } from '../../../device/addressBook.ts'
import { useFormats, useNumberLocale, useText } from '../../../i18n/index.ts'
import { useIssueWords } from '../../../words/issues/useIssueWords.ts'
import { AmountHistogram } from '../review/AmountHistogram.tsx'
import type { ListClient } from '../../../workers/createListClient.ts'
import { EntryCells, EntryPanel } from './EntryRow.tsx'
import { messages } from '../messages.generated.ts'
import { ProblemRuler } from './ProblemRuler.tsx'
import type { Asset } from '../asset/readAsset.ts'
import { useAmounts } from '../useAmounts.ts'
import { useEntries } from './useEntries.ts'
import { type TallRow, useScaledScroll } from '../../../components/useScaledScroll.ts'

/** What the findings ask the grid to show: a kind of problem. A new object is a new wish. */
export type ShownIssue = {
  readonly kind: IssueKind
}

/** Every line of the list, with its number, what is wrong with it, and a way to mend it. */
export function EntryGrid({
  client,
  summary,
  overview,
  asset,
  symbol,
  shownIssue,
  onFix,
}: {
  readonly client: ListClient
  readonly summary: ListSummary
  readonly overview: ListOverview | undefined
  readonly asset: Asset
  readonly symbol: string
  readonly shownIssue: ShownIssue | undefined
  readonly onFix: (fix: Fix) => void
}) {
  const t = useText(messages)
  const words = useIssueWords()
  const formats = useFormats()
  const amounts = useAmounts(asset.decimals)
  const writers = useMemo(() => ({ t, words, formats, amounts }), [t, words, formats, amounts])
  const numbers = useNumberLocale()
  /** Marks of an axis; sums and rows are always written exactly. */
  const short = useMemo(
    () => new Intl.NumberFormat(numbers, { maximumSignificantDigits: 3, notation: 'compact' }),
    [numbers],
  )
  const book = useAddressBook()
  const [state, setState] = useState<EntryState>()
  const [issue, setIssue] = useState<IssueKind>()
  const [text, setText] = useState('')
  const [amount, setAmount] = useState<WindowFilter['amount']>()
  const [current, setCurrent] = useState(-1)
  const [isEditing, setEditing] = useState(false)
  const [tall, setTall] = useState<TallRow>()
  const filter = useMemo<WindowFilter>(
    () => ({ state, issue, text: text.trim() || undefined, orTexts: addressesNamed(book, text), amount }),
    [state, issue, text, book, amount],
  )
  const isFiltered = state !== undefined || issue !== undefined || text.trim() !== '' || amount !== undefined
  const { total, load, entryAt } = useEntries(client, summary, filter)
  const [rowPixels, setRowPixels] = useState(37)
  const scroll = useScaledScroll({ count: total, rowPixels, tall })
  const { scroller } = scroll
  useRowPixels(scroller, setRowPixels)
  const { rows } = scroll
  useEffect(() => {
    const [first, last] = [rows[0], rows.at(-1)]
    if (first && last) load(first.index, last.index)
  })

  const showAll = () => {
    setState(undefined)
    setIssue(undefined)
    setText('')
    setAmount(undefined)
  }
  const choose = (index: number, align?: 'nearest' | 'center') => {
    setEditing(false)
    setCurrent(index)
    setTall(undefined)
    scroll.reveal(index, align)
  }
  const showProblem = async (direction: 1 | -1) => {
    const place = isFiltered ? -1 : current
    if (isFiltered) showAll()
    const found = await client.ask('problem', { from: place, direction })
    if (found !== undefined) choose(found, 'center')
  }
  const filterBy = (next: EntryState | undefined) => {
    showAll()
    setState(next)
    setCurrent(-1)
    setTall(undefined)
  }
  useEffect(() => {
    if (!shownIssue) return
    showAll()
    setIssue(shownIssue.kind)
    setCurrent(0)
    setTall(undefined)
    scroller.current?.focus({ preventScroll: true })
    scroller.current?.scrollIntoView({ block: 'nearest' })
  }, [shownIssue, scroller])
  // What was filtered by may be gone after a fix.
  useEffect(() => {
    if (issue !== undefined && !summary.issues.some(({ kind }) => kind === issue)) setIssue(undefined)
  }, [issue, summary])
  useKeys({ j: () => void showProblem(1), k: () => void showProblem(-1) })

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + scroll.rowsPerPage,
      PageUp: current - scroll.rowsPerPage,
      Home: 0,
      End: total - 1,
    }
    const target = moves[event.key]
    if (target !== undefined) {
      event.preventDefault()
      choose(Math.max(0, Math.min(total - 1, target)))
    } else if (event.key === 'Enter' && current >= 0) {
      event.preventDefault()
      setEditing(true)
    }
  }

  const formatShort = useCallback(
    (value: bigint) => short.format(Number(formatAmount(value, asset.decimals, { locale: null }))),
    [short, asset.decimals],
  )
  const filterByAmount = useCallback((range: WindowFilter['amount']) => {
    setAmount(range)
    setCurrent(-1)
    setTall(undefined)
  }, [])
  const { tally, entryCount, issues } = summary
  const filters: readonly (readonly [EntryState | undefined, string, number])[] = [
    [undefined, t('filterAll'), entryCount],
    ['error', t('errors'), tally.errors],
    ['check', t('toCheck'), tally.warnings],
    ['ready', t('ready'), tally.ready],
    ['excluded', t('setAside'), tally.excluded],
  ]
  const columns = asset.standard === 'ERC721' ? t('tokenId') : t('amountIn', { symbol })
  const chosen = entryAt(current)
  const hasPanel = chosen !== undefined && (isEditing || chosen.issues.length > 0 || chosen.state === 'excluded')
  const problems = tally.errors + tally.warnings
  return (
    <section className="import-grid" aria-label={t('recipients')}>
      <div className="grid-tools">
        <div role="group" aria-label={t('filter')}>
          {filters.map(
            ([value, label, number]) =>
              // Nobody asks for what is not there.
              (value !== 'excluded' || number > 0 || state === value) && (
                <button
                  key={label}
                  type="button"
                  className="filter"
                  aria-pressed={state === value && issue === undefined}
                  onClick={() => filterBy(value)}
                >
                  {label} <span className="figure">{formats.count(number)}</span>
                </button>
              ),
          )}
          {issue !== undefined && (
            <button type="button" className="filter" aria-pressed="true" onClick={showAll}>
              {words.title(issue)} ×
            </button>
          )}
        </div>
        <div className="grid-keys">
          <Button size="small" variant="ghost" disabled={problems === 0} onClick={() => void showProblem(1)}>
            {t('nextProblem')} <kbd>J</kbd>
          </Button>
          <Button size="small" variant="ghost" disabled={problems === 0} onClick={() => void showProblem(-1)}>
            {t('previous')} <kbd>K</kbd>
          </Button>
          <label className="search-field">
            <Search size={15} aria-hidden="true" />
            <span className="visually-hidden">{t('findInList')}</span>
            <input
              type="search"
              value={text}
              placeholder={t('findInRows', { rows: entryCount })}
              onChange={(event) => {
                setText(event.target.value)
                setCurrent(-1)
                setTall(undefined)
              }}
            />
          </label>
        </div>
      </div>
      <div className="grid-body">
        <div role="table" aria-label={t('rowsOfTheList')} aria-rowcount={total + 1} className="grid-table">
          <div className="entry-head" role="row" aria-rowindex={1}>
            <span className="cell-end" role="columnheader">
              {t('line')}
            </span>
            <span role="columnheader">{t('address')}</span>
            <span className="cell-end" role="columnheader">
              {columns}
            </span>
            <span role="columnheader">{t('note')}</span>
          </div>
          {/* A region that scrolls has to be reachable by keyboard, and moves its rows itself. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={scroller}
            className="grid-scroll"
            role="rowgroup"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={t('rowsKeys')}
            onKeyDown={onKeyDown}
          >
            {total === 0 && (
              <div role="row" className="none-fits">
                <span role="cell">{t(isFiltered ? 'noRowFits' : 'noRows')}</span>
              </div>
            )}
            <div style={{ height: scroll.spacerPixels }}>
              <div className="grid-layer" style={{ height: scroll.viewportPixels }}>
                {rows.map(({ index, top }) => {
                  const entry = entryAt(index)
                  return (
                    <div
                      key={index}
                      role="row"
                      aria-rowindex={index + 2}
                      className="entry"
                      data-state={entry?.state}
                      data-current={index === current}
                      style={{ transform: `translateY(${top}px)` }}
                    >
                      {/* A pointer's way to choose a row; the arrow keys are the keyboard's. */}
                      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
                      <div
                        className="entry-cells"
                        role="presentation"
                        style={{ height: rowPixels }}
                        onClick={() => choose(index)}
                        onDoubleClick={() => setEditing(true)}
                      >
                        {entry && <EntryCells entry={entry} asset={asset} book={book} writers={writers} />}
                      </div>
                      {index === current && hasPanel && (
                        <MeasuredPanel onHeight={(extraPixels) => setTall({ index, extraPixels })}>
                          <EntryPanel
                            key={`${chosen.line}/${isEditing}`}
                            entry={chosen}
                            groups={issues}
                            isEditing={isEditing}
                            onEdit={(next) => {
                              setEditing(next)
                              if (!next) scroller.current?.focus({ preventScroll: true })
                            }}
                            onFix={onFix}
                          />
                        </MeasuredPanel>
                      )}
                    </div>
                  )
                })}
              </div>
            </div>
          </div>
        </div>
        {overview && entryCount > 0 && (
          <ProblemRuler
            isVisible={!isFiltered}
            ruler={overview.ruler}
            entryCount={entryCount}
            seen={scroll.seen}
            onGo={(part) => scroll.scrollToPart(part)}
          />
        )}
      </div>
      {overview && overview.histogram.length > 1 && summary.amounts && (
        <AmountHistogram
          bins={overview.histogram}
          stats={summary.amounts}
          format={amounts}
          formatShort={formatShort}
          range={amount}
          onRange={filterByAmount}
        />
      )}
    </section>
  )
}

/** Tells how tall its content is, whenever that changes. */
function MeasuredPanel({
  children,
  onHeight,
}: {
  readonly children: React.ReactNode
  readonly onHeight: (pixels: number) => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  const tell = useRef(onHeight)
  useEffect(() => {
    tell.current = onHeight
  })
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const resized = new ResizeObserver(() => tell.current(element.offsetHeight))
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  return (
    <div ref={panel} role="cell">
      {children}
    </div>
  )
}

/** Rows are of one height; narrow screens give a row two lines. */
function useRowPixels(scroller: React.RefObject<HTMLDivElement | null>, setPixels: (pixels: number) => void) {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () =>
      setPixels(Number.parseInt(getComputedStyle(element).getPropertyValue('--row-height'), 10) || 37)
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    measure()
    return () => resized.disconnect()
  }, [scroller, setPixels])
}
