import { type ReactNode, useState } from 'react'
import { getChain, type WrappedCoin } from '@slotdrop/chains'
import { isUnwrapped, maxSlotSize } from '@slotdrop/drops'
import type { DropMode } from '../../../device/deviceStore.ts'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useText } from '../../../i18n/index.ts'
import { useGasPrice } from './FeeEstimate.tsx'
import { gasPerClaim, gasPerRow, gasPerSlot } from '../../../chain/gasFigures.ts'
import { messages } from '../messages.generated.ts'
import type { Asset } from './fetchAsset.ts'
import { Field } from '../../../components/forms/Field.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import styles from './ModeChooser.module.css'

const modes = [
  { mode: 'push', title: 'pushTitle', text: 'pushText' },
  { mode: 'claim', title: 'claimTitle', text: 'claimText' },
  { mode: 'both', title: 'bothTitle', text: 'bothText' },
] as const
/** Opening a drop for claims: one transaction, beside the approval. */
const registerGas = 60_000n

function figure(chunks: ReactNode) {
  return <b className="figure">{chunks}</b>
}

/** How a drop reaches people, and what each way costs whom. */
export function ModeChooser({
  asset,
  wrapped,
  mode,
  onMode,
}: {
  readonly asset: Asset
  /** The network's wrapped coin, out of which coins can be claimed. */
  readonly wrapped: WrappedCoin | undefined
  readonly mode: DropMode
  readonly onMode: (mode: DropMode) => void
}) {
  const t = useText(messages)
  const [text, setText] = useState('1000')
  const price = useGasPrice(asset.chainId)
  const symbol = getChain(asset.chainId)?.nativeCurrency.symbol ?? ''
  const rows = /^\d{1,7}$/.test(text) ? BigInt(text) : 0n
  const slots = (rows + BigInt(maxSlotSize[asset.standard]) - 1n) / BigInt(maxSlotSize[asset.standard])
  const coins = (gas: bigint) => (price === undefined ? '…' : `${aboutCoins(gas * price)} ${symbol}`)
  const push = gasPerRow[asset.standard] * rows + gasPerSlot * slots
  const costs: Record<DropMode, readonly [yours: string, theirs: string]> = {
    push: [coins(push), t('costNothing')],
    claim: [coins(registerGas), t('costEach', { cost: coins(gasPerClaim) })],
    both: [
      t('costRange', { from: coins(registerGas), to: coins(registerGas + push) }),
      t('costMaybe', { cost: coins(gasPerClaim) }),
    ],
  }
  // Coins that go along with each transaction can't be claimed.
  const isPushOnly = isUnwrapped({ standard: asset.standard, token: asset.address })
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
              <span>{t.rich('youPay', { cost: costs[choice.mode][0], b: figure })}</span>
              <span>{t.rich('theyPay', { cost: costs[choice.mode][1], b: figure })}</span>
            </span>
          </span>
        </Choice>
      ))}
      {isPushOnly && (
        <p className="small">{wrapped ? t('coinsClaimWrapped', { name: wrapped.name }) : t('coinsNoClaim')}</p>
      )}
      <p className="small">{t('priceOfNow')}</p>
    </Field>
  )
}
