import { Button } from '../../../components/Button.tsx'
import { classNames } from '../../../components/classNames.ts'
import { useText } from '../../../i18n/index.ts'
import { messages as pageMessages } from '../messages.generated.ts'
import type { Network } from '../useNetworks.ts'
import styles from './CostAnswer.module.css'
import { CostLine } from './CostLine.tsx'
import { costShares } from './costShares.ts'
import { messages } from './messages.generated.ts'
import type { Fees, FeesState } from './fees.ts'
import { useMoney } from './useMoney.ts'

/** What a list costs on each network that was asked; of several one is chosen, to be shown at large. */
export function CostRows({
  gasOn,
  networks,
  fees,
  name,
  shown,
  onChoose,
}: {
  /** Undefined while the number of recipients is none. */
  readonly gasOn: (network: Network) => bigint | undefined
  readonly networks: readonly Network[]
  readonly fees: Fees
  /** Name of the choice among the page's inputs. */
  readonly name: string
  readonly shown: Network | undefined
  readonly onChoose: (chainId: number) => void
}) {
  const t = useText(messages)
  const tPage = useText(pageMessages)
  const states = networks.map(({ id }) => fees.of(id))
  const gas = networks.map(gasOn)
  const isPriced = states.some((state) => state.status === 'known' && state.usd !== undefined)
  const shares = costShares(states.map((state, index) => ({ gas: gas[index] ?? 0n, state })))
  const hasChoice = networks.length > 1
  return (
    <div role={hasChoice ? 'radiogroup' : undefined} aria-label={hasChoice ? t('network') : undefined}>
      {networks.map((network, index) => {
        const state = fees.of(network.id)
        const Row = hasChoice ? 'label' : 'div'
        return (
          <div
            key={network.id}
            className={styles.asked}
            data-priced={(isPriced && state.status !== 'silent') || undefined}
          >
            <Row className={classNames(styles.row, hasChoice && styles.choice)}>
              {hasChoice && (
                <input
                  className="visually-hidden"
                  type="radio"
                  name={name}
                  checked={network === shown}
                  onChange={() => onChoose(network.id)}
                />
              )}
              <CostLine network={network} status={state.status} />
              {state.status === 'known' && (
                <Sums gas={gas[index]} answer={state} share={shares[index]} isPriced={isPriced} />
              )}
            </Row>
            {state.status === 'silent' && (
              <Button
                size="small"
                aria-label={t('askAgainOf', { network: network.name })}
                onClick={() => void fees.ask([network.id])}
              >
                {tPage('costAskAgain')}
              </Button>
            )}
          </div>
        )
      })}
    </div>
  )
}

function Sums({
  gas,
  answer: { fees, usd },
  share,
  isPriced,
}: {
  readonly gas: bigint | undefined
  readonly answer: Extract<FeesState, { status: 'known' }>
  /** Part of the dearest network's cost, from 0 to 1. */
  readonly share: number | undefined
  /** Whether money stands in any row. */
  readonly isPriced: boolean
}) {
  const { coins, fiat } = useMoney()
  const wei = gas === undefined ? undefined : gas * fees.highWei
  return (
    <>
      <span className={styles.track} aria-hidden="true">
        {share !== undefined && <i style={{ inlineSize: `${share * 100}%` }} />}
      </span>
      <span className={styles.coins}>{wei === undefined ? '–' : coins(wei, fees.coin)}</span>
      {isPriced && <b className={styles.fiat}>{wei !== undefined && usd !== undefined && fiat(wei, usd)}</b>}
    </>
  )
}
