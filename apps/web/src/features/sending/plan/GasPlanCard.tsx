import { type ReactNode, useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Manifest } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { FiatCoins } from '../../../components/FiatAmount.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useNumberLocale, useText } from '../../../i18n/index.ts'
import { useChainClient } from '../../account/index.ts'
import { aboutGwei } from '../key/aboutGwei.ts'
import { gasNowQuery } from '../key/gasQueries.ts'
import { FeeChart } from './FeeChart.tsx'
import styles from './GasPlanCard.module.css'
import { costAt, defaultLimit, gweiText } from './gasPlan.ts'
import { messages } from './messages.generated.ts'
import type { SendingPlan } from './useSendingPlan.ts'

/** Between looks at the price, where no other look takes it along. */
const gasNowMilliseconds = 30_000

const faults = { limit: 'faultLimit', finishBy: 'faultFinishBy', urgent: 'faultUrgent' } as const

/** Up to which price a key sends, and by when; what gas cost lately stands beside it. */
export function GasPlanCard({
  manifest,
  plan,
  isBusy,
}: {
  readonly manifest: Manifest
  readonly plan: SendingPlan
  readonly isBusy: boolean
}) {
  const t = useText(messages)
  const id = useId()
  const { way, estimate, history, texts, setTexts, gas, fault } = plan
  if (!estimate) return null
  const limit = gas?.fees.ceiling ?? defaultLimit(estimate)
  const field = (name: 'limit' | 'urgent', label: string, value: string) => (
    <>
      <input
        className={styles.price}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault === name}
        aria-describedby={fault === name ? `${id} fault` : undefined}
        readOnly={isBusy}
        value={value}
        onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
      />{' '}
      {t('gweiUnit')}
    </>
  )
  return (
    <Card className={styles.card}>
      <div className={styles.fields}>
        <p className={styles.line}>
          <span>{t('sendBelow')}</span>{' '}
          <span>{field('limit', t('limitLabel'), texts.limit ?? gweiText(defaultLimit(estimate)))}</span>
        </p>
        <GasNow manifest={manifest} estimate={estimate} limit={limit} />
        <p className={styles.line}>
          <span>{t('finishBy')}</span>{' '}
          <input
            className={styles.date}
            type="datetime-local"
            aria-label={t('finishByLabel')}
            aria-invalid={fault === 'finishBy'}
            aria-describedby={fault === 'finishBy' ? `${id} fault` : undefined}
            readOnly={isBusy}
            value={texts.finishBy}
            onChange={(event) => setTexts({ ...texts, finishBy: event.target.value })}
          />
          {texts.finishBy !== '' && (
            <>
              {' '}
              <span>
                {t('thenUpTo')} {field('urgent', t('urgentLabel'), texts.urgent)}
              </span>
            </>
          )}
        </p>
        <p className="small">
          {texts.finishBy === ''
            ? t('finishByNone', { by: way })
            : t('finishByText', { hasUrgent: texts.urgent.trim() === '' ? 'no' : 'yes' })}
        </p>
        <Portions manifest={manifest} plan={plan} isBusy={isBusy} />
        {fault && <FieldError id={`${id} fault`}>{t(faults[fault])}</FieldError>}
      </div>
      {history && <FeeChart history={history} limit={limit} />}
    </Card>
  )
}

/** What gas costs, and what waiting for the limit saves. */
function GasNow({
  manifest,
  estimate,
  limit,
}: {
  readonly manifest: Manifest
  readonly estimate: NonNullable<SendingPlan['estimate']>
  readonly limit: bigint
}) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const { data: price = estimate.feePerGas } = useQuery({
    ...gasNowQuery(useChainClient(manifest.terms.chainId)),
    refetchInterval: gasNowMilliseconds,
  })
  const coin = useCoinSymbol(manifest.terms.chainId)
  const isAbove = price > limit
  const b = (chunks: ReactNode) => (
    <b key="b" data-tone={isAbove ? 'flight' : undefined}>
      {chunks}
    </b>
  )
  return (
    <p className={styles.now}>
      {t.rich('gasNow', { price: aboutGwei(price, locale), b })}{' '}
      {isAbove
        ? t.rich('waitingSaves', {
            limit: aboutGwei(limit, locale),
            saved: aboutCoins(costAt(estimate, price) - costAt(estimate, limit)),
            ...{ coin, b },
          })
        : t.rich('beginsNow', { cost: aboutCoins(costAt(estimate, price)), coin, b })}
      <FiatCoins
        chainId={manifest.terms.chainId}
        amount={costAt(estimate, price) - (isAbove ? costAt(estimate, limit) : 0n)}
      />
    </p>
  )
}

/** Whether the gas money of a long drop is given at once, or in portions that are asked for. */
function Portions({
  manifest: { terms },
  plan: { way, gasMoney = 0n, portion, isPortioned, setPortioned },
  isBusy,
}: {
  readonly manifest: Manifest
  readonly plan: SendingPlan
  readonly isBusy: boolean
}) {
  const t = useText(messages)
  const coin = useCoinSymbol(terms.chainId)
  if (!portion) return null
  return (
    <Choice>
      <input
        type="checkbox"
        checked={isPortioned}
        disabled={isBusy}
        onChange={(event) => setPortioned(event.target.checked)}
      />
      <span>
        {t('inPortions')}{' '}
        <span className="small muted">
          {t('inPortionsText', {
            by: way,
            portion: aboutCoins(portion.value),
            gas: aboutCoins(gasMoney),
            coin,
            count: portion.transactions,
          })}
        </span>
      </span>
    </Choice>
  )
}
