import { getChain } from '@slotdrop/chains'
import { isUnwrapped, type ListSummary, maxSlotSize } from '@slotdrop/drops'
import { useAccount } from 'wagmi'
import { AddressText } from '../../../components/AddressText.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useFormats, useText } from '../../../i18n/index.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { takenSymbol } from '../asset/takenSymbol.ts'
import { messages } from '../messages.generated.ts'
import type { NewDropState } from '../newDropMachine.ts'
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
  state: { slotSize: measuredSize, policy },
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
  const chain = getChain(chainId)
  const rows = summary.tally.ready + summary.tally.warnings
  const size = measuredSize ?? maxSlotSize[standard]
  const slots = Math.ceil(rows / size)
  const symbol = toPlainName(asset.symbol)
  return (
    <Card as={Facts}>
      <div>
        <dt>{t('total')}</dt>
        <dd className={classNames('figure', styles.total)}>{amount(summary.total)}</dd>
      </div>
      {standard !== 'ERC721' && (
        <div>
          <dt>{t('inBaseUnits')}</dt>
          <dd className="mono">{summary.total.toString()}</dd>
        </div>
      )}
      <div>
        <dt>{t('rows')}</dt>
        <dd className="figure">{formats.count(rows)}</dd>
      </div>
      <div>
        <dt>{t('slots')}</dt>
        <dd className="figure">{t('slotsOf', { slots, size, ...transactionsOf(trial, slots) })}</dd>
      </div>
      {trial.status === 'done' && trial.found.gas > 0n && (
        <div>
          <dt>{t('networkFees')}</dt>
          <dd className="figure">
            {aboutCoins(trial.found.gas * trial.found.feePerGas + trial.found.l1Fee)} {chain?.nativeCurrency.symbol}
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
        <dt>{t('aRefusedRow')}</dt>
        <dd>{policy === 'skip' ? t('skipSentence') : t('strictSentence')}</dd>
      </div>
    </Card>
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
