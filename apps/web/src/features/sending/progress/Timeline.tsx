import { useQuery } from '@tanstack/react-query'
import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { AddressText } from '../../../components/AddressText.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { TransactionLink } from '../../../components/explorer/TransactionLink.tsx'
import { deviceDropsQuery } from '../../../device/deviceDropsQuery.ts'
import { useFormats, useText } from '../../../i18n/index.ts'
import { useChainClient } from '../../account/index.ts'
import { messages } from '../messages.generated.ts'
import { type MinedTransaction, minedTransactions, waitingTransactions } from '../slots/groupTransactions.ts'
import { slotValues } from '../slots/slotValues.ts'
import { blockTimesQuery } from './blockTimesQuery.ts'
import styles from './Timeline.module.css'

const maxShown = 8

/** What happened to a drop, newest first, as the chain tells it. */
export function Timeline({
  manifest,
  status,
  isSending,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  /** The node has enough to answer: times of what is mined now are asked for afterwards. */
  readonly isSending: boolean
}) {
  const t = useText(messages)
  const all = minedTransactions(status.transactions)
  const mined = all.slice(0, maxShown)
  const waiting = waitingTransactions(status.slots.filter(({ stage }) => stage === 'broadcast' || stage === 'proposed'))
  const more = all.length - mined.length
  const client = useChainClient(manifest.terms.chainId)
  const askedAt = askedTimes(status)
  const blocks = [...new Set(mined.filter(({ hash }) => !askedAt.has(hash)).map(({ blockNumber }) => blockNumber))]
  const { data: times } = useQuery(blockTimesQuery(isSending ? undefined : client, blocks))
  const { data: drops = [] } = useQuery(deviceDropsQuery())
  const sealedAt = drops.find(({ dropId }) => dropId === manifest.dropId)?.sealedAt
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
            <Moment at={attempt?.askedAt} />
            {stage !== 'proposed' && attempt && <div className="small">{t('withNonce', { nonce: attempt.nonce })}</div>}
          </li>
        ))}
        {mined.map((transaction) => (
          <MinedEvent
            key={transaction.hash}
            chainId={manifest.terms.chainId}
            transaction={transaction}
            at={askedAt.get(transaction.hash) ?? times?.get(transaction.blockNumber)}
          />
        ))}
        {more > 0 && <li className="small">{t('andBefore', { more })}</li>}
        <li>
          <b>{t('listSealed')}</b>
          <Moment at={sealedAt} />
          <div className="small">{t('recipientsCount', { rows: manifest.rowCount })}</div>
        </li>
      </ol>
      <p className={`small ${styles.sender}`}>
        {t('sender')} <AddressText address={manifest.terms.sender} />
      </p>
    </section>
  )
}

/** When this device asked for transactions, by hash: the node is not asked about these. */
function askedTimes({ slots }: DropStatus): ReadonlyMap<string, number> {
  return new Map(
    slots.flatMap(({ attempt }) =>
      (attempt?.hashes ?? (attempt?.hash ? [attempt.hash] : [])).map((hash) => [hash, attempt?.askedAt ?? 0] as const),
    ),
  )
}

/** When something happened; nothing where that is not known. */
function Moment({ at }: { readonly at: number | undefined }) {
  const formats = useFormats()
  if (at === undefined) return null
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()} title={formats.exact(at)}>
      {formats.minute(at)}
    </time>
  )
}

function MinedEvent({
  chainId,
  at,
  transaction: { hash, slots, paid, claimed, failed, blockNumber },
}: {
  readonly chainId: number
  readonly transaction: MinedTransaction
  /** When it was sent or mined, in milliseconds since 1970. */
  readonly at: number | undefined
}) {
  const t = useText(messages)
  const block = Number(blockNumber)
  const isClaim = claimed > 0
  const [slot = 0] = slots
  return (
    <li data-tone={failed > 0 ? 'fault' : 'settled'}>
      <b>{isClaim ? t('slotClaimed', { slot: slot + 1, rows: claimed }) : t('slotMined', slotValues(slots))}</b>
      <Moment at={at} />
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
