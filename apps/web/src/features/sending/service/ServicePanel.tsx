import { Server } from 'lucide-react'
import { useId, useState } from 'react'
import type { Manifest } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { Button } from '../../../components/Button.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { Facts } from '../../../components/layout/Facts.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { Pill, type Tone } from '../../../components/Pill.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useFormats, useNumberLocale, useSay, useText } from '../../../i18n/index.ts'
import { aboutGwei } from '../key/aboutGwei.ts'
import { LimitForm } from '../key/GasLimitCard.tsx'
import styles from '../key/KeyPanel.module.css'
import { TopUpForm } from '../key/TopUpForm.tsx'
import { NewsSwitch } from '../../service-news/index.ts'
import { messages } from './messages.generated.ts'
import { ServiceHistory } from './history/ServiceHistory.tsx'
import { feesOf } from './serviceOverview.ts'
import type { ServiceState } from './serviceQueries.ts'
import { suggestedTopUp } from './suggestedTopUp.ts'
import type { Service } from './useService.ts'

const tones: Record<ServiceState['stage'], Tone> = {
  UNNAMED: 'idle',
  SENDING: 'flight',
  ON_REQUEST: 'flight',
  WAITING: 'flight',
  PAUSED: 'flight',
  BLOCKED: 'fault',
  COMPLETE: 'settled',
  RETURNING: 'flight',
  OVER: 'idle',
}

/** What a sender watches while the service sends, and can be away from: its state, its purse, what gas may cost, and its orders. */
export function ServicePanel({ manifest, service }: { readonly manifest: Manifest; readonly service: Service }) {
  const t = useText(messages)
  const { minute } = useFormats()
  const heading = useId()
  const { state } = service
  if (!state) return null
  const { stage, end, changedAt } = state
  const closing = {
    UNNAMED: () => t('unnamed'),
    SENDING: () => t('closeIt'),
    ON_REQUEST: () => t('closeOnRequest'),
    WAITING: () => t('closeIt'),
    PAUSED: () => t('closePaused'),
    BLOCKED: () => t('closeBlocked'),
    COMPLETE: () => t('closeComplete'),
    RETURNING: () => t('closeReturning'),
    OVER: () => `${t('ended', { end: end ?? 'STOPPED' })} ${t('closeOver')}`,
  } satisfies Record<typeof stage, () => string>
  return (
    <div className={styles.panel}>
      <Card as="section" aria-labelledby={heading}>
        <SectionHead className={styles.head}>
          <h2 id={heading}>{t('service')}</h2>
          <Pill tone={stage === 'OVER' && end === 'COMPLETE' ? 'settled' : tones[stage]}>
            {t('stage', { stage: service.isUnattended ? 'AWAY' : end === 'COMPLETE' ? 'COMPLETE' : stage })}
          </Pill>
        </SectionHead>
        <ServiceFacts chainId={manifest.terms.chainId} state={state} />
        <p className={styles.legend}>{t('asOf', { when: minute(Date.parse(changedAt)) })}</p>
        {stage !== 'OVER' && <Orders manifest={manifest} service={service} state={state} />}
        {stage !== 'OVER' && <NewsSwitch />}
      </Card>
      <div className={styles.closing}>
        <Server size={16} aria-hidden="true" />
        <p>{service.isUnattended ? t('closeAway') : closing[stage]()}</p>
      </div>
      <ServiceHistory manifest={manifest} state={state} />
    </div>
  )
}

function ServiceFacts({ chainId, state }: { readonly chainId: number; readonly state: ServiceState }) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const { count, minute } = useFormats()
  const coin = useCoinSymbol(chainId)
  const { stage, account, purse, feesSpent, transactions, wasted, inFlight, fees } = state
  const facts = [
    [t('account'), account && <code title={account}>{`${account.slice(0, 6)}…${account.slice(-4)}`}</code>],
    [t('gasPurse'), purse !== null && stage !== 'OVER' && t('coins', { value: aboutCoins(BigInt(purse)), coin })],
    [t('spent'), t('coins', { value: aboutCoins(BigInt(feesSpent)), coin })],
    [t('transactions'), t('transactionsCount', { count: transactions, wasted })],
    [t('inFlight'), inFlight > 0 && count(inFlight)],
    [t('gasLimit'), t('gwei', { price: aboutGwei(BigInt(fees.ceiling), locale) })],
    [t('finishBy'), fees.finishBy !== null && minute(Date.parse(fees.finishBy))],
  ] as const
  return (
    <Facts className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== false &&
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  )
}

/** More gas money, another limit, stop and give back; the head of the page has pause and resume. */
function Orders({
  manifest: { terms },
  service,
  state,
}: {
  readonly manifest: Manifest
  readonly service: Service
  readonly state: ServiceState
}) {
  const t = useText(messages)
  const say = useSay()
  const coin = useCoinSymbol(terms.chainId)
  const [form, setForm] = useState<'topUp' | 'limit'>()
  const { account, intent, stage } = state
  const isBusy = service.ordering !== undefined
  const close = () => setForm(undefined)
  const isOpen = stage !== 'COMPLETE' && stage !== 'RETURNING'
  return (
    <>
      {form === 'topUp' && account ? (
        <TopUpForm
          by="service"
          chainId={terms.chainId}
          address={account}
          coin={coin}
          suggested={suggestedTopUp(state)}
          onGiven={async () => {
            await service.refetch()
            close()
          }}
          onLeave={close}
        />
      ) : form === 'limit' ? (
        <LimitForm
          fees={feesOf(state.fees)}
          onSet={async ({ ceiling, ...rest }) => {
            // A limit above the one near the date is that one, too.
            const urgent =
              rest.urgentCeiling !== undefined && rest.urgentCeiling < (ceiling ?? 0n) ? ceiling : undefined
            const fees = { ...rest, ceiling, ...(urgent !== undefined && { urgentCeiling: urgent }) }
            // What went wrong is shown below.
            await service.orderAndWait({ kind: 'start', fees }).catch(() => undefined)
            close()
          }}
          onLeave={close}
        />
      ) : (
        <ButtonRow className={styles.buttons}>
          {isOpen && account && (
            <Button size="small" onClick={() => setForm('topUp')}>
              {t('topUp')}
            </Button>
          )}
          {isOpen && (
            <Button size="small" onClick={() => setForm('limit')}>
              {t('changeLimit')}
            </Button>
          )}
          {intent !== 'GIVE_BACK' && (
            <Button size="small" disabled={isBusy} onClick={() => service.order({ kind: 'stop' })}>
              {t(service.ordering === 'stop' ? 'stopping' : 'stop')}
            </Button>
          )}
        </ButtonRow>
      )}
      {service.error && <FieldError>{say(service.error)}</FieldError>}
    </>
  )
}
