import { useId, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './WriteOffForm.module.css'

/** Asks why rows are written off. */
export function WriteOffForm({
  rows,
  onWriteOff,
}: {
  readonly rows: number
  readonly onWriteOff: (reason: string) => Promise<void>
}) {
  const t = useText(messages)
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  if (!isAsked)
    return (
      <Button size="small" variant="ghost" onClick={() => setAsked(true)}>
        {t('writeOff', { rows })}
      </Button>
    )
  return (
    <Field
      as="form"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim() === '') setProblem(t('reasonMissing'))
        else onWriteOff(reason.trim()).catch(() => setProblem(t('notKeptHere')))
      }}
    >
      <label htmlFor={id}>{t('writeOffWhy', { rows })}</label>
      <input
        id={id}
        type="text"
        maxLength={200}
        value={reason}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-text`}
        // It was asked for by the button that stood here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
      {problem ? (
        <FieldError as="p" id={`${id}-text`}>
          {problem}
        </FieldError>
      ) : (
        <p id={`${id}-text`} className="small">
          {t('writeOffText')}
        </p>
      )}
      <ButtonRow className={styles.buttons}>
        <Button size="small" variant="primary" type="submit">
          {t('writeOffNow', { rows })}
        </Button>
        <Button size="small" onClick={() => setAsked(false)}>
          {t('cancelWriteOff')}
        </Button>
      </ButtonRow>
    </Field>
  )
}
