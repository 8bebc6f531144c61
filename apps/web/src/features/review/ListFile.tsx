import { FileButton } from '../../components/forms/FileButton.tsx'
import { listTypes } from '../../components/forms/fileTypes.ts'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { ListState } from './useReview.ts'

/** Takes the sealed list, or its source. */
export function ListFile({
  isOver,
  list,
  onFile,
}: {
  /** A file is held over the page. */
  readonly isOver: boolean
  readonly list: ListState
  readonly onFile: (file: File) => void
}) {
  const t = useText(messages)
  const isBusy = list.status === 'reading'
  return (
    <ButtonRow>
      <FileButton
        variant={list.status === 'read' ? 'plain' : 'primary'}
        label={t('sealedList')}
        accept={listTypes}
        disabled={isBusy}
        onFile={onFile}
      >
        {t(isBusy ? 'checking' : isOver ? 'dropHere' : list.status === 'read' ? 'chooseAnother' : 'choose')}
      </FileButton>
    </ButtonRow>
  )
}
