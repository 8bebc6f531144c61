import { aboutCoins } from '../../chain/aboutCoins.ts'
import { useText } from '../../i18n/index.ts'
import type { estimateGas } from './estimateGas.ts'
import { messages } from './messages.generated.ts'
import type { FeesState } from './useFees.ts'

/** What a list costs: its transactions and gas, and the coins where the network's fees are known. */
export function CostAnswer({
  estimate,
  fees,
  networkName,
}: {
  readonly estimate: ReturnType<typeof estimateGas>
  readonly fees: FeesState
  readonly networkName: string | undefined
}) {
  const t = useText(messages)
  const transactions = t('costTransactions', { slots: estimate.slots })
  if (fees.status !== 'known')
    return (
      <>
        <p>{transactions}</p>
        <p className="small muted">
          {fees.status === 'silent' && networkName !== undefined
            ? t('costSilent', { network: networkName })
            : t('costGas', { gas: Number(estimate.gas) })}
        </p>
      </>
    )
  const { lowWei, highWei, coin, blocks, hasDataFee } = fees.fees
  return (
    <>
      <p>
        {transactions}
        <b className="figure">
          {t('costFees', { from: aboutCoins(estimate.gas * lowWei), to: aboutCoins(estimate.gas * highWei), coin })}
        </b>
      </p>
      <p className="small muted">{t('costBasis', { blocks })}</p>
      {hasDataFee && <p className="small muted">{t('costData')}</p>}
    </>
  )
}
