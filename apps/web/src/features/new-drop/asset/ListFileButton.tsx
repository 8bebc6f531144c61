import { FileButton } from '../../../components/forms/FileButton.tsx'
import { listTypes } from '../../../components/forms/fileTypes.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'

/** Leads on with the file of recipients at once: one press less than to where a file is chosen among other sources. */
export function ListFileButton({
  isDisabled,
  onFile,
}: {
  readonly isDisabled: boolean
  readonly onFile: (file: File) => void
}) {
  const t = useText(messages)
  return (
    <FileButton label={t('fileOfRecipients')} accept={listTypes} disabled={isDisabled} onFile={onFile}>
      {t('chooseFile')}
    </FileButton>
  )
}
