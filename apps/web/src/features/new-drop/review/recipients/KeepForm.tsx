import { useId, useState } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/forms/Field.tsx'
import { ButtonRow } from '../../../../components/layout/ButtonRow.tsx'
import { maxNoteLength } from '../../../../device/recipientDecisions.ts'
import { useText } from '../../../../i18n/index.ts'
import { messages } from '../../messages.generated.ts'

/** Keeps recipients, with a note if the sender wants one. */
export function KeepForm({
  count,
  onKeep,
  onCancel,
}: {
  readonly count: number
  readonly onKeep: (note: string | undefined) => void
  readonly onCancel: () => void
}) {
  const t = useText(messages)
  const id = useId()
  const [note, setNote] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onKeep(note.trim() || undefined)
      }}
    >
      <Field>
        <label htmlFor={id}>{t('noteForReport')}</label>
        <input
          id={id}
          type="text"
          value={note}
          maxLength={maxNoteLength}
          autoComplete="off"
          // The sender pressed the button that opens this form.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-describedby={`${id}-hint`}
          onChange={(event) => setNote(event.target.value)}
        />
        <span id={`${id}-hint`} className="small">
          {t('noteStays')}
        </span>
      </Field>
      <ButtonRow>
        <Button size="small" variant="primary" type="submit">
          {t('keepNow', { count })}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </ButtonRow>
    </form>
  )
}
