import type { DropStatus, SlotTransaction } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { AddressText } from '../../../components/AddressText.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { TransactionLink } from '../../../components/TransactionLink.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { bitsOf } from '../rows/countRefused.ts'
import styles from './Timeline.module.css'

const maxShown = 8

/** What happened to a drop, newest first, as the chain tells it. */
export function Timeline({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const t = useText(messages)
  const mined = status.transactions.toSorted((a, b) => Number(b.blockNumber - a.blockNumber)).slice(0, maxShown)
  const waiting = status.slots.filter(({ stage }) => stage === 'broadcast' || stage === 'proposed').slice(0, maxShown)
  const more = status.transactions.length - mined.length
  return (
    <section className={styles.section}>
      <SectionHead>
        <h2>{t('timeline')}</h2>
      </SectionHead>
      <ol className={styles.timeline}>
        {waiting.map(({ index, stage, attempt }) => (
          <li key={index} data-tone="flight">
            <b>
              {stage === 'proposed' ? t('slotProposed', { slot: index + 1 }) : t('slotBroadcast', { slot: index + 1 })}
            </b>
            {stage !== 'proposed' && attempt && <div className="small">{t('withNonce', { nonce: attempt.nonce })}</div>}
          </li>
        ))}
        {mined.map((transaction) => (
          <MinedEvent
            key={`${transaction.hash}/${transaction.slot}`}
            chainId={manifest.terms.chainId}
            transaction={transaction}
          />
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
  transaction: { hash, slot, paid, claimed, failed, blockNumber },
}: {
  readonly chainId: number
  readonly transaction: SlotTransaction
}) {
  const t = useText(messages)
  const block = Number(blockNumber)
  const isClaim = claimed.size > 0
  return (
    <li data-tone={failed > 0n ? 'fault' : 'settled'}>
      <b>{isClaim ? t('slotClaimed', { slot: slot + 1, rows: claimed.size }) : t('slotMined', { slot: slot + 1 })}</b>
      <div className="small">
        {isClaim
          ? t('claimedAt', { rows: claimed.size, block })
          : failed > 0n
            ? t('minedPaidRefused', { paid: bitsOf(paid), refused: bitsOf(failed), block })
            : t('minedPaid', { paid: bitsOf(paid), block })}{' '}
        <TransactionLink chainId={chainId} hash={hash} />
      </div>
    </li>
  )
}
