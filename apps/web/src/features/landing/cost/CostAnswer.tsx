import { type ReactNode, useId } from 'react'
import { Button } from '../../../components/Button.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { Network } from '../useNetworks.ts'
import styles from './CostAnswer.module.css'
import { CostLine } from './CostLine.tsx'
import type { GasEstimate } from './estimateGas.ts'
import { type FeesState, scheduleOf } from './fees.ts'
import type { useFees } from './useFees.ts'

/** What a list costs on each network, and on one of them at large: gas before the networks are asked, money after. */
export function CostAnswer({
  estimateOn,
  networks: offered,
  shown,
  onChoose,
  fees,
  isAsking,
  canAsk,
}: {
  /** What the list takes on a network; undefined while the number of recipients is none. */
  readonly estimateOn: (network: Network | undefined) => GasEstimate | undefined
  /** Undefined until they are known, none where this site does not answer. */
  readonly networks: readonly Network[] | undefined
  /** The one at large. */
  readonly shown: Network | undefined
  readonly onChoose: (chainId: number) => void
  readonly fees: ReturnType<typeof useFees>
  readonly isAsking: boolean
  readonly canAsk: boolean
}) {
  const t = useText(messages)
  const name = useId()
  const networks = offered ?? []
  const isAsked = networks.some(({ id }) => fees.of(id).status !== 'idle')
  const estimate = estimateOn(shown)
  const state = shown && fees.of(shown.id)
  const isSameEverywhere = new Set(networks.map((network) => scheduleOf(network, fees))).size <= 1
  const { money } = fees
  return (
    <div className={styles.answer}>
      <div className={styles.head} role="status">
        {money && estimate && shown && state?.status === 'known' ? (
          <money.CostMoney estimate={estimate} network={shown} answer={state} />
        ) : (
          <Gas
            estimate={estimate}
            network={shown}
            status={state?.status ?? 'idle'}
            isSameEverywhere={isSameEverywhere}
          />
        )}
      </div>
      {money ? (
        <money.CostRows
          gasOn={(network) => estimateOn(network)?.gas}
          networks={networks}
          fees={fees}
          name={name}
          shown={shown}
          onChoose={onChoose}
        />
      ) : (
        <div>
          {networks.map((network) => (
            <div key={network.id} className={styles.row}>
              <CostLine network={network} status={fees.of(network.id).status} />
            </div>
          ))}
        </div>
      )}
      <div className={styles.foot}>
        <Button type="submit" disabled={!canAsk}>
          {isAsking ? t('costAsking') : isAsked ? t('costAskAgain') : t('costAsk', { networks: networks.length })}
        </Button>
        <div className="small">
          {money ? (
            <money.CostNotes networks={networks} fees={fees} />
          ) : (
            <p>{t(offered?.length === 0 ? 'costNoNetwork' : 'costUntold')}</p>
          )}
        </div>
      </div>
    </div>
  )
}

/** Gas, where the fees of the network at large are not known. */
function Gas({
  estimate,
  network,
  status,
  isSameEverywhere,
}: {
  readonly estimate: GasEstimate | undefined
  /** Undefined while no network is known, or where none is offered. */
  readonly network: Network | undefined
  readonly status: FeesState['status']
  /** Whether all networks have the same gas schedule. */
  readonly isSameEverywhere: boolean
}) {
  const t = useText(messages)
  const unit = (chunks: ReactNode) => <small>{chunks}</small>
  return (
    <>
      <p className={styles.of}>
        {network && status === 'asking'
          ? t('costAskingOne', { network: network.name })
          : network && status === 'silent'
            ? t('costSilent', { network: network.name })
            : network && !isSameEverywhere
              ? t(estimate?.way === 'claim' ? 'costOnEach' : 'costOn', { network: network.name })
              : t(estimate?.way === 'claim' ? 'costAnyEach' : 'costAny')}
      </p>
      <p className={styles.sum}>{estimate ? t.rich('costUnits', { gas: Number(estimate.gas), unit }) : '–'}</p>
    </>
  )
}
