import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Facts } from '../../../components/layout/Facts.tsx'
import { TransactionLink } from '../../../components/explorer/TransactionLink.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import { slotValues } from './slotValues.ts'
import styles from './SlotPanel.module.css'

/** What a slot paid and owes, and by which transactions. */
export function SlotFacts({
  manifest,
  status,
  index,
  nonce,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly index: number
  /** Nonce of its last transaction; undefined while it waits, or where it has none. */
  readonly nonce: number | undefined
}) {
  const t = useText(messages)
  const amount = useAmountWriter(manifest)
  const symbol = toPlainName(manifest.token.symbol)
  const { settledAmount = 0n, openAmount = 0n } = status.progress.slots[index] ?? {}
  const transactions = status.transactions.filter(({ slot }) => slot === index)
  const gasText = (hash: string, gasUsed: bigint) => {
    const slots = status.transactions.filter((transaction) => transaction.hash === hash).map(({ slot }) => slot)
    const gas = Number(gasUsed)
    return slots.length > 1 ? t('gasTogether', { gas, ...slotValues(slots) }) : t('gasUsed', { gas })
  }
  return (
    <Facts className={styles.facts}>
      <div>
        <dt>{t('paid')}</dt>
        <dd className="figure">
          {amount(settledAmount)} {symbol}
        </dd>
      </div>
      <div>
        <dt>{t('stillOwed')}</dt>
        <dd className="figure">
          {amount(openAmount)} {symbol}
        </dd>
      </div>
      {transactions.map(({ hash, gasUsed }) => (
        <div key={hash}>
          <dt>{t('transaction')}</dt>
          <dd>
            <TransactionLink chainId={manifest.terms.chainId} hash={hash} />{' '}
            {gasUsed > 0n && <span className="small figure">{gasText(hash, gasUsed)}</span>}
          </dd>
        </div>
      ))}
      {nonce !== undefined && (
        <div>
          <dt>{t('nonce')}</dt>
          <dd className="figure">{nonce}</dd>
        </div>
      )}
    </Facts>
  )
}
