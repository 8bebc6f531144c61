import { Check, Lock } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'
import type { ClaimStatus } from '@slotdrop/delivery'
import type { ProvenRow, ShardIndex } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { classNames } from '../../components/classNames.ts'
import { Note } from '../../components/Note.tsx'
import { aboutCoins } from '../../chain/aboutCoins.ts'
import { useText } from '../../i18n/index.ts'
import type { ShownHistory } from '../../workers/dropProtocol.ts'
import { messages } from './messages.generated.ts'
import styles from './RowCard.module.css'
import { useRowText } from './useRowText.ts'
import { useStatusText } from './useStatusText.ts'

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
  return import('../claim/index.ts')
}

const ClaimRow = dynamic(async () => (await loadClaim()).ClaimRow, { ssr: false, loading: FetchingWallet })

/** What is checked before anything is signed, and the way to the row. */
export function RowCard({
  index,
  row,
  isOneOfMany,
  status,
  history,
  gasPrice,
  coin,
  taken,
  config,
  onChanged,
}: {
  readonly index: ShardIndex
  readonly row: ProvenRow
  /** The address has others too: each is named by its place. */
  readonly isOneOfMany: boolean
  readonly status: ClaimStatus
  readonly history: ShownHistory | undefined
  /** Wei a unit of gas; undefined while unknown. */
  readonly gasPrice: bigint | undefined
  readonly coin: string
  /** Symbol of what is taken from the sender. */
  readonly taken: string
  readonly config: RuntimeConfig
  readonly onChanged: () => void
}) {
  const t = useText(messages)
  const rowText = useRowText()
  const statusText = useStatusText()
  const [wantsWallet, setWantsWallet] = useState(false)
  const { figure, unit } = rowText(index, row)
  const words = statusText(status, { slot: row.slot, history, unit, taken })
  const named = (title: string) => (isOneOfMany ? t('titleOfRow', { title, row: row.index + 1 }) : title)
  // Once the wallet is at work its own words stay: the chain may tell of the payment before the wallet's receipt does.
  if (status.kind !== 'claimable' && !wantsWallet)
    return (
      <Note tone={words.tone} title={`${named(words.title)}.`}>
        {words.text}
      </Note>
    )
  const slot = row.slot + 1
  const gas = status.kind === 'claimable' ? status.gas : undefined
  const checks = [t('checkedList'), t('checkedMoney', { token: taken })]
  // Without an estimate nothing was tried.
  if (gas !== undefined || wantsWallet) checks.push(t('checkedTrial'))
  return (
    <section className={styles.card} aria-labelledby={`claim-${row.index}`}>
      <h2 id={`claim-${row.index}`}>{named(wantsWallet ? t('yourClaim') : words.title)}</h2>
      <ul className={styles.checks}>
        {checks.map((text) => (
          <li key={text}>
            <Check size={16} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      {wantsWallet ? (
        <ClaimRow index={index} row={row} history={history} config={config} onChanged={onChanged} />
      ) : (
        <Button
          variant="primary"
          className={styles.claim}
          onPointerEnter={() => void loadClaim()}
          onClick={() => setWantsWallet(true)}
        >
          {t('claim', { amount: `${figure} ${unit}` })}
        </Button>
      )}
      {status.kind === 'claimable' && (
        <p className={classNames('small muted', styles.centred)}>
          {gasPrice === undefined || gas === undefined
            ? t('feeUnknown', { slot })
            : t('feeAbout', { slot, fee: `${aboutCoins(gas * gasPrice)} ${coin}` })}
        </p>
      )}
      <p className={classNames('small', styles.safety)}>
        <Lock size={14} aria-hidden="true" />
        <span>{t('claimIsSafe')}</span>
      </p>
    </section>
  )
}
