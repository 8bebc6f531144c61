import { type ReactNode, useId } from 'react'
import { type AuthoriseStep, type Readiness, takenToken } from '@slotdrop/delivery'
import { isUnwrapped, type Manifest } from '@slotdrop/drops'
import { useChainName, useCoinSymbol } from '../../../components/useChain.ts'
import { Card } from '../../../components/layout/Card.tsx'
import { Facts } from '../../../components/layout/Facts.tsx'
import { FiatAmount, FiatCoins } from '../../../components/FiatAmount.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import type { DropMode } from '../../../device/deviceStore.ts'
import { useText } from '../../../i18n/index.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import styles from './ApproveLedger.module.css'
import { messages } from './messages.generated.ts'
import type { SendingPlan } from './useSendingPlan.ts'

/** More slots than these nobody counts in a picture. */
const maxDrawn = 63

/** What leaves the sender's wallet, from where and at most how much, before she approves. */
export function ApproveLedger({
  manifest,
  mode,
  readiness,
  steps,
  plan: { way, estimate, gasMoney },
  excluded,
}: {
  readonly manifest: Manifest
  readonly mode: DropMode
  readonly readiness: Readiness
  /** Steps that the sender has not signed yet. */
  readonly steps: readonly AuthoriseStep[]
  readonly plan: SendingPlan
  /** Lines of the list that were left out before it was sealed. */
  readonly excluded: number
}) {
  const t = useText(messages)
  const heading = useId()
  const total = useId()
  const write = useAmountWriter(manifest)
  const { terms, rowCount, slotCount, token } = manifest
  const name = useChainName()(terms.chainId)
  const coin = useCoinSymbol(terms.chainId)
  const symbol = toPlainName(token.symbol)
  const last = rowCount - (slotCount - 1) * terms.slotSize
  const b = (chunks: ReactNode) => <b key="b">{chunks}</b>
  const isClaimed = mode === 'claim'
  // Whoever claims pays for it.
  const gasAtMost = isClaimed ? undefined : way !== 'wallet' ? gasMoney : estimate?.fee
  return (
    <Card as="section" className={styles.ledger} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{t(isClaimed ? 'leavesWalletClaimed' : 'leavesWallet')}</h2>
        <p className={styles.hero}>
          {write(manifest.total)} <small>{symbol}</small>
          <FiatAmount terms={terms} amount={manifest.total} decimals={token.decimals} />
        </p>
        <p className={styles.to}>{t.rich('toRecipientsIn', { rows: rowCount, slots: slotCount, b })}</p>
        {slotCount <= maxDrawn && (
          <div className={styles.slots} role="img" aria-label={t('slotsPicture', { slots: slotCount })}>
            {Array.from({ length: slotCount }, (_, slot) => (
              <i
                key={slot}
                style={slot === slotCount - 1 ? { width: `${(last / terms.slotSize) * 100}%` } : undefined}
              />
            ))}
          </div>
        )}
        <p className={styles.small}>
          {t('slotIs', { size: terms.slotSize, hasShorter: last < terms.slotSize ? 'yes' : 'no', last })}
        </p>
      </div>
      <Facts>
        <div>
          <dt>{t('from')}</dt>
          <dd>
            <AddressText address={terms.sender} />
          </dd>
        </div>
        <div>
          <dt>{t('balance')}</dt>
          <dd>
            {write(readiness.balance)} {toPlainName(takenToken(manifest).symbol)}
          </dd>
        </div>
        <div>
          <dt>{t('network')}</dt>
          <dd>{name}</dd>
        </div>
        <Approval steps={steps} write={write} />
        {excluded > 0 && (
          <div>
            <dt>{t('excluded')}</dt>
            <dd>{t('excludedLines', { lines: excluded })}</dd>
          </div>
        )}
        <div>
          <dt>{t('ourFee')}</dt>
          <dd>{write(0n).replace(/\D0+$/, '')}</dd>
        </div>
      </Facts>
      <section className={styles.total} aria-labelledby={total}>
        <h2 id={total}>{t('totalAtMost')}</h2>
        <Facts>
          <div>
            <dt>{t('toRecipients')}</dt>
            <dd>
              {write(manifest.total)} {symbol}
            </dd>
          </div>
          {!isClaimed && (
            <div>
              <dt>{t('gasForSlots', { slots: slotCount })}</dt>
              <dd>
                {gasAtMost === undefined ? '…' : `${aboutCoins(gasAtMost)} ${coin}`}
                <FiatCoins chainId={terms.chainId} amount={gasAtMost} />
              </dd>
            </div>
          )}
        </Facts>
        <p className={styles.sum}>
          <b>
            {write(manifest.total)} {symbol}
          </b>{' '}
          {gasAtMost !== undefined && (
            <>
              {t('and')} <b>{`${aboutCoins(gasAtMost)} ${coin}`}</b>
            </>
          )}
        </p>
        {isClaimed && <p className={styles.small}>{t('totalNoteClaim')}</p>}
        {!isClaimed && estimate && !(way === 'wallet' && isUnwrapped(terms)) && (
          <p className={styles.small}>
            {t(way !== 'wallet' ? 'totalNote' : 'totalNoteWallet', { fee: aboutCoins(estimate.fee), coin })}
          </p>
        )}
      </section>
    </Card>
  )
}

/** The sum that will be approved, with what is added for other drops; nothing once nothing is left to approve. */
function Approval({
  steps,
  write,
}: {
  readonly steps: readonly AuthoriseStep[]
  readonly write: (amount: bigint) => string
}) {
  const t = useText(messages)
  const approved = steps.find((step) => step.kind === 'approve')
  if (!approved) return null
  const symbol = toPlainName(approved.token.symbol)
  return (
    <div>
      <dt>{t('approval')}</dt>
      <dd>
        {approved.amount === undefined ? t('wholeCollection', { symbol }) : `${write(approved.amount)} ${symbol}`}
      </dd>
    </div>
  )
}
