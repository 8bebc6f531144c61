import { useState } from 'react'
import { getChain } from '@slotdrop/chains'
import { maxSlotSize } from '@slotdrop/drops'
import type { DropMode } from '../../lib/deviceStore.ts'
import { aboutCoins } from '../../lib/aboutCoins.ts'
import { useGasPrice } from './FeeEstimate.tsx'
import { gasPerClaim, gasPerRow, gasPerSlot } from './gasFigures.ts'
import type { Asset } from './readAsset.ts'

const modes: readonly { readonly mode: DropMode; readonly title: string; readonly text: string }[] = [
  {
    mode: 'push',
    title: 'You pay it out',
    text: 'Tokens arrive without anybody doing anything. You pay all network fees.',
  },
  {
    mode: 'claim',
    title: 'They claim it',
    text: 'You pay one transaction. Each recipient fetches hers and pays its fee; what nobody fetches stays yours.',
  },
  {
    mode: 'both',
    title: 'Both',
    text: 'Recipients may claim at once, and you pay out the rest when you like. Whoever comes first, each row is paid once.',
  },
]
/** Opening a drop for claims: one transaction, beside the approval. */
const registerGas = 60_000n

/** How a drop reaches people, and what each way costs whom. */
export function ModeChooser({
  asset,
  mode,
  onMode,
}: {
  readonly asset: Asset
  readonly mode: DropMode
  readonly onMode: (mode: DropMode) => void
}) {
  const [text, setText] = useState('1000')
  const price = useGasPrice(asset.chainId)
  const symbol = getChain(asset.chainId)?.nativeCurrency.symbol ?? ''
  const rows = /^\d{1,7}$/.test(text) ? BigInt(text) : 0n
  const slots = (rows + BigInt(maxSlotSize[asset.standard]) - 1n) / BigInt(maxSlotSize[asset.standard])
  const coins = (gas: bigint) => (price === undefined ? '…' : `${aboutCoins(gas * price)} ${symbol}`)
  const push = gasPerRow[asset.standard] * rows + gasPerSlot * slots
  const costs: Record<DropMode, readonly [yours: string, theirs: string]> = {
    push: [coins(push), 'nothing'],
    claim: [coins(registerGas), `${coins(gasPerClaim)} each`],
    both: [`${coins(registerGas)} to ${coins(registerGas + push)}`, `nothing, or ${coins(gasPerClaim)}`],
  }
  const isCoin = asset.standard === 'NATIVE'
  return (
    <fieldset className="field mode-chooser">
      <legend>How it reaches people</legend>
      <div className="mode-rows">
        <label htmlFor="about-rows">Recipients, about</label>
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
        <label key={choice.mode} className="choice mode-choice" aria-disabled={isCoin && choice.mode !== 'push'}>
          <input
            type="radio"
            name="mode"
            checked={(isCoin ? 'push' : mode) === choice.mode}
            aria-label={choice.title}
            disabled={isCoin && choice.mode !== 'push'}
            onChange={() => onMode(choice.mode)}
          />
          <span>
            <b>{choice.title}</b>
            <span className="small">{choice.text}</span>
            <span className="mode-costs">
              <span>
                You: <b className="figure">{costs[choice.mode][0]}</b>
              </span>
              <span>
                They: <b className="figure">{costs[choice.mode][1]}</b>
              </span>
            </span>
          </span>
        </label>
      ))}
      {isCoin && (
        <p className="small">
          Coins can’t be claimed: the contract would have to hold them, and it never holds anything. A coin drop is paid
          out.
        </p>
      )}
      <p className="small">At the network’s price of this moment; the review measures it exactly.</p>
    </fieldset>
  )
}
