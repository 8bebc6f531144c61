import { type ReactNode, useId, useState } from 'react'
import type { Manifest } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { Button } from '../../../components/Button.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { Facts } from '../../../components/layout/Facts.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { FiatCoins } from '../../../components/FiatAmount.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useText } from '../../../i18n/index.ts'
import styles from './KeyPanel.module.css'
import { messages } from './messages.generated.ts'
import { PurseGauge } from './PurseGauge.tsx'
import { TopUpForm } from './TopUpForm.tsx'
import type { GasFigures } from './useGasFigures.ts'
import type { KeySending } from './useKeySending.ts'

/** What a sending key holds for gas, whether it lasts, and what comes back. */
export function GasPurseCard({
  manifest,
  byKey,
  figures,
  isOpen,
}: {
  readonly manifest: Manifest
  readonly byKey: KeySending
  readonly figures: GasFigures
  /** Something is still to be sent. */
  readonly isOpen: boolean
}) {
  const t = useText(messages)
  const heading = useId()
  const coin = useCoinSymbol(manifest.terms.chainId)
  const [isGiving, setGiving] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const { key, state, report } = byKey
  const { purse, needs } = figures
  if (key.status !== 'made') return null
  const isShort = state?.waiting?.reason === 'purse' || (purse !== undefined && needs !== undefined && purse < needs)
  const spent = state?.pace?.feesSpent ?? 0n
  const left = purse !== undefined && needs !== undefined && purse > needs ? purse - needs : undefined
  const small = (chunks: ReactNode) => <small key="small">{chunks}</small>
  return (
    <Card as="section" aria-labelledby={heading}>
      <SectionHead className={styles.head}>
        <h2 id={heading}>{t('gasPurse')}</h2>
        {purse !== undefined && (isShort || needs !== undefined) && (
          <Pill tone={isShort ? 'flight' : 'settled'}>{t(isShort ? 'short' : 'enough')}</Pill>
        )}
      </SectionHead>
      {purse !== undefined && (
        <>
          <p className={styles.figure}>
            {spent > 0n
              ? t.rich('leftOf', { has: aboutCoins(purse), given: aboutCoins(purse + spent), coin, small })
              : t.rich('left', { has: aboutCoins(purse), coin, small })}
            <FiatCoins chainId={manifest.terms.chainId} amount={purse} />
          </p>
          <PurseGauge purse={purse} spent={spent} needs={needs} coin={coin} />
        </>
      )}
      <Facts className={styles.facts}>
        <div>
          <dt>{t('sendingKey')}</dt>
          <dd>
            <code title={key.address}>{`${key.address.slice(0, 6)}…${key.address.slice(-4)}`}</code>
          </dd>
        </div>
        <div>
          <dt>{t('mayPay')}</dt>
          <dd>{t('thisListOnly')}</dd>
        </div>
        {left !== undefined && (
          <div>
            <dt>{t('comesBack')}</dt>
            <dd>
              {t('about', { value: aboutCoins(left), coin })}
              <FiatCoins chainId={manifest.terms.chainId} amount={left} />
            </dd>
          </div>
        )}
      </Facts>
      {isGiving ? (
        <TopUpForm
          chainId={manifest.terms.chainId}
          address={key.address}
          coin={coin}
          suggested={state?.waiting?.reason === 'purse' ? state.waiting.needs * 2n : (needs ?? purse ?? 0n)}
          onGiven={async () => {
            await byKey.sender?.refresh()
            await figures.refetchPurse()
            setGiving(false)
          }}
          onLeave={() => setGiving(false)}
        />
      ) : (
        <ButtonRow className={styles.buttons}>
          {isOpen && !key.needsBackup && (
            <Button size="small" onClick={() => setGiving(true)}>
              {t('topUp')}
            </Button>
          )}
          {purse !== undefined && purse > 0n && (
            <Button
              size="small"
              disabled={isTaking || report.role === 'elsewhere'}
              onClick={() => {
                setTaking(true)
                void byKey
                  .giveBack()
                  .then(figures.refetchPurse)
                  .finally(() => setTaking(false))
              }}
            >
              {t(isTaking ? 'takingBack' : 'takeBack')}
            </Button>
          )}
        </ButtonRow>
      )}
    </Card>
  )
}
