import { useText } from '../../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { Network } from '../useNetworks.ts'
import styles from './CostAnswer.module.css'
import type { GasEstimate } from './estimateGas.ts'
import type { FeesState } from './fees.ts'
import { useMoney } from './useMoney.ts'

/** What a list costs on one network, at large. */
export function CostMoney({
  estimate,
  network,
  answer: { fees, usd },
}: {
  readonly estimate: GasEstimate
  readonly network: Network
  readonly answer: Extract<FeesState, { status: 'known' }>
}) {
  const t = useText(messages)
  const { coins, gwei, fiat } = useMoney()
  const { coin, lowWei, highWei, blocks } = fees
  const worth = (wei: bigint) => (usd === undefined ? coins(wei, coin) : fiat(wei, usd))
  const sum = estimate.gas * highWei
  const at = { network: network.name, gwei: gwei(highWei) }
  return (
    <>
      <p className={styles.of}>{estimate.way === 'claim' ? t('atEach', at) : t('at', at)}</p>
      <p className={styles.sum}>
        {worth(sum)}
        {usd !== undefined && <small> {coins(sum, coin)}</small>}
      </p>
      <p className={styles.aside}>
        {estimate.way === 'claim'
          ? t('yours', { amount: worth(estimate.senderGas * highWei) })
          : t('each', { amount: worth(sum / BigInt(estimate.rows)) })}
        <br />
        {gwei(lowWei) === gwei(highWei)
          ? t('steady', { blocks })
          : t('cheapest', { amount: worth(estimate.gas * lowWei), gwei: gwei(lowWei), blocks })}
      </p>
    </>
  )
}
