import { Lock, Wallet } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'
import type { ClaimStatus } from '@slotdrop/delivery'
import type { Hex, ProvenRow, ShardIndex } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { classNames } from '../../../components/classNames.ts'
import { TransactionText } from '../../../components/explorer/TransactionText.tsx'
import { Note } from '../../../components/Note.tsx'
import { FiatCoins } from '../laterFiat.ts'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useText } from '../../../i18n/index.ts'
import type { ShownHistory } from '../../../workers/dropProtocol.ts'
import type { RequestView } from '../../row-requests/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './RowCard.module.css'
import { useRowText } from '../useRowText.ts'
import { useStatusText } from '../useStatusText.ts'

function FetchingWallet() {
  const t = useText(messages)
  return (
    <p className="muted" role="status">
      {t('fetchingWallet')}
    </p>
  )
}

// The wallet is fetched when somebody reaches for it, not before.
function loadClaim() {
  return import('../../claim/index.ts')
}

const WatchPaid = dynamic(async () => (await loadClaim()).WatchPaid, { ssr: false, loading: FetchingWallet })
const ClaimRow = dynamic(async () => (await loadClaim()).ClaimRow, { ssr: false, loading: FetchingWallet })

/** Has a wallet list the token, which it may not do by itself. */
function ShowInWallet({
  index,
  config,
  unit,
}: {
  readonly index: ShardIndex
  readonly config: RuntimeConfig
  readonly unit: string
}) {
  const t = useText(messages)
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <WatchPaid index={index} config={config} />
  return (
    <Button className={styles.claim} onPointerEnter={() => void loadClaim()} onClick={() => setAsked(true)}>
      <Wallet size={16} aria-hidden="true" /> {t('showInWallet', { token: unit })}
    </Button>
  )
}

/** What became of a row, or the way to it. */
export function RowCard({
  index,
  row,
  isOneOfMany,
  status,
  history,
  paidAt,
  gasPrice,
  coin,
  taken,
  canBeSent,
  request,
  refusedUntil,
  onSigned,
  transactionUrl,
  config,
  onChanged,
}: {
  readonly index: ShardIndex
  readonly row: ProvenRow
  /** The address has others too: each is named by its place. */
  readonly isOneOfMany: boolean
  readonly status: ClaimStatus
  readonly history: ShownHistory | undefined
  /** When it was paid, in milliseconds since 1970, where that is known. */
  readonly paidAt: number | undefined
  /** Wei a unit of gas; undefined while unknown. */
  readonly gasPrice: bigint | undefined
  readonly coin: string
  /** Symbol of what is taken from the sender. */
  readonly taken: string
  /** Somebody sends for the sender: no wallet is fetched before it is asked for. */
  readonly canBeSent: boolean
  /** How far it is that the row is sent without a wallet. */
  readonly request: RequestView['kind']
  /** End of the signature for the row that the service refused, in milliseconds since 1970. */
  readonly refusedUntil: number | undefined
  /** The service was given a signature for the row. */
  readonly onSigned: () => void
  /** The page of a transaction in an explorer, where there is one. */
  readonly transactionUrl: (hash: Hex) => string | undefined
  readonly config: RuntimeConfig
  readonly onChanged: () => void
}) {
  const t = useText(messages)
  const rowText = useRowText()
  const statusText = useStatusText()
  const [wantsWallet, setWantsWallet] = useState(false)
  const { figure, unit } = rowText(index, row)
  const words = statusText(status, { slot: row.slot, history, paidAt, unit, taken })
  const named = (title: string) => (isOneOfMany ? t('titleOfRow', { title, row: row.index + 1 }) : title)
  // Once the wallet is at work its own words stay: the chain may tell of the payment before the wallet's receipt does.
  if (status.kind === 'paid' && !wantsWallet)
    return (
      <>
        <Note className={styles.received} tone={words.tone} title={`${named(words.title)}.`}>
          {words.text}
          {history && 'transaction' in history && (
            <p className={styles.transaction}>
              {t('transaction')}{' '}
              <TransactionText hash={history.transaction} url={transactionUrl(history.transaction)} />
            </p>
          )}
        </Note>
        {/* Of many rows of one token each would ask for the same. */}
        {index.terms.standard === 'ERC20' && !isOneOfMany && <ShowInWallet {...{ index, config, unit }} />}
      </>
    )
  if (status.kind !== 'claimable' && !wantsWallet)
    return (
      <Note tone={words.tone} title={`${named(words.title)}.`}>
        {words.text}
      </Note>
    )
  // Who claims now pays for what is about to come in anyway.
  if (request === 'on-its-way' && !wantsWallet) return null
  const isSecond = request === 'offered' || request === 'queued' || request === 'received'
  const slot = row.slot + 1
  const amount = `${figure} ${unit}`
  // What was true before it came in is no news any more.
  const isPaid = status.kind === 'paid'
  const gas = status.kind === 'claimable' ? status.gas : undefined
  const fee = status.kind === 'claimable' && (
    <p className={classNames('small muted', styles.centred)}>
      {gasPrice === undefined || gas === undefined
        ? t('feeUnknown', { slot })
        : t('feeAbout', { slot, fee: `${aboutCoins(gas * gasPrice)} ${coin}` })}
      <FiatCoins chainId={index.terms.chainId} amount={gas && gasPrice && gas * gasPrice} />
    </p>
  )
  const safety = !isPaid && (
    <p className={classNames('small', styles.safety)}>
      <Lock size={14} aria-hidden="true" />
      <span>{t('claimIsSafe')}</span>
    </p>
  )
  const title = `claim-${row.index}`
  if (wantsWallet)
    return (
      <section className={styles.card} aria-labelledby={title}>
        <h2 id={title}>{named(isPaid ? words.title : t('yourClaim', { amount }))}</h2>
        <ClaimRow {...{ index, row, history, request, refusedUntil, config, onChanged, onSigned }} />
        {fee}
        {safety}
      </section>
    )
  return (
    <div className={styles.way} data-way={isSecond || undefined}>
      {isOneOfMany && <h2>{named(amount)}</h2>}
      <Button
        variant={isSecond ? 'plain' : 'primary'}
        className={classNames(styles.claim, !isSecond && styles.first)}
        onPointerEnter={canBeSent ? undefined : () => void loadClaim()}
        onClick={() => setWantsWallet(true)}
      >
        {isSecond && <Wallet size={16} aria-hidden="true" />}
        {isSecond && !isOneOfMany ? t('claimWithWallet') : t('claim', { amount })}
      </Button>
      {fee}
      {!isSecond && safety}
    </div>
  )
}
