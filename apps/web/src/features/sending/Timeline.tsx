import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { useText } from '../../i18n/index.ts'
import { bitsOf } from './rows/countRefused.ts'
import { messages } from './messages.generated.ts'
import { TransactionLink } from '../../components/TransactionLink.tsx'

const shown = 8

/** What happened to a drop, newest first, as the chain tells it. */
export function Timeline({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const t = useText(messages)
  const events = status.transactions.toSorted((a, b) => Number(b.blockNumber - a.blockNumber)).slice(0, shown)
  const flights = status.slots.filter(({ stage }) => stage === 'broadcast' || stage === 'proposed').slice(0, shown)
  const more = status.transactions.length - events.length
  return (
    <section style={{ marginTop: 24 }}>
      <div className="section-head">
        <h2>{t('timeline')}</h2>
      </div>
      <ol className="timeline">
        {flights.map(({ index, stage, attempt }) => (
          <li key={index} data-tone="flight">
            <b>
              {stage === 'proposed' ? t('slotProposed', { slot: index + 1 }) : t('slotBroadcast', { slot: index + 1 })}
            </b>
            {stage !== 'proposed' && attempt && <div className="small">{t('withNonce', { nonce: attempt.nonce })}</div>}
          </li>
        ))}
        {events.map(({ hash, slot, paid, claimed, failed, blockNumber }) => (
          <li key={`${hash}/${slot}`} data-tone={failed > 0n ? 'fault' : 'settled'}>
            <b>
              {claimed.size > 0
                ? t('slotClaimed', { slot: slot + 1, rows: claimed.size })
                : t('slotMined', { slot: slot + 1 })}
            </b>
            <div className="small">
              {claimed.size > 0
                ? t('claimedAt', { rows: claimed.size, block: Number(blockNumber) })
                : failed > 0n
                  ? t('minedPaidRefused', {
                      paid: bitsOf(paid),
                      refused: bitsOf(failed),
                      block: Number(blockNumber),
                    })
                  : t('minedPaid', { paid: bitsOf(paid), block: Number(blockNumber) })}{' '}
              <TransactionLink chainId={manifest.terms.chainId} hash={hash} />
            </div>
          </li>
        ))}
        {more > 0 && <li className="small">{t('andBefore', { more })}</li>}
        <li>
          <b>{t('listSealed')}</b>
          <div className="small">{t('rowsCount', { rows: manifest.rowCount })}</div>
        </li>
      </ol>
      <p className="small" style={{ marginTop: 12 }}>
        {t('sender')} <AddressText address={manifest.terms.sender} />
      </p>
    </section>
  )
}
