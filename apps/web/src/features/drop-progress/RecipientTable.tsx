import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { formatAmount, type Manifest } from '@slotdrop/drops'
import type { DropStatus, RowState } from '@slotdrop/delivery'
import { AddressText } from '../../components/AddressText.tsx'
import { CoinFace } from '../../components/CoinFace.tsx'
import { Pill, type Tone } from '../../components/Pill.tsx'

const count = new Intl.NumberFormat('en-IE')
const shown: Record<RowState, { tone: Tone; text: string }> = {
  delivered: { tone: 'settled', text: 'Delivered' },
  sent: { tone: 'flight', text: 'In flight' },
  failed: { tone: 'fault', text: 'Refused' },
  ready: { tone: 'idle', text: 'Planned' },
}

/** Every row of the drop with its state. */
export function RecipientTable({
  manifest,
  status,
  symbol,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly symbol: string
}) {
  const [query, setQuery] = useState('')
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => {
    const wanted = query.trim().toLowerCase()
    const all = Array.from({ length: manifest.rowCount }, (_, index) => index)
    return wanted === ''
      ? all
      : all.filter((index) => manifest.rowAt(index).account.toLowerCase().includes(wanted) || `${index + 1}` === wanted)
  }, [manifest, query])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 39,
    overscan: 10,
    initialRect: { width: 800, height: 420 },
  })
  return (
    <section style={{ marginTop: 24 }} aria-label="Recipients">
      <div className="section-head">
        <h2>
          Recipients <span className="small">{count.format(rows.length)}</span>
        </h2>
        <label className="visually-hidden" htmlFor="find-row">
          Find an address or a row
        </label>
        <input
          id="find-row"
          className="find"
          type="search"
          placeholder="Address or row"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div className="recipient-row table-head" aria-hidden="true">
        <span>Row</span>
        <span>Recipient</span>
        <span className="cell-end">Amount, {symbol}</span>
        <span>State</span>
      </div>
      {/* A region that scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} className="recipient-scroll" tabIndex={0} role="region" aria-label="All rows">
        <ol style={{ height: virtual.getTotalSize(), position: 'relative', padding: 0, listStyle: 'none' }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index] ?? 0
            const { account, amount } = manifest.rowAt(row)
            const { tone, text } = shown[status.rowState(row)]
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="recipient-row table-row"
                style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
              >
                <span className="small">{count.format(row + 1)}</span>
                <span className="entry-address">
                  <CoinFace address={account} />
                  <AddressText address={account} />
                </span>
                <span className="cell-end figure">
                  {formatAmount(amount, manifest.token.decimals, {
                    minimumFractionDigits: Math.min(2, manifest.token.decimals),
                  })}
                </span>
                <span>
                  <Pill tone={tone}>{text}</Pill>
                </span>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
