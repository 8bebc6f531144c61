import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { UntrustedText } from '../../../components/UntrustedText.tsx'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'
import { useFormats, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './NeedsYouTab.module.css'
import { RowList } from './RowList.tsx'
import { maxShownRows } from './shownRows.ts'

/** Rows that were written off, each with its reason. */
export function WrittenOffRows({
  manifest,
  rows,
  amount,
  writeOffs,
  onTakeBack,
}: {
  readonly manifest: Manifest
  readonly rows: readonly number[]
  readonly amount: (row: number) => string
  readonly writeOffs: WriteOffs
  readonly onTakeBack: () => void
}) {
  const t = useText(messages)
  const { count } = useFormats()
  return (
    <section aria-label={t('writtenOff')}>
      <h3>
        {t('writtenOff')} <span className="figure">{count(rows.length)}</span>
      </h3>
      <p className="small">{t('writtenOffText')}</p>
      <RowList manifest={manifest} rows={rows.slice(0, maxShownRows)} amount={amount}>
        {(row) => (
          <span className="small">
            <UntrustedText text={writeOffs.get(row)?.reason ?? ''} />
          </span>
        )}
      </RowList>
      {rows.length > maxShownRows && <p className="small">{t('andMore', { more: rows.length - maxShownRows })}</p>}
      <ButtonRow className={styles.buttons}>
        <Button size="small" onClick={onTakeBack}>
          {t('takeBackWriteOff', { rows: rows.length })}
        </Button>
      </ButtonRow>
    </section>
  )
}
