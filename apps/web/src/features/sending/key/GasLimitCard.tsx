import { useId, useState } from 'react'
import type { FeePolicy, SendingEstimate } from '@slotdrop/delivery'
import { type AmountProblem, amountProblemSentence, parseTypedAmount } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { useFormats, useNumberLocale, useSay, useText } from '../../../i18n/index.ts'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { costAt, gweiDecimals } from '../plan/gasPlan.ts'
import { FeeChart } from '../plan/FeeChart.tsx'
import type { FeeHistory } from '../plan/planQueries.ts'
import { aboutGwei } from './aboutGwei.ts'
import styles from './KeyPanel.module.css'
import { messages } from './messages.generated.ts'
import type { GasFigures } from './useGasFigures.ts'
import type { KeySending } from './useKeySending.ts'

/** The price of gas above which nothing is sent: whether it is above, and changing it. */
export function GasLimitCard({
  byKey,
  figures,
  history,
  estimate,
  chainId,
  onAllow,
}: {
  readonly chainId: number
  /** Sets what gas may cost from now on; a key that stopped for it goes on. */
  readonly onAllow: (fees: FeePolicy) => Promise<void>
  readonly byKey: KeySending
  readonly figures: GasFigures
  /** What gas cost lately; undefined until it is known. */
  readonly history: FeeHistory | undefined
  /** What the rest takes; undefined until it is known, and while nothing waits. */
  readonly estimate: SendingEstimate | undefined
}) {
  const t = useText(messages)
  const { minute } = useFormats()
  const locale = useNumberLocale()
  const heading = useId()
  const coin = useCoinSymbol(chainId)
  const [isChanging, setChanging] = useState(false)
  const { fees } = byKey.report.orders ?? {}
  if (!fees || fees.ceiling === 0n) return null
  const { gasNow } = figures
  const isAbove = gasNow !== undefined && gasNow > fees.ceiling
  const [price, limit] = [gasNow === undefined ? '' : aboutGwei(gasNow, locale), aboutGwei(fees.ceiling, locale)]
  return (
    <Card as="section" aria-labelledby={heading}>
      <SectionHead className={styles.head}>
        <h2 id={heading}>{t('gasLimit')}</h2>
        <Pill>{t('gwei', { price: limit })}</Pill>
      </SectionHead>
      <p className={styles.state} data-tone={isAbove ? 'flight' : 'settled'}>
        <span>
          {gasNow === undefined
            ? t('askingForGas')
            : byKey.report.role === 'here'
              ? t.rich(isAbove ? 'waitingAbove' : 'sendingBelow', {
                  price,
                  limit,
                  b: (chunks) => <b key="b">{chunks}</b>,
                })
              : t(isAbove ? 'above' : 'below', { price, limit })}
        </span>
      </p>
      {history && <FeeChart history={history} limit={fees.ceiling} />}
      {isAbove && estimate && (
        <p className="small">
          {t('waitingCosts', {
            price,
            now: aboutCoins(costAt(estimate, gasNow)),
            later: aboutCoins(costAt(estimate, fees.ceiling)),
            coin,
            slots: estimate.slots,
          })}
        </p>
      )}
      <p className="small">
        {t('ifAbove', { limit })}{' '}
        {fees.finishBy !== undefined &&
          t('finishBy', {
            time: minute(fees.finishBy),
            hasUrgent: fees.urgentCeiling === undefined ? 'no' : 'yes',
            limit: aboutGwei(fees.urgentCeiling ?? fees.ceiling, locale),
          })}
      </p>
      {isChanging ? (
        <LimitForm
          fees={fees}
          onSet={async (changed) => {
            await onAllow(changed)
            setChanging(false)
          }}
          onLeave={() => setChanging(false)}
        />
      ) : (
        <ButtonRow className={styles.buttons}>
          <Button size="small" onClick={() => setChanging(true)}>
            {t('changeLimit')}
          </Button>
          {isAbove && (
            <Button size="small" onClick={() => void onAllow({ ...fees, ceiling: (gasNow * 5n) / 4n })}>
              {t('sendNow')}
            </Button>
          )}
        </ButtonRow>
      )}
    </Card>
  )
}

/** Sets another limit; `onSet` has it take effect. */
export function LimitForm({
  fees,
  onSet,
  onLeave,
}: {
  readonly fees: FeePolicy
  readonly onSet: (fees: FeePolicy) => Promise<void>
  readonly onLeave: () => void
}) {
  const t = useText(messages)
  const id = useId()
  const [text, setText] = useState(() => aboutGwei(fees.ceiling))
  const say = useSay()
  const [problem, setProblem] = useState<AmountProblem>()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const read = parseTypedAmount(text, gweiDecimals)
        setProblem('fault' in read ? read : undefined)
        if ('amount' in read) void onSet({ ...fees, ceiling: read.amount })
      }}
    >
      <Field>
        <label htmlFor={id}>{t('limitLabel')}</label>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem !== undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {problem && (
          <FieldError>
            {say(amountProblemSentence(text, problem, gweiDecimals))} {t('notAPrice')}
          </FieldError>
        )}
      </Field>
      <ButtonRow className={styles.buttons}>
        <Button size="small" type="submit">
          {t('setLimit')}
        </Button>
        <Button size="small" onClick={onLeave}>
          {t('leaveIt')}
        </Button>
      </ButtonRow>
    </form>
  )
}
