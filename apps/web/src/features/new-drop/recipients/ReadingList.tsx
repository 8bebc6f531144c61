import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { useText } from '../../../i18n/index.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { messages } from '../messages.generated.ts'
import type { Reading } from '../newDropMachine.ts'
import { PreviewRows } from './PreviewRows.tsx'
import styles from './ReadingList.module.css'

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
  const percent = Math.round((reading?.done ?? 0) * 100)
  return (
    <section className={styles.reading} aria-label={t('reading')}>
      <p role="status">{t('readingFile', { name })}</p>
      <ProgressBar settled={percent} flight={0} fault={0} total={100} label={t('percentRead', { percent })} />
      <PreviewRows entries={reading?.preview?.entries ?? []} asset={asset} />
    </section>
  )
}
