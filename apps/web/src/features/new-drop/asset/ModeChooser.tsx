import { type ReactNode, useState } from 'react'
import { type WrappedCoin } from '@slotdrop/chains'
import { isUnwrapped } from '@slotdrop/drops'
import { useChainName, useCoinSymbol } from '../../../components/useChain.ts'
import type { DropMode } from '../../../device/deviceStore.ts'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { getGasFigures, toNumbers } from '../../../chain/gasFigures.ts'
import { FiatCoinsRange } from '../../../components/FiatAmount.tsx'
import { ForkNote } from '../../../components/fork/ForkNote.tsx'
import { useText } from '../../../i18n/index.ts'
import { useGasPrice } from './FeeEstimate.tsx'
import { distributionGas, type GasRange, sendGas } from '../distributionCosts.ts'
import { messages } from '../messages.generated.ts'
import type { Asset } from './fetchAsset.ts'
import { useGasFigures } from './useGasFigures.ts'
import { Field } from '../../../components/forms/Field.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import styles from './ModeChooser.module.css'

const modes = [
  { mode: 'push', title: 'pushTitle', text: 'pushText' },
  { mode: 'claim', title: 'claimTitle', text: 'claimText' },
  { mode: 'both', title: 'bothTitle', text: 'bothText' },
] as const

function figure(chunks: ReactNode) {
  return <b className="figure">{chunks}</b>
}

/** What gas is worth in dollars now; nothing where no network is chosen. */
function FiatOf({
  chainId,
  price,
  gas: { from, to },
}: {
  readonly chainId: number | undefined
  /** Wei a unit. */
  readonly price: bigint | undefined
  readonly gas: GasRange
}) {
  if (chainId === undefined || price === undefined) return null
  return <FiatCoinsRange chainId={chainId} from={from * price} to={to * price} />
}

/** How a drop reaches people, and what each way costs whom. */
export function ModeChooser({
  asset,
  chainId,
  wrapped,
  mode,
  onMode,
}: {
  /** Undefined until a token is chosen: an ERC-20 costs about as much as most. */
  readonly asset: Asset | undefined
  readonly chainId: number | undefined
  /** The network's wrapped coin, out of which coins can be claimed. */
  readonly wrapped: WrappedCoin | undefined
  readonly mode: DropMode
  readonly onMode: (mode: DropMode) => void
}) {
  const t = useText(messages)
  const chainName = useChainName()
  const [text, setText] = useState('1000')
  const price = useGasPrice(chainId)
  const symbol = useCoinSymbol(chainId)
  const rows = /^\d{1,7}$/.test(text) ? BigInt(text) : 0n
  const coins = (gas: bigint) => (price === undefined ? '…' : `${aboutCoins(gas * price)} ${symbol}`)
  const standard = asset?.standard ?? 'ERC20'
  const { figures, fork } = useGasFigures(standard, chainId)
  const gasOf = (each: DropMode) => distributionGas(each, figures, sendGas(figures, rows))
  const costs: Record<DropMode, readonly [yours: string, theirs: string]> = {
    push: [coins(gasOf('push').sender.to), t('costNothing')],
    claim: [coins(gasOf('claim').sender.to), t('costEach', { cost: coins(gasOf('claim').recipient.to) })],
    both: [
      t('costRange', { from: coins(gasOf('both').sender.from), to: coins(gasOf('both').sender.to) }),
      t('costMaybe', { cost: coins(gasOf('both').recipient.to) }),
    ],
  }
  // Coins that go along with each transaction can't be claimed.
  const isPushOnly = asset !== undefined && isUnwrapped({ standard: asset.standard, token: asset.address })
  return (
    <Field as="fieldset" className={styles.chooser}>
      <legend>{t('howItReaches')}</legend>
      <div className={styles.rows}>
        <label htmlFor="about-rows">{t('aboutRecipients')}</label>
        <input
          id="about-rows"
          inputMode="numeric"
          value={text}
          aria-invalid={rows === 0n}
          onChange={(event) => setText(event.target.value.trim())}
        />
      </div>
      <div className={styles.choices}>
        {modes.map((choice) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control
          <Choice key={choice.mode} className={styles.choice} aria-disabled={isPushOnly && choice.mode !== 'push'}>
            <input
              type="radio"
              name="mode"
              checked={(isPushOnly ? 'push' : mode) === choice.mode}
              aria-label={t(choice.title)}
              disabled={isPushOnly && choice.mode !== 'push'}
              onChange={() => onMode(choice.mode)}
            />
            <span>
              <b>{t(choice.title)}</b>
              <span className="small">{t(choice.text)}</span>
              <span className={styles.costs}>
                <span>
                  {t.rich('youPay', { cost: costs[choice.mode][0], b: figure })}
                  <FiatOf {...{ chainId, price }} gas={gasOf(choice.mode).sender} />
                </span>
                <span>
                  {t.rich('theyPay', { cost: costs[choice.mode][1], b: figure })}
                  <FiatOf {...{ chainId, price }} gas={gasOf(choice.mode).recipient} />
                </span>
              </span>
            </span>
          </Choice>
        ))}
      </div>
      {isPushOnly && (
        <p className="small">{wrapped ? t('coinsClaimWrapped', { name: wrapped.name }) : t('coinsNoClaim')}</p>
      )}
      <p className="small">{t('priceOfNow')}</p>
      {fork && chainId !== undefined && standard !== 'NATIVE' && (
        <ForkNote
          fork={fork}
          network={chainName(chainId)}
          before={toNumbers(getGasFigures(standard, 'osaka'))}
          after={toNumbers(getGasFigures(standard, 'amsterdam'))}
        />
      )}
    </Field>
  )
}
