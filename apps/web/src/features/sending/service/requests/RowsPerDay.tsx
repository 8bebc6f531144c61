import { useId } from 'react'
import { Field } from '../../../../components/forms/Field.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { useText } from '../../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'

/** How many rows a day recipients may ask for, as it is typed. */
export function RowsPerDay({
  text,
  isWrong,
  onChange,
}: {
  readonly text: string
  readonly isWrong: boolean
  readonly onChange: (text: string) => void
}) {
  const t = useText(messages)
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>{t('rowsPerDay')}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong}
        onChange={(event) => onChange(event.target.value)}
      />
      {isWrong && <FieldError role="alert">{t('rowsPerDayWrong')}</FieldError>}
    </Field>
  )
}
