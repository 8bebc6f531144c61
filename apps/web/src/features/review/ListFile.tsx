import { useRef } from 'react'
import { Button } from '../../components/Button.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const isBusy = list.status === 'reading'
  return (
    <ButtonRow>
      <input
        ref={input}
        type="file"
        accept=".json,.csv,.tsv,.txt,.xlsx,application/json,text/csv,text/plain"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('sealedList')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // The same file, mended, can be chosen again.
          event.target.value = ''
        }}
      />
      <Button
        variant={list.status === 'read' ? 'plain' : 'primary'}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {t(isBusy ? 'checking' : isOver ? 'dropHere' : list.status === 'read' ? 'chooseAnother' : 'choose')}
      </Button>
    </ButtonRow>
  )
}
