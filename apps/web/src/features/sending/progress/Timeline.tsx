import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { AddressText } from '../../../components/AddressText.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { TransactionLink } from '../../../components/TransactionLink.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { type MinedTransaction, minedTransactions, waitingTransactions } from '../slots/groupTransactions.ts'
import { slotValues } from '../slots/slotValues.ts'
import styles from './Timeline.module.css'

const maxShown = 8

/** What happened to a drop, newest first, as the chain tells it. */
export function Timeline({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const t = useText(messages)
  const all = minedTransactions(status.transactions)
  const mined = all.slice(0, maxShown)
  const waiting = waitingTransactions(status.slots.filter(({ stage }) => stage === 'broadcast' || stage === 'proposed'))
  const more = all.length - mined.length
  return (
    <section className={styles.section}>
      <SectionHead>
        <h2>{t('timeline')}</h2>
      </SectionHead>
      <ol className={styles.timeline}>
        {waiting.slice(0, maxShown).map(({ slots, first: { index, stage, attempt } }) => (
          <li key={index} data-tone="flight">
            <b>
              {t(stage === 'proposed' ? 'slotProposed' : 'slotBroadcast', slotValues(slots.map((slot) => slot.index)))}
            </b>
            {stage !== 'proposed' && attempt && <div className="small">{t('withNonce', { nonce: attempt.nonce })}</div>}
          </li>
        ))}
        {mined.map((transaction) => (
          <MinedEvent key={transaction.hash} chainId={manifest.terms.chainId} transaction={transaction} />
        ))}
        {more > 0 && <li className="small">{t('andBefore', { more })}</li>}
        <li>
          <b>{t('listSealed')}</b>
          <div className="small">{t('rowsCount', { rows: manifest.rowCount })}</div>
        </li>
      </ol>
      <p className={`small ${styles.sender}`}>
        {t('sender')} <AddressText address={manifest.terms.sender} />
      </p>
    </section>
  )
}

function MinedEvent({
  chainId,
  transaction: { hash, slots, paid, claimed, failed, blockNumber },
}: {
  readonly chainId: number
  readonly transaction: MinedTransaction
}) {
  const t = useText(messages)
  const block = Number(blockNumber)
  const isClaim = claimed > 0
  const [slot = 0] = slots
  return (
    <li data-tone={failed > 0 ? 'fault' : 'settled'}>
      <b>{isClaim ? t('slotClaimed', { slot: slot + 1, rows: claimed }) : t('slotMined', slotValues(slots))}</b>
      <div className="small">
        {isClaim
          ? t('claimedAt', { rows: claimed, block })
          : failed > 0
            ? t('minedPaidRefused', { paid, refused: failed, block })
            : t('minedPaid', { paid, block })}{' '}
        <TransactionLink chainId={chainId} hash={hash} />
      </div>
    </li>
  )
}
