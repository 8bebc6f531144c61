import { type RefObject, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { type Fix, formatAmount, type IssueKind, type ListSummary, type WindowFilter } from '@slotdrop/drops'
import { useKeys } from '../../../components/useKeys.ts'
import { useScaledScroll } from '../../../components/tables/useScaledScroll.ts'
import type { ListOverview } from '../../../workers/listProtocol.ts'
import { addressesNamed, useAddressBook } from '../../../device/addressBook.ts'
import { useNumberLocale, useText } from '../../../i18n/index.ts'
import { AmountHistogram } from './AmountHistogram.tsx'
import type { ListClient } from '../../../workers/createListClient.ts'
import { EntryTable } from './EntryTable.tsx'
import { type GridFilter, initialGrid, isFiltered, transition } from './gridMachine.ts'
import { GridTools } from './GridTools.tsx'
import { messages } from '../messages.generated.ts'
import { ProblemRuler } from './ProblemRuler.tsx'
import { openQuestions } from './reading/openQuestions.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { useAmounts } from '../useAmounts.ts'
import { useEntries } from './useEntries.ts'
import styles from './EntryGrid.module.css'

/** What the findings ask the grid to show: a kind of problem. A new object asks again. */
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
  shownLines,
  onFix,
}: {
  readonly client: ListClient
  readonly summary: ListSummary
  readonly overview: ListOverview | undefined
  readonly asset: Asset
  readonly symbol: string
  readonly shownIssue: ShownIssue | undefined
  readonly shownLines: Uint32Array | undefined
  readonly onFix: (fix: Fix) => void
}) {
  const t = useText(messages)
  const amounts = useAmounts(asset.decimals)
  const formatShort = useShortAmounts(asset.decimals)
  const [view, dispatch] = useReducer(transition, initialGrid)
  const { filter, current, tall } = view
  const { total, load, entryAt } = useEntries(client, summary, useWindowFilter(filter))
  const [rowPixels, setRowPixels] = useState(37)
  const scroll = useScaledScroll({ count: total, rowPixels, tall })
  const { rows, scroller, reveal } = scroll
  useRowPixels(scroller, setRowPixels)
  useEffect(() => {
    const [first, last] = [rows[0], rows.at(-1)]
    if (first && last) load(first.index, last.index)
  })

  const choose = (index: number, align?: 'nearest' | 'center') => {
    dispatch({ type: 'line-chosen', index })
    reveal(index, align)
  }
  const showProblem = async (direction: 1 | -1) => {
    const from = isFiltered(filter) ? -1 : current
    if (isFiltered(filter)) dispatch({ type: 'filter-cleared' })
    const found = await client.ask('problem', { from, direction })
    if (found !== undefined) choose(found, 'center')
  }
  useKeys({ j: () => void showProblem(1), k: () => void showProblem(-1) })
  useEffect(() => {
    if (!shownIssue) return
    dispatch({ type: 'issue-shown', issue: shownIssue.kind })
    scroller.current?.focus({ preventScroll: true })
    scroller.current?.scrollIntoView({ block: 'nearest' })
  }, [shownIssue, scroller])
  useEffect(() => {
    if (shownLines) dispatch({ type: 'lines-shown', lines: shownLines })
  }, [shownLines])
  const isIssueGone = filter.issue !== undefined && !summary.issues.some(({ kind }) => kind === filter.issue)
  useEffect(() => {
    if (isIssueGone) dispatch({ type: 'issue-gone' })
  }, [isIssueGone])
  const filterByAmount = useCallback(
    (amount: WindowFilter['amount']) => dispatch({ type: 'filtered-by-amount', amount }),
    [],
  )
  return (
    <section className={styles.grid} aria-label={t('recipients')}>
      <GridTools
        summary={summary}
        filter={filter}
        onEvent={dispatch}
        onProblem={(direction) => void showProblem(direction)}
      />
      <div className={styles.body}>
        <EntryTable
          view={view}
          scroll={scroll}
          rowPixels={rowPixels}
          total={total}
          entryAt={entryAt}
          summary={summary}
          asset={asset}
          symbol={symbol}
          onEvent={dispatch}
          onChoose={choose}
          onFix={onFix}
        />
        {overview && summary.entryCount > scroll.rowsPerPage && openQuestions(summary) === 0 && (
          <ProblemRuler
            isVisible={!isFiltered(filter)}
            ruler={overview.ruler}
            entryCount={summary.entryCount}
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
          range={filter.amount}
          onRange={filterByAmount}
        />
      )}
    </section>
  )
}

/** The worker's filter: names of the address book stand for their addresses. */
function useWindowFilter({ state, issue, lines, text, amount }: GridFilter): WindowFilter {
  const book = useAddressBook()
  return useMemo(
    () => ({ state, issue, lines, text: text.trim() || undefined, orTexts: addressesNamed(book, text), amount }),
    [state, issue, lines, text, book, amount],
  )
}

/** Marks of an axis; sums and rows are always written exactly. */
function useShortAmounts(decimals: number): (value: bigint) => string {
  const numbers = useNumberLocale()
  return useMemo(() => {
    const short = new Intl.NumberFormat(numbers, { maximumSignificantDigits: 3, notation: 'compact' })
    return (value) => short.format(Number(formatAmount(value, decimals, { locale: null })))
  }, [numbers, decimals])
}

/** Rows are of one height; narrow screens give a row two lines. */
function useRowPixels(scroller: RefObject<HTMLDivElement | null>, setPixels: (pixels: number) => void) {
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
