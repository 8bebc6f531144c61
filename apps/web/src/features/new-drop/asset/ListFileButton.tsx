import { useRef } from 'react'
import { Button } from '../../../components/Button.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.json,.xlsx,text/csv,text/plain,application/json"
        className="visually-hidden"
        tabIndex={-1}
        disabled={isDisabled}
        aria-label={t('fileOfRecipients')}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
      <Button disabled={isDisabled} onClick={() => input.current?.click()}>
        {t('chooseFile')}
      </Button>
    </>
  )
}
