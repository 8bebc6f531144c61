import { AddressText } from '../../../components/AddressText.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { useText } from '../../../i18n/index.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { messages } from '../messages.generated.ts'
import type { Reading } from '../newDropMachine.ts'
import { useAmounts } from '../useAmounts.ts'
import styles from './ReadingList.module.css'
import { classNames } from '../../../components/classNames.ts'

/** The first rows, while the rest is read. */
export function ReadingList({
  name,
  reading,
  asset,
}: {
  readonly name: string
  readonly reading: Reading | undefined
  readonly asset: Asset
}) {
  const t = useText(messages)
  const amounts = useAmounts(asset.decimals)
  const percent = Math.round((reading?.done ?? 0) * 100)
  return (
    <section className={styles.reading} aria-label={t('reading')}>
      <p role="status">{t('readingFile', { name })}</p>
      <ProgressBar settled={percent} flight={0} fault={0} total={100} label={t('percentRead', { percent })} />
      <ol className={styles.rows} data-testid="preview-rows">
        {reading?.preview?.entries.map(({ line, account, text, amount }) => (
          <li key={line}>
            <span className={classNames('small', styles.end)}>{line}</span>
            {account ? <AddressText address={account} /> : <code>{text.slice(0, 120)}</code>}
            <span className={classNames('figure', styles.end)}>
              {amount !== undefined && asset.standard !== 'ERC721' && amounts(amount)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
