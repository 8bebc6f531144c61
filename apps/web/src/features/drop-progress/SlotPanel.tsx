import { RotateCcw } from 'lucide-react'
import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { Pill } from '../../components/Pill.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { amountWriter } from './amountWriter.ts'
import { TransactionLink } from '../../components/TransactionLink.tsx'

const count = new Intl.NumberFormat('en-IE')

/** One slot: a bit a row, what it paid and owes, its transactions. */
export function SlotPanel({
  manifest,
  status,
  index,
  isBusy,
  onRetry,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly index: number
  readonly isBusy: boolean
  readonly onRetry: (slot: number) => Promise<void>
}) {
  const slot = status.progress.slots[index]
  if (!slot) return null
  const amount = amountWriter(manifest)
  const symbol = toPlainName(manifest.token.symbol)
  const first = index * manifest.terms.slotSize
  const transactions = status.transactions.filter((transaction) => transaction.slot === index)
  const isPartial = slot.settlement === 'partial'
  const reasons = new Set<string>()
  for (let row = first; row < first + slot.rowCount && reasons.size < 4; row++) {
    const reason = status.rowReason(row)
    if (reason) reasons.add(reason)
  }
  return (
    <section className="card" aria-label={`Slot ${index + 1}`}>
      <div className="section-head" style={{ marginBottom: 0 }}>
        <h2>Slot {index + 1}</h2>
        {isPartial && <Pill tone="fault">Partial</Pill>}
        <span className="small" style={{ marginLeft: 'auto' }}>
          rows {count.format(first + 1)}–{count.format(first + slot.rowCount)}
        </span>
      </div>
      <div className="slot-bits" role="img" aria-label={`${slot.settledRows} of ${slot.rowCount} rows paid`}>
        {Array.from({ length: slot.rowCount }, (_, place) => (
          // Places in a sealed list never move.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={place} data-state={status.rowState(first + place)} />
        ))}
      </div>
      <p>
        <b>
          {count.format(slot.settledRows)} paid, {count.format(slot.openRows)} {isPartial ? 'refused' : 'open'}.
        </b>{' '}
        {isPartial && `Nobody can be paid twice: a retry only reaches the ${count.format(slot.openRows)}.`}
      </p>
      {reasons.size > 0 && (
        <ul className="reasons">
          {[...reasons].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <dl className="facts" style={{ marginTop: 8 }}>
        <div>
          <dt>Paid</dt>
          <dd className="figure">
            {amount(slot.settledAmount)} {symbol}
          </dd>
        </div>
        <div>
          <dt>Still owed</dt>
          <dd className="figure">
            {amount(slot.openAmount)} {symbol}
          </dd>
        </div>
        {transactions.map(({ hash, gasUsed }) => (
          <div key={hash}>
            <dt>Transaction</dt>
            <dd>
              <TransactionLink chainId={manifest.terms.chainId} hash={hash} />{' '}
              {gasUsed > 0n && <span className="small figure">{count.format(gasUsed)} gas</span>}
            </dd>
          </div>
        ))}
      </dl>
      {isPartial && (
        <div className="button-row">
          <Button variant="primary" disabled={isBusy} onClick={() => void onRetry(index)}>
            <RotateCcw size={16} aria-hidden="true" /> Retry {count.format(slot.openRows)}{' '}
            {slot.openRows === 1 ? 'row' : 'rows'} of slot {index + 1}
          </Button>
        </div>
      )}
    </section>
  )
}
