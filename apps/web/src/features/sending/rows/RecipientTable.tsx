import { reasonSentence } from '@slotdrop/delivery/sentences'
import { useRouter } from 'next/router'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import type { Manifest } from '@slotdrop/drops'
import type { DropStatus, RowState } from '@slotdrop/delivery'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { CoinFace } from '../../../components/CoinFace.tsx'
import { Pill, type Tone } from '../../../components/Pill.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useScaledScroll } from '../../../components/useScaledScroll.ts'
import { addressesNamed, useAddressBook } from '../../../device/addressBook.ts'
import { useFormats, useSay, useText } from '../../../i18n/index.ts'
import { useAmountWriter } from './amountWriter.ts'
import { messages } from '../messages.generated.ts'

const shown = {
  delivered: { tone: 'settled', text: 'delivered' },
  sent: { tone: 'flight', text: 'inFlight' },
  failed: { tone: 'fault', text: 'refused' },
  ready: { tone: 'idle', text: 'planned' },
} as const satisfies Record<RowState, { tone: Tone; text: string }>
const rowPixels = 39
const narrowRowPixels = 76

/** Every row of the drop with its state; filter and place have an address. */
export function RecipientTable({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const router = useRouter()
  const t = useText(messages)
  const say = useSay()
  const { count } = useFormats()
  const amount = useAmountWriter(manifest)
  const symbol = toPlainName(manifest.token.symbol)
  const hasIds = manifest.terms.standard === 'ERC721' || manifest.terms.standard === 'ERC1155'
  const query = typeof router.query['q'] === 'string' ? router.query['q'] : ''
  const state = (Object.keys(shown) as RowState[]).find((key) => key === router.query['state'])
  const book = useAddressBook()
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => {
    const media = matchMedia('(max-width: 900px)')
    const follow = () => setNarrow(media.matches)
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  // The states are looked up anew only where they are filtered by.
  const filteredBy = state && status
  const rows = useMemo(() => {
    const wanted = query.trim().toLowerCase()
    if (wanted === '' && !filteredBy) return undefined
    const named = new Set(addressesNamed(book, wanted))
    const found: number[] = []
    for (let row = 0; row < manifest.rowCount; row++) {
      if (filteredBy && filteredBy.rowState(row) !== state) continue
      const account = manifest.rowAt(row).account.toLowerCase()
      if (wanted !== '' && `${row + 1}` !== wanted && !account.includes(wanted) && !named.has(account)) continue
      found.push(row)
    }
    return found
  }, [manifest, query, state, filteredBy, book])
  const total = rows?.length ?? manifest.rowCount
  const height = isNarrow ? narrowRowPixels : rowPixels
  const scroll = useScaledScroll({ count: total, rowPixels: height, tall: undefined })
  const [current, setCurrent] = useState(0)
  const setFilter = (key: 'q' | 'state', value: string | undefined) => {
    const { [key]: _, ...rest } = router.query
    void router.replace({ query: value ? { ...rest, [key]: value } : rest }, undefined, {
      shallow: true,
      scroll: false,
    })
  }
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
  return (
    <section aria-label={t('recipients')}>
      <div className="row-tools">
        <label>
          <span className="visually-hidden">{t('state')}</span>
          <select value={state ?? ''} onChange={(event) => setFilter('state', event.target.value || undefined)}>
            <option value="">{t('allStates')}</option>
            {(Object.keys(shown) as RowState[]).map((key) => (
              <option key={key} value={key}>
                {t(shown[key].text)}
              </option>
            ))}
          </select>
        </label>
        <span className="small" aria-live="polite">
          {rows && t('rowsOf', { rows: total, total: manifest.rowCount })}
        </span>
        <label className="visually-hidden" htmlFor="find-row">
          {t('findRow')}
        </label>
        <input
          id="find-row"
          className="find"
          type="search"
          placeholder={t('addressOrRow')}
          defaultValue={query}
          onChange={(event) => setFilter('q', event.target.value || undefined)}
        />
      </div>
      <div role="table" aria-label={t('rowsOfDrop')} aria-rowcount={total + 1}>
        <div className="recipient-row table-head" role="row" aria-rowindex={1}>
          <span role="columnheader">{t('rowHead')}</span>
          <span role="columnheader">{t('recipient')}</span>
          <span className="cell-end" role="columnheader">
            {manifest.terms.standard === 'ERC721' ? t('tokenId') : t('amountOf', { symbol })}
          </span>
          <span role="columnheader">{t('state')}</span>
        </div>
        {/* A region that scrolls has to be reachable by keyboard, and moves its rows itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={scroll.scroller}
          className="recipient-scroll"
          style={{ height: Math.min(total * height, 11 * rowPixels) || rowPixels }}
          role="rowgroup"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t('rowsMove')}
          onKeyDown={onKeyDown}
        >
          <div style={{ height: scroll.spacerPixels }}>
            <div className="grid-layer" style={{ height: scroll.viewportPixels }}>
              {scroll.rows.map(({ index, top }) => {
                const row = rows ? (rows[index] ?? 0) : index
                const { account, amount: value, id } = manifest.rowAt(row)
                const { tone, text } = shown[status.rowState(row)]
                const reason = status.rowReason(row)
                return (
                  <div
                    key={index}
                    role="row"
                    aria-rowindex={index + 2}
                    className="recipient-row table-row"
                    data-current={index === current}
                    style={{ height, transform: `translateY(${top}px)` }}
                  >
                    <span className="small" role="rowheader">
                      {count(row + 1)}
                    </span>
                    <span className="entry-address" role="cell">
                      <CoinFace address={account} />
                      <AddressText address={account} />
                      <AddressName book={book} address={account} />
                    </span>
                    <span className="cell-end figure" role="cell">
                      {manifest.terms.standard !== 'ERC721' && amount(value)}
                      {hasIds && <span className="small"> #{`${id}`}</span>}
                    </span>
                    <span role="cell" title={reason && say(reasonSentence(reason))}>
                      <Pill tone={tone}>{t(text)}</Pill>
                    </span>
                  </div>
                )
              })}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
