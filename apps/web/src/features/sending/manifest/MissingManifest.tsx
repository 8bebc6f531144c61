import { ButtonLink } from '../../../components/Button.tsx'
import { FileButton } from '../../../components/forms/FileButton.tsx'
import { sealedTypes } from '../../../components/forms/fileTypes.ts'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { FormColumn } from '../../../components/layout/FormColumn.tsx'
import { Note } from '../../../components/Note.tsx'
import { WaitProgress } from '../../../components/WaitProgress.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './MissingManifest.module.css'
import { SealId } from './SealId.tsx'

/** Asks for the sealed list of a drop that neither this device nor the server has. */
export function MissingManifest({
  dropId,
  problem,
  reading,
  onFile,
}: {
  readonly dropId: string | undefined
  readonly problem: string | undefined
  /** The share of a chosen file that was checked, from 0 to 1; undefined while none is read. */
  readonly reading: number | undefined
  readonly onFile: (file: File) => void
}) {
  const t = useText(messages)
  const isReading = reading !== undefined
  return (
    <FormColumn className={styles.column}>
      <h1>{t('listMissing')}</h1>
      <p className="muted">{t('listMissingText')}</p>
      <SealId dropId={dropId} />
      {problem && (
        <Note tone="fault" title={t('didNotWork')}>
          {problem}
        </Note>
      )}
      <ButtonRow>
        <FileButton variant="primary" label={t('sealedFile')} accept={sealedTypes} disabled={isReading} onFile={onFile}>
          {t(isReading ? 'checkingFile' : 'chooseSealedFile')}
        </FileButton>
        <ButtonLink href="/drops/new">{t('importAgain')}</ButtonLink>
      </ButtonRow>
      {isReading && <WaitProgress done={reading} />}
    </FormColumn>
  )
}
