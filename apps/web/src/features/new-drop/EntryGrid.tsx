import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type EntryState, type Fix, formatAmount, type ListEntry } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { CoinFace } from '../../components/CoinFace.tsx'
import type { ListSummary } from '../../workers/listProtocol.ts'
import type { ListClient } from './createListClient.ts'

const pageSize = 100
const count = new Intl.NumberFormat('en-IE')
type Filter = EntryState | 'all'

/** Pages of entries as they are scrolled to; a changed list or filter begins anew. */
const useEntries = (client: ListClient, summary: ListSummary, filter: Filter) => {
  const [pages, setPages] = useState<{
    readonly total: number
    readonly loaded: ReadonlyMap<number, readonly ListEntry[]>
  }>({ total: 0, loaded: new Map() })
  const asked = useRef(new Set<number>())
  const load = useCallback(
    (page: number) => {
      if (asked.current.has(page)) return
      const wanted = asked.current
      wanted.add(page)
      void client
        .ask('window', { from: page * pageSize, count: pageSize, state: filter })
        .then(({ entries, count: total }) => {
          if (asked.current === wanted)
            setPages((known) => ({ total, loaded: new Map(known.loaded).set(page, entries) }))
        })
    },
    [client, filter],
  )
  useEffect(() => {
    asked.current = new Set()
    setPages((known) => ({ total: known.total, loaded: new Map() }))
    load(0)
  }, [load, summary])
  return {
    total: pages.total,
    load,
    entryAt: (index: number) => pages.loaded.get(Math.floor(index / pageSize))?.[index % pageSize],
  }
}

/** Every line of the list, with its number, what is wrong with it, and a way to mend it. */
export function EntryGrid({
  client,
  summary,
  symbol,
  decimals,
  focusLine,
  onFix,
}: {
  readonly client: ListClient
  readonly summary: ListSummary
  readonly symbol: string
  readonly decimals: number
  readonly focusLine: number | undefined
  readonly onFix: (fix: Fix) => void
}) {
  const [filter, setFilter] = useState<Filter>('all')
  const [current, setCurrent] = useState(-1)
  const { total, load, entryAt } = useEntries(client, summary, filter)
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => 37,
    overscan: 12,
    initialRect: { width: 800, height: 600 },
  })
  const items = virtual.getVirtualItems()
  useEffect(() => {
    for (const { index } of items) load(Math.floor(index / pageSize))
  })

  const showProblem = async (direction: 1 | -1) => {
    setFilter('all')
    const found = await client.ask('problem', { from: current, direction })
    if (found === undefined) return
    setCurrent(found)
    virtual.scrollToIndex(found, { align: 'center' })
  }
  useEffect(() => {
    if (focusLine === undefined) return
    setFilter('all')
    const header = summary.format.header ? 1 : 0
    const index = Math.max(0, focusLine - 1 - header - summary.tally.blank)
    void client.ask('problem', { from: index - 1, direction: 1 }).then((found) => {
      if (found === undefined) return
      setCurrent(found)
      virtual.scrollToIndex(found, { align: 'center' })
    })
    // Only a new wish to see a line moves the grid.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focusLine])

  const { tally, entryCount } = summary
  const filters: readonly (readonly [Filter, string, number])[] = [
    ['all', 'All', entryCount],
    ['error', 'Errors', tally.errors],
    ['check', 'To check', tally.warnings],
    ['ready', 'Ready', tally.ready],
    ['excluded', 'Set aside', tally.excluded],
  ]
  return (
    <section className="import-grid" aria-label="Recipients">
      <div className="grid-tools">
        <div role="group" aria-label="Filter">
          {filters.map(([value, label, number]) => (
            <button
              key={value}
              type="button"
              className="filter"
              aria-pressed={filter === value}
              onClick={() => setFilter(value)}
            >
              {label} {count.format(number)}
            </button>
          ))}
        </div>
        <div className="grid-keys">
          <Button
            size="small"
            variant="ghost"
            disabled={tally.errors + tally.warnings === 0}
            onClick={() => void showProblem(-1)}
          >
            Previous problem
          </Button>
          <Button
            size="small"
            variant="ghost"
            disabled={tally.errors + tally.warnings === 0}
            onClick={() => void showProblem(1)}
          >
            Next problem
          </Button>
        </div>
      </div>
      <div className="entry-head" aria-hidden="true">
        <span className="cell-end">Line</span>
        <span>Address</span>
        <span className="cell-end">Amount, {symbol}</span>
        <span>Note</span>
      </div>
      {/* A region that scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} className="grid-scroll" tabIndex={0} role="region" aria-label="Rows of the list">
        <ol style={{ height: virtual.getTotalSize(), position: 'relative', padding: 0, listStyle: 'none' }}>
          {items.map(({ index, key, start }) => {
            const entry = entryAt(index)
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="entry"
                data-state={entry?.state}
                data-current={index === current}
                style={{ transform: `translateY(${start}px)` }}
              >
                {entry && <EntryRow entry={entry} decimals={decimals} onFix={onFix} />}
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

function EntryRow({
  entry,
  decimals,
  onFix,
}: {
  readonly entry: ListEntry
  readonly decimals: number
  readonly onFix: (fix: Fix) => void
}) {
  const [draft, setDraft] = useState<string>()
  const { line, account, amount, note, text, state, issues } = entry
  const isBroken = state === 'error'
  return (
    <>
      <div className="entry-cells">
        <span className="cell-end small">{line}</span>
        <span className="entry-address">
          {account ? (
            <>
              <CoinFace address={account} />
              <AddressText address={account} />
            </>
          ) : (
            <code>{text.slice(0, 120)}</code>
          )}
        </span>
        <span className="cell-end figure">
          {amount === undefined ? '' : formatAmount(amount, decimals, { minimumFractionDigits: Math.min(2, decimals) })}
        </span>
        <span className="muted">
          {state === 'excluded' ? (
            <button type="button" className="link-button" onClick={() => onFix({ kind: 'include', lines: [line] })}>
              Take row back
            </button>
          ) : (
            note?.slice(0, 60)
          )}
        </span>
      </div>
      {issues.length > 0 && (
        <div className="entry-issues">
          <p>{issues.map(({ message }) => message).join(' ')}</p>
          {isBroken &&
            (draft === undefined ? (
              <>
                <Button size="small" variant="primary" onClick={() => onFix({ kind: 'exclude', lines: [line] })}>
                  Set row aside
                </Button>
                <Button size="small" onClick={() => setDraft(text)}>
                  Edit line
                </Button>
              </>
            ) : (
              <form
                className="entry-edit"
                onSubmit={(event) => {
                  event.preventDefault()
                  onFix({ kind: 'edit', line, text: draft })
                  setDraft(undefined)
                }}
              >
                <label className="visually-hidden" htmlFor={`line-${line}`}>
                  Line {line}
                </label>
                <input
                  id={`line-${line}`}
                  className="mono"
                  value={draft}
                  onChange={(event) => setDraft(event.target.value)}
                />
                <Button size="small" variant="primary" type="submit">
                  Save line {line}
                </Button>
              </form>
            ))}
        </div>
      )}
    </>
  )
}
