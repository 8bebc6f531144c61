import { useMemo } from 'react'
import type { DropStatus } from '@slotdrop/delivery'
import { amountAt, amountHistogram, type Manifest } from '@slotdrop/drops'
import { AddressName } from '../../components/AddressName.tsx'
import { AddressText } from '../../components/AddressText.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useAddressBook } from '../../device/addressBook.ts'
import { useText } from '../../i18n/index.ts'
import { useAmountWriter } from './rows/amountWriter.ts'
import { messages } from './messages.generated.ts'

const topRows = 10

/** How the amounts of a drop are spread, and who gets most. */
export function AmountsTab({ manifest }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const t = useText(messages)
  const book = useAddressBook()
  const amount = useAmountWriter(manifest)
  const symbol = toPlainName(manifest.token.symbol)
  const { bins, top } = useMemo(() => {
    const amounts = Array.from({ length: manifest.rowCount }, (_, row) => amountAt(manifest.columns, row))
    const order = amounts
      .map((value, row) => ({ value, row }))
      .sort((a, b) => (a.value > b.value ? -1 : a.value < b.value ? 1 : 0))
    return { bins: amountHistogram(manifest.columns, 41), top: order.slice(0, topRows) }
  }, [manifest])
  const most = Math.max(1, ...bins.map(({ rows }) => rows))
  return (
    <div className="amounts-tab">
      {bins.length > 1 && (
        <div
          className="histogram-plot"
          role="img"
          aria-label={t('amountAxis', {
            from: amount(bins[0]?.from ?? 0n),
            to: amount(bins.at(-1)?.to ?? 0n),
            symbol,
          })}
        >
          {bins.map(({ rows, from }, place) => (
            // Empty bins may begin at the same amount.
            // oxlint-disable-next-line react/no-array-index-key
            <i key={`${from}/${place}`} style={{ height: rows === 0 ? 0 : `${Math.max(4, (rows / most) * 100)}%` }} />
          ))}
        </div>
      )}
      {bins.length > 1 && (
        <div className="histogram-axis" aria-hidden="true">
          <span>{amount(bins[0]?.from ?? 0n)}</span>
          <span>{amount(bins.at(-1)?.to ?? 0n)}</span>
        </div>
      )}
      <h3>{t('largestAmounts')}</h3>
      <ol className="top-rows">
        {top.map(({ value, row }) => (
          <li key={row}>
            <span className="small">{t('row', { row: row + 1 })}</span>
            <AddressText address={manifest.rowAt(row).account} />{' '}
            <AddressName book={book} address={manifest.rowAt(row).account} />
            <span className="figure cell-end">
              {amount(value)} {symbol}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
