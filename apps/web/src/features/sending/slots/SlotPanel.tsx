import { reasonSentence } from '@slotdrop/delivery/sentences'
import { RotateCcw } from 'lucide-react'
import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { TransactionLink } from '../../../components/TransactionLink.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import { bitsOf } from '../rows/countRefused.ts'
import { messages } from '../messages.generated.ts'
import { WaitingTransaction } from './WaitingTransaction.tsx'

/** One slot: a bit a row, what it paid and owes, its transactions. */
export function SlotPanel({
  manifest,
  status,
  index,
  isBusy,
  onRetry,
  onSpeedUp,
  onCancel,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly index: number
  readonly isBusy: boolean
  readonly onRetry: (slot: number) => Promise<void>
  readonly onSpeedUp: (slot: number) => Promise<void>
  readonly onCancel: (slot: number) => Promise<void>
}) {
  const t = useText(messages)
  const amount = useAmountWriter(manifest)
  const say = useSay()
  const slot = status.progress.slots[index]
  if (!slot) return null
  const { attempt, stage } = status.slots[index] ?? {}
  const isWaiting = stage === 'broadcast' || stage === 'proposed'
  const symbol = toPlainName(manifest.token.symbol)
  const first = index * manifest.terms.slotSize
  const transactions = status.transactions.filter((transaction) => transaction.slot === index)
  const isPartial = slot.settlement === 'partial'
  // What is under way may still pay them.
  const refusedRows = bitsOf(status.refusedMask(index))
  const isRefused = refusedRows > 0 && !isWaiting
  const reasons = new Set<string>()
  for (let row = first; row < first + slot.rowCount && reasons.size < 4; row++) {
    const reason = status.rowReason(row)
    if (reason) reasons.add(say(reasonSentence(reason)))
  }
  return (
    <section className="card" aria-label={t('slotNumber', { slot: index + 1 })}>
      <div className="section-head" style={{ marginBottom: 0 }}>
        <h2>{t('slotNumber', { slot: index + 1 })}</h2>
        {isWaiting && <Pill tone="flight">{stage === 'proposed' ? t('waitingForSignatures') : t('inFlight')}</Pill>}
        {!isWaiting && isPartial && <Pill tone={isRefused ? 'fault' : 'flight'}>{t('partial')}</Pill>}
        <span className="small" style={{ marginInlineStart: 'auto' }}>
          {t('rowsFromTo', { first: first + 1, last: first + slot.rowCount })}
        </span>
      </div>
      <div
        className="slot-bits"
        role="img"
        aria-label={t('rowsPaidOf', { paid: slot.settledRows, rows: slot.rowCount })}
      >
        {Array.from({ length: slot.rowCount }, (_, place) => (
          // Places in a sealed list never move.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={place} data-state={status.rowState(first + place)} />
        ))}
      </div>
      <p>
        <b>
          {t(isRefused ? 'slotPaidRefused' : 'slotPaidOpen', {
            paid: slot.settledRows,
            rows: isRefused ? refusedRows : slot.openRows,
          })}
        </b>{' '}
        {isRefused && t('retryReaches', { rows: refusedRows })}
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
          <dt>{t('paid')}</dt>
          <dd className="figure">
            {amount(slot.settledAmount)} {symbol}
          </dd>
        </div>
        <div>
          <dt>{t('stillOwed')}</dt>
          <dd className="figure">
            {amount(slot.openAmount)} {symbol}
          </dd>
        </div>
        {transactions.map(({ hash, gasUsed }) => (
          <div key={hash}>
            <dt>{t('transaction')}</dt>
            <dd>
              <TransactionLink chainId={manifest.terms.chainId} hash={hash} />{' '}
              {gasUsed > 0n && <span className="small figure">{t('gasUsed', { gas: Number(gasUsed) })}</span>}
            </dd>
          </div>
        ))}
        {!isWaiting && attempt?.hash !== undefined && attempt.safeTxHash === undefined && (
          <div>
            <dt>{t('nonce')}</dt>
            <dd className="figure">{attempt.nonce}</dd>
          </div>
        )}
      </dl>
      {isWaiting && attempt && (
        <WaitingTransaction
          manifest={manifest}
          attempt={attempt}
          onSpeedUp={() => onSpeedUp(index)}
          onCancel={() => onCancel(index)}
        />
      )}
      {isRefused && (
        <div className="button-row" style={{ marginTop: 10 }}>
          <Button variant="primary" disabled={isBusy} onClick={() => void onRetry(index)}>
            <RotateCcw size={16} aria-hidden="true" /> {t('retryRowsOfSlot', { rows: refusedRows, slot: index + 1 })}
          </Button>
        </div>
      )}
    </section>
  )
}
