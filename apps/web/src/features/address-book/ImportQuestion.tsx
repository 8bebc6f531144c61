import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { useText } from '../../i18n/index.ts'
import styles from './ImportQuestion.module.css'
import { messages } from './messages.generated.ts'
import { type ChosenFile, lineNumbers } from './useBookEdits.ts'

/** Shows what a chosen file would change, and imports it. */
export function ImportQuestion({
  chosen: { file, names, renamed, skipped },
  onImport,
  onCancel,
}: {
  readonly chosen: ChosenFile
  readonly onImport: (areLeftOut: boolean) => void
  readonly onCancel: () => void
}) {
  const t = useText(messages)
  const [areLeftOut, setLeftOut] = useState(false)
  return (
    <Card as="section" className={styles.question} aria-label={t('fileOfNames')}>
      <p role="status">
        {t('importPlan', {
          file,
          names: names.size,
          renamed,
          skipped: skipped.length,
          lines: lineNumbers(skipped),
        })}
      </p>
      <label className={styles.mark}>
        <input type="checkbox" checked={areLeftOut} onChange={(event) => setLeftOut(event.target.checked)} />
        {t('leaveOutFile')}
      </label>
      <ButtonRow>
        <Button variant="primary" onClick={() => onImport(areLeftOut)}>
          {t('importThem', { names: names.size })}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </ButtonRow>
    </Card>
  )
}
