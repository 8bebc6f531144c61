import dynamic from 'next/dynamic'
import { aboutCoins } from '../../chain/aboutCoins.ts'
import { useText } from '../../i18n/index.ts'
import type { estimateGas } from './estimateGas.ts'
import { messages } from './messages.generated.ts'
import type { FeesState } from './useFees.ts'

// Prices stand beside fees that somebody asked for: the front page does without their code until then.
const FiatCoinsRange = dynamic(async () => (await import('../../components/FiatAmount.tsx')).FiatCoinsRange, {
  ssr: false,
})

/** What a list costs: its transactions and gas, and the coins where the network's fees are known. */
export function CostAnswer({
  estimate,
  fees,
  chainId,
  networkName,
}: {
  readonly estimate: ReturnType<typeof estimateGas>
  readonly fees: FeesState
  /** Network whose fees are asked for. */
  readonly chainId: number | undefined
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
        {chainId !== undefined && (
          <FiatCoinsRange chainId={chainId} from={estimate.gas * lowWei} to={estimate.gas * highWei} />
        )}
      </p>
      <p className="small muted">{t('costBasis', { blocks })}</p>
      {hasDataFee && <p className="small muted">{t('costData')}</p>}
    </>
  )
}
