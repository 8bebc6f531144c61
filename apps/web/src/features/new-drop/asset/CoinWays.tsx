import { useQuery } from '@tanstack/react-query'
import { Choice } from '../../../components/forms/Choice.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { coinChoice, wrappedChoice, wrappedCoinQuery } from './chainQueries.ts'
import styles from './CoinWays.module.css'
import type { useChosenAsset } from './useChosenAsset.ts'

/** How the network's coin is paid: sent by the wallet, or out of the wrapped coin where the network has one. */
export function CoinWays({
  choice: { client, address, coin, wrapped },
  onPick,
}: {
  readonly choice: ReturnType<typeof useChosenAsset>
  readonly onPick: (address: string) => void
}) {
  const t = useText(messages)
  // Asked before the coin is chosen, so that what stands below does not move afterwards.
  const { data: isThere = false } = useQuery(wrappedCoinQuery(client, wrapped?.address))
  const isWrapped = address === wrappedChoice
  if (!coin || !wrapped || !(isWrapped || (isThere && address === coinChoice))) return null
  const names = { coin: coin.symbol, wrapped: wrapped.symbol }
  const ways = [
    { way: coinChoice, title: t('coinByWallet'), text: t('coinByWalletText', names) },
    { way: wrappedChoice, title: t('coinFromWrapped', { name: wrapped.name }), text: t('coinFromWrappedText', names) },
  ]
  return (
    <Field as="fieldset">
      <legend>{t('coinWays', names)}</legend>
      {ways.map(({ way, title, text }) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control
        <Choice key={way} className={styles.way}>
          <input
            type="radio"
            name="coin-way"
            aria-label={title}
            checked={(way === wrappedChoice) === isWrapped}
            onChange={() => onPick(way)}
          />
          <span>
            <b>{title}</b>
            <span className="small">{text}</span>
          </span>
        </Choice>
      ))}
    </Field>
  )
}
