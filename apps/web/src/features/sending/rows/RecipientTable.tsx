import { useRouter } from 'next/router'
import { type KeyboardEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { type Manifest, orderRows, type SourceRows } from '@slotdrop/drops'
import type { DropStatus, RowState } from '@slotdrop/delivery'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useScaledScroll } from '../../../components/tables/useScaledScroll.ts'
import { useAddressBook, type AddressBook, addressesNamed } from '../../../device/addressBook.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { useAmountWriter } from './amountWriter.ts'
import { RecipientRow } from './RecipientRow.tsx'
import styles from './RecipientTable.module.css'
import { rowStates } from './rowLooks.ts'
import { RowTools } from './RowTools.tsx'
import { useSourceRows } from './useSourceRows.ts'

/** What rows are looked for. */
type RowFilter = {
  readonly manifest: Manifest
  /** Part of an address, of its name or of its note, or a whole line or row number. Empty for all. */
  readonly text: string
  /** Rows in one state of a status. Default: all. */
  readonly inState?: { readonly state: RowState; readonly status: DropStatus } | undefined
  readonly book: AddressBook
  readonly source?: SourceRows | undefined
  /** Places of all rows in the order in which they are shown; as the list has them, if nothing else is said. */
  readonly order?: Uint32Array | undefined
}

/** Places in the list of the rows that a filter lets through; undefined where it lets all through. */
function findRows({ manifest, text, inState, book, source, order }: RowFilter): ArrayLike<number> | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '' && !inState) return order
  const named = new Set(addressesNamed(book, wanted))
  const found: number[] = []
  const isWanted = (row: number) => {
    if (wanted === '' || `${source?.lines[row] || row + 1}` === wanted) return true
    const account = manifest.rowAt(row).account.toLowerCase()
    return account.includes(wanted) || named.has(account) || source?.notes?.[row]?.toLowerCase().includes(wanted)
  }
  for (let place = 0; place < manifest.rowCount; place++) {
    const row = order?.[place] ?? place
    if (inState && inState.status.rowState(row) !== inState.state) continue
    if (isWanted(row)) found.push(row)
  }
  return found
}

const query = '(max-width: 900px)'

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is too narrow for an address and its amount side by side. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Heights of a row, without and with room for its note. */
const rowPixels = { wide: [39, 56], narrow: [76, 96] } as const

/** As high as eleven rows without notes. */
const maxTablePixels = 11 * rowPixels.wide[0]

/** The filter of the rows, as the address has it. */
function useRowFilter() {
  const router = useRouter()
  const { q, state, order } = router.query
  const setFilter = (key: 'q' | 'state' | 'order', value: string | undefined) => {
    const { [key]: _, ...rest } = router.query
    void router.replace({ query: value ? { ...rest, [key]: value } : rest }, undefined, {
      shallow: true,
      scroll: false,
    })
  }
  return {
    query: typeof q === 'string' ? q : '',
    state: rowStates.find((key) => key === state),
    order: order === 'account' ? order : 'source',
    setFilter,
  } as const
}

/** Moves among `total` rows by keyboard: arrows, pages, Home and End. */
function useRowKeys(total: number, scroll: ReturnType<typeof useScaledScroll>) {
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + scroll.rowsPerPage,
      PageUp: current - scroll.rowsPerPage,
      Home: 0,
      End: total - 1,
    }
    const target = moves[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(total - 1, target))
    setCurrent(next)
    scroll.reveal(next)
  }
  return { current, onKeyDown }
}

/** Every row of the drop with its state; the filter has an address. */
export function RecipientTable({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const t = useText(messages)
  const { query, state, order, setFilter } = useRowFilter()
  const source = useSourceRows(manifest.dropId)
  const book = useAddressBook()
  const amount = useAmountWriter(manifest)
  // The states are looked up anew only where rows are filtered by them.
  const filteredStatus = state && status
  const ordered = useMemo(
    () => (source && order === 'source' ? orderRows(manifest.rowCount, { source }) : undefined),
    [manifest, source, order],
  )
  const rows = useMemo(
    () =>
      findRows({
        manifest,
        text: query,
        inState: state && filteredStatus && { state, status: filteredStatus },
        book,
        source,
        order: ordered,
      }),
    [manifest, query, state, filteredStatus, book, source, ordered],
  )
  const total = rows?.length ?? manifest.rowCount
  const height = rowPixels[useIsNarrow() ? 'narrow' : 'wide'][source?.notes ? 1 : 0]
  const scroll = useScaledScroll({ count: total, rowPixels: height, tall: undefined })
  const { current, onKeyDown } = useRowKeys(total, scroll)
  return (
    <section aria-label={t('recipients')}>
      <RowTools
        state={state}
        query={query}
        order={source && order}
        found={query.trim() === '' && !state ? undefined : total}
        total={manifest.rowCount}
        onFilter={setFilter}
      />
      <div role="table" aria-label={t('recipientsOfDrop')} aria-rowcount={total + 1}>
        <div className={styles.head} role="row" aria-rowindex={1} data-lines={source !== undefined}>
          {source && <span role="columnheader">{t('lineHead')}</span>}
          <span role="columnheader">{t('rowHead')}</span>
          <span role="columnheader">{t('recipient')}</span>
          <span className={styles.amountHead} role="columnheader">
            {manifest.terms.standard === 'ERC721'
              ? t('tokenId')
              : t('amountOf', { symbol: toPlainName(manifest.token.symbol) })}
          </span>
          <span role="columnheader">{t('state')}</span>
        </div>
        {/* A region that scrolls has to be reachable by keyboard, and moves its rows itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={scroll.scroller}
          className={styles.scroll}
          style={{ height: Math.min(total * height, maxTablePixels) || height }}
          role="rowgroup"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t('recipientsMove')}
          onKeyDown={onKeyDown}
        >
          <div style={{ height: scroll.spacerPixels }}>
            <div className={styles.layer} style={{ height: scroll.viewportPixels }}>
              {scroll.rows.map(({ index, top }) => (
                <RecipientRow
                  key={index}
                  manifest={manifest}
                  status={status}
                  row={rows ? (rows[index] ?? 0) : index}
                  index={index}
                  isCurrent={index === current}
                  topPixels={top}
                  heightPixels={height}
                  amount={amount}
                  book={book}
                  source={source}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
