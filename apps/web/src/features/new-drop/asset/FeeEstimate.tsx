import { useQuery } from '@tanstack/react-query'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { FiatCoins } from '../../../components/FiatAmount.tsx'
import { useText } from '../../../i18n/index.ts'
import { useChainClient } from '../../account/index.ts'
import { sendGas } from '../distributionCosts.ts'
import { messages } from '../messages.generated.ts'
import { gasPriceQuery } from './chainQueries.ts'
import type { Asset } from './fetchAsset.ts'
import { useGasFigures } from './useGasFigures.ts'

/** The network's price of gas now, wei; undefined until it answers. */
export function useGasPrice(chainId: number | undefined): bigint | undefined {
  return useQuery(gasPriceQuery(useChainClient(chainId))).data
}

/** What sending every row would cost at the price of now; preflight measures it exactly. */
export function FeeEstimate({ asset, rows }: { readonly asset: Asset; readonly rows: number }) {
  const t = useText(messages)
  const price = useGasPrice(asset.chainId)
  const coin = useCoinSymbol(asset.chainId)
  const { figures } = useGasFigures(asset.standard, asset.chainId)
  const gas = sendGas(figures, BigInt(rows))
  return (
    <div>
      <dt>{t('networkFees')}</dt>
      <dd>
        {price === undefined ? '…' : `${aboutCoins(price * gas)} ${coin}`}
        <FiatCoins chainId={asset.chainId} amount={price && price * gas} />
      </dd>
    </div>
  )
}
