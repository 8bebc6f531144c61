import type { Address } from '@slotdrop/drops'
import { CoinFace } from '../../../components/CoinFace.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './Whose.module.css'

/** Whose the amount is, in short: the whole address stands among the facts. */
export function Whose({
  account,
  lookup,
}: {
  readonly account: Address
  /** The id of what looks up another address. */
  readonly lookup: string
}) {
  const t = useText(messages)
  return (
    <p className={styles.whose}>
      <CoinFace address={account} size={18} />
      <span>{t('forAddress', { address: `${account.slice(0, 6)}…${account.slice(-4)}` })}</span>
      <a href={`#${lookup}`} onClick={() => document.getElementById(lookup)?.querySelector('input')?.focus()}>
        {t('notYou')}
      </a>
    </p>
  )
}
