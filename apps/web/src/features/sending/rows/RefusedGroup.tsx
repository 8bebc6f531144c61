import { RotateCcw } from 'lucide-react'
import { isUnwrapped, type Manifest } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { download } from '../../../components/download.ts'
import { deviceSources } from '../../../device/deviceSources.ts'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { useFormats, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './NeedsYouTab.module.css'
import { refusedRowsCsv } from './refusedRowsCsv.ts'
import { RowList } from './RowList.tsx'
import { maxShownRows } from './shownRows.ts'
import { WriteOffForm } from './WriteOffForm.tsx'

/** Rows that were refused for one reason, and what can be done with them. */
export function RefusedGroup({
  manifest,
  reason,
  rows,
  amount,
  isBusy,
  onRetry,
  onReplace,
  onLetClaim,
  onWriteOff,
}: {
  readonly manifest: Manifest
  readonly reason: string
  readonly rows: readonly number[]
  readonly amount: (row: number) => string
  readonly isBusy: boolean
  readonly onRetry: () => void
  /** Pays them to other addresses, with a list of their own. */
  readonly onReplace: () => void
  readonly onLetClaim: () => void
  readonly onWriteOff: (reason: string) => Promise<void>
}) {
  const t = useText(messages)
  const { count } = useFormats()
  const save = async () => {
    const source = await deviceSources.get(manifest.dropId).catch(() => undefined)
    download(`${manifest.fingerprint}-open.csv`, refusedRowsCsv(manifest, rows, source), 'text/csv')
  }
  return (
    <section aria-label={reason}>
      <h3>
        {reason} <span className="figure">{count(rows.length)}</span>
      </h3>
      <RowList manifest={manifest} rows={rows.slice(0, maxShownRows)} amount={amount} />
      {rows.length > maxShownRows && <p className="small">{t('andMore', { more: rows.length - maxShownRows })}</p>}
      <ButtonRow className={styles.buttons}>
        <Button size="small" variant="primary" disabled={isBusy} onClick={onRetry}>
          <RotateCcw size={14} aria-hidden="true" /> {t('retryRows', { rows: rows.length })}
        </Button>
        <Button size="small" onClick={onReplace}>
          {t('otherAddresses')}
        </Button>
        {!isUnwrapped(manifest.terms) && (
          <Button size="small" onClick={onLetClaim}>
            {t('letThemClaim')}
          </Button>
        )}
        <Button size="small" onClick={() => void save()}>
          {t('downloadCsv')}
        </Button>
      </ButtonRow>
      <WriteOffForm rows={rows.length} onWriteOff={onWriteOff} />
    </section>
  )
}
