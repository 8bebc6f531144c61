import { isUnwrapped, type ListSummary, maxSlotSize } from '@slotdrop/drops'
import { useAccount } from 'wagmi'
import { useChain, useCoinSymbol } from '../../../components/useChain.ts'
import { AddressText } from '../../../components/AddressText.tsx'
import { FiatAmount, FiatCoins, FiatCoinsRange } from '../../../components/FiatAmount.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useFormats, useText } from '../../../i18n/index.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { takenSymbol } from '../asset/takenSymbol.ts'
import { messages } from '../messages.generated.ts'
import type { DropMode } from '../../../device/deviceStore.ts'
import { useGasPrice } from '../asset/FeeEstimate.tsx'
import { useGasFigures } from '../asset/useGasFigures.ts'
import { distributionGas, type GasRange, sendGas } from '../distributionCosts.ts'
import { modeOf, type NewDropState } from '../newDropMachine.ts'
import { useTokenText } from '../useTokenText.ts'
import type { PreflightState } from './usePreflight.ts'
import { Card } from '../../../components/layout/Card.tsx'
import { Facts } from '../../../components/layout/Facts.tsx'
import styles from './ReviewFacts.module.css'
import { classNames } from '../../../components/classNames.ts'

/** What would be sealed, line by line. */
export function ReviewFacts({
  asset,
  summary,
  state,
  trial,
}: {
  readonly asset: Asset
  readonly summary: ListSummary
  readonly state: NewDropState
  readonly trial: PreflightState
}) {
  const t = useText(messages)
  const formats = useFormats()
  const amount = useTokenText(asset)
  const { address } = useAccount()
  const { standard, chainId } = asset
  const chain = useChain(chainId)
  const rows = summary.tally.ready + summary.tally.warnings
  const { slotSize: measuredSize, policy } = state
  const mode = modeOf(state)
  const size = measuredSize ?? maxSlotSize[standard]
  const slots = Math.ceil(rows / size)
  const symbol = toPlainName(asset.symbol)
  return (
    <Card as={Facts}>
      <div>
        <dt>{t('total')}</dt>
        <dd className={classNames('figure', styles.total)}>
          {amount(summary.total)}
          <FiatAmount
            terms={{ chainId, standard, token: asset.address }}
            amount={summary.total}
            decimals={asset.decimals}
          />
        </dd>
      </div>
      {standard !== 'ERC721' && (
        <div>
          <dt>{t('inBaseUnits')}</dt>
          <dd className="mono">{summary.total.toString()}</dd>
        </div>
      )}
      <div>
        <dt>{t('recipients')}</dt>
        <dd className="figure">{formats.count(rows)}</dd>
      </div>
      <div>
        <dt>{t('slots')}</dt>
        <dd>
          <span className="figure">
            {mode === 'claim' ? formats.count(slots) : t('slotsOf', { slots, ...transactionsOf(trial, slots) })}
          </span>
          <div className="small">{t('slotIs', { size })}</div>
        </dd>
      </div>
      {mode !== 'push' && <ClaimCosts asset={asset} mode={mode} rows={rows} trial={trial} />}
      {mode === 'push' && trial.status === 'done' && trial.found.gas > 0n && (
        <div>
          <dt>{t('networkFees')}</dt>
          <dd className="figure">
            {aboutCoins(trial.found.gas * trial.found.feePerGas + trial.found.l1Fee)} {chain?.nativeCurrency.symbol}
            <FiatCoins chainId={chainId} amount={trial.found.gas * trial.found.feePerGas + trial.found.l1Fee} />
          </dd>
        </div>
      )}
      {standard !== 'ERC721' && summary.amounts && <AmountFacts amounts={summary.amounts} amount={amount} />}
      <div>
        <dt>{t('network')}</dt>
        <dd>{chain?.name ?? chainId}</dd>
      </div>
      <div>
        <dt>{t('token')}</dt>
        <dd>{standard === 'NATIVE' ? t('networksCoin', { symbol }) : <AddressText address={asset.address} />}</dd>
      </div>
      {standard === 'NATIVE' && !isUnwrapped({ standard, token: asset.address }) && (
        <div>
          <dt>{t('takenFrom')}</dt>
          <dd>
            {t('takenAsCoin', { wrapped: takenSymbol(asset), coin: symbol })} <AddressText address={asset.address} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('sender')}</dt>
        <dd>{address ? <AddressText address={address} /> : t('noWallet')}</dd>
      </div>
      <div>
        <dt>{t('aRefusedPayment')}</dt>
        <dd>{policy === 'skip' ? t('skipSentence') : t('strictSentence')}</dd>
      </div>
    </Card>
  )
}

/** What it costs to let recipients claim, and what each claim costs them; sending everything is what none of them asked for. */
function ClaimCosts({
  asset: { chainId, standard },
  mode,
  rows,
  trial,
}: {
  readonly asset: Asset
  readonly mode: DropMode
  readonly rows: number
  readonly trial: PreflightState
}) {
  const t = useText(messages)
  const asked = useGasPrice(chainId)
  const isTried = trial.status === 'done' && trial.found.gas > 0n
  const price = isTried ? trial.found.feePerGas : asked
  const { figures } = useGasFigures(standard, chainId)
  const gas = distributionGas(mode, figures, isTried ? trial.found.gas : sendGas(figures, BigInt(rows)))
  const coin = useCoinSymbol(chainId)
  const wei = (units: bigint) => price && units * price
  const coins = (units: bigint) => (price === undefined ? '…' : `${aboutCoins(units * price)} ${coin}`)
  const range = ({ from, to }: GasRange) =>
    from === to ? coins(to) : t('costRange', { from: coins(from), to: coins(to) })
  return (
    <>
      <div>
        <dt>{t('networkFees')}</dt>
        <dd className="figure">
          {range(gas.sender)}
          <FiatCoinsRange chainId={chainId} from={wei(gas.sender.from)} to={wei(gas.sender.to)} />
        </dd>
      </div>
      <div>
        <dt>{t('eachClaim')}</dt>
        <dd className="figure">
          {coins(gas.recipient.to)}
          <FiatCoins chainId={chainId} amount={wei(gas.recipient.to)} />
        </dd>
      </div>
    </>
  )
}

/** How many transactions the wallet is asked for: what the trial of this very plan measured, else one a slot at most. */
function transactionsOf(trial: PreflightState, slots: number) {
  const isTried = trial.status === 'done' && trial.found.slots.length === slots && trial.found.gas > 0n
  return isTried ? { isTried: 'yes', transactions: trial.found.transactions } : { isTried: 'no', transactions: slots }
}

function AmountFacts({
  amounts: { min, median, max },
  amount,
}: {
  readonly amounts: NonNullable<ListSummary['amounts']>
  readonly amount: (value: bigint) => string
}) {
  const t = useText(messages)
  return (
    <>
      <div>
        <dt>{t('smallest')}</dt>
        <dd className="figure">{amount(min)}</dd>
      </div>
      <div>
        <dt>{t('medianLabel')}</dt>
        <dd className="figure">{amount(median)}</dd>
      </div>
      <div>
        <dt>{t('largest')}</dt>
        <dd className="figure">{amount(max)}</dd>
      </div>
    </>
  )
}
