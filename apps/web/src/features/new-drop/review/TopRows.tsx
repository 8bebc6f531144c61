import type { ListEntry } from '@slotdrop/drops'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { useAddressBook } from '../../../device/addressBook.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { Card } from '../../../components/layout/Card.tsx'
import styles from './TopRows.module.css'

/** The rows that get most. */
export function TopRows({
  entries,
  amount,
}: {
  readonly entries: readonly ListEntry[]
  readonly amount: (value: bigint) => string
}) {
  const t = useText(messages)
  const book = useAddressBook()
  return (
    <Card as="section" className={styles.top} aria-label={t('largestAmounts')}>
      <h2>{t('largestAmounts')}</h2>
      <ol>
        {entries.map(({ line, account, amount: value }) => (
          <li key={line}>
            <span className="small">{t('atLine', { line })}</span>
            {account && (
              <>
                <AddressText address={account} className={styles.address} />{' '}
                <AddressName book={book} address={account} />
              </>
            )}
            <span className="figure">{value !== undefined && amount(value)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
