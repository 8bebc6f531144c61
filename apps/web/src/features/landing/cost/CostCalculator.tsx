import { type FormEvent, useId, useState } from 'react'
import type { TokenStandard } from '@slotdrop/drops'
import { Segmented } from '../../../components/Segmented.tsx'
import { useText } from '../../../i18n/index.ts'
import { useIsHydrated } from '../../../components/useIsHydrated.ts'
import { messages } from '../messages.generated.ts'
import type { Network } from '../useNetworks.ts'
import { CostAnswer } from './CostAnswer.tsx'
import styles from './CostCalculator.module.css'
import { estimateClaimGas, estimateGas, type GasEstimate, type ScheduleCosts } from './estimateGas.ts'
import { RowCountField } from './RowCountField.tsx'
import { scheduleOf, type Fees } from './fees.ts'
import { useFees } from './useFees.ts'
import { useRowCount } from './useRowCount.ts'
import { findGasFork } from '../../../chain/gasFork.ts'
import { ForkNote } from '../../../components/fork/ForkNote.tsx'

/** What Amsterdam changes on each network that has it or a date for it. */
function ForkNotes({
  costs,
  networks,
  standard,
  fees,
}: {
  readonly costs: ScheduleCosts
  readonly networks: readonly Network[]
  readonly standard: TokenStandard
  readonly fees: Pick<Fees, 'of'>
}) {
  const costOn = (schedule: keyof ScheduleCosts) => costs[schedule].find((each) => each.standard === standard)
  const [before, after] = [costOn('osaka'), costOn('amsterdam')]
  if (!before || !after) return null
  return networks.map((network) => {
    const state = fees.of(network.id)
    const fork = findGasFork(network, state.status === 'known' ? state.fees.gasSchedule : undefined)
    return fork && <ForkNote key={network.id} {...{ fork, before, after }} network={network.name} />
  })
}

const names = { ERC20: 'ERC-20', ERC721: 'ERC-721', ERC1155: 'ERC-1155' } as const

/** A list like most. */
const initialRows = 5_197

/**
 * What a list of some length costs, and whom. The networks are asked when somebody wants to know, not before: until then this page
 * talks to no other machine.
 */
export function CostCalculator({
  costs,
  networks,
}: {
  readonly costs: ScheduleCosts
  readonly networks: readonly Network[] | undefined
}) {
  const t = useText(messages)
  const id = useId()
  const isHydrated = useIsHydrated()
  const count = useRowCount(initialRows)
  const [standard, setStandard] = useState<TokenStandard>('ERC20')
  const [way, setWay] = useState<GasEstimate['way']>('send')
  const fees = useFees()
  const [chosen, setChosen] = useState<number>()
  const shown =
    networks?.find((network) => network.id === chosen) ??
    networks?.find((network) => fees.of(network.id).status !== 'silent') ??
    networks?.[0]
  // Coins that go along with each transaction can't be claimed.
  const isSent = way === 'send' || standard === 'NATIVE'
  const estimateOn = (network: Network | undefined) => {
    const cost = costs[scheduleOf(network, fees)].find((each) => each.standard === standard)
    return cost && !count.isMalformed ? (isSent ? estimateGas(cost, count.rows) : estimateClaimGas(cost)) : undefined
  }
  const estimate = estimateOn(shown)
  const isAsking = networks?.some((network) => fees.of(network.id).status === 'asking') ?? false
  const canAsk = networks !== undefined && networks.length > 0 && !isAsking && !count.isMalformed

  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (canAsk) void fees.ask(networks.map((network) => network.id))
  }

  return (
    <section id="cost" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('costTitle')}</h2>
      <p className={styles.lead}>{t('costText')}</p>
      <form className={styles.card} onSubmit={ask} noValidate>
        <div className={styles.question}>
          <RowCountField count={count} />
          <div className={styles.options}>
            <b>{t('costKind')}</b>
            <Segmented
              label={t('costKind')}
              options={costs.osaka.map((each) => ({
                value: each.standard,
                label: each.standard === 'NATIVE' ? t('costCoin') : names[each.standard],
              }))}
              value={standard}
              disabled={!isHydrated}
              onChange={setStandard}
            />
          </div>
          <div className={styles.options}>
            <b>{t('costHow')}</b>
            <Segmented
              label={t('costHow')}
              options={[
                { value: 'send', label: t('costSend') },
                { value: 'claim', label: t('costClaim') },
              ]}
              value={isSent ? 'send' : 'claim'}
              disabled={!isHydrated || standard === 'NATIVE'}
              onChange={setWay}
            />
            {standard === 'NATIVE' && <p className="small">{t('costNoClaim')}</p>}
          </div>
          {estimate && <Shape estimate={estimate} />}
          {networks && standard !== 'NATIVE' && <ForkNotes {...{ costs, networks, standard, fees }} />}
        </div>
        <CostAnswer
          estimateOn={estimateOn}
          networks={networks}
          shown={shown}
          onChoose={setChosen}
          fees={fees}
          isAsking={isAsking}
          canAsk={canAsk}
        />
      </form>
    </section>
  )
}

/** The transactions of a list, and their gas. */
function Shape({ estimate }: { readonly estimate: GasEstimate }) {
  const t = useText(messages)
  if (estimate.way === 'claim')
    return (
      <p className="small">{t('costClaimShape', { gas: Number(estimate.gas), yours: Number(estimate.senderGas) })}</p>
    )
  const { slots, slotSize, gas } = estimate
  // Below ten millions the next digit matters.
  const millions = gas < 10_000_000n ? 0 : Number((gas + 500_000n) / 1_000_000n)
  return (
    <p className="small">
      {t('costShape', { slots, rows: slotSize, gas: t('costGas', { millions, gas: Number(gas) }) })}
    </p>
  )
}
