import { appName } from '@slotdrop/config'
import { useText } from '../../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { Network } from '../useNetworks.ts'
import styles from './CostAnswer.module.css'
import type { Fees } from './fees.ts'
import { useMoney } from './useMoney.ts'

/** What the figures rest on. */
export function CostNotes({ networks, fees }: { readonly networks: readonly Network[]; readonly fees: Fees }) {
  const t = useText(messages)
  const { price } = useMoney()
  const known = networks.flatMap(({ id, name }) => {
    const state = fees.of(id)
    return state.status === 'known' ? [{ name, ...state }] : []
  })
  const prices = new Map(known.flatMap(({ fees: { coin }, usd }) => (usd === undefined ? [] : [[coin, usd] as const])))
  return (
    <>
      {prices.size > 0 && (
        <p className={styles.prices}>
          {[...prices].map(([coin, usd]) => (
            <span key={coin}>{t('price', { coin, price: price(usd) })}</span>
          ))}
        </p>
      )}
      <p>{t('note', { appName })}</p>
      {known.map(({ name, fees: { hasDataFee } }) => hasDataFee && <p key={name}>{t('data', { network: name })}</p>)}
    </>
  )
}
