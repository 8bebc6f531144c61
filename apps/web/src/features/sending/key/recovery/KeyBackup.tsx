import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/forms/Field.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { Note } from '../../../../components/Note.tsx'
import { useSay, useText } from '../../../../i18n/index.ts'
import { messages } from './messages.generated.ts'

const minCharacters = 12

/** Downloads the backup of a random key, which is not registered before. */
export function KeyBackup({ backUp }: { readonly backUp: (password: string) => Promise<void> }) {
  const t = useText(messages)
  const say = useSay()
  const id = useId()
  const [password, setPassword] = useState('')
  const download = useMutation({ networkMode: 'always', mutationFn: backUp })
  const isShort = password.length < minCharacters
  return (
    <Note
      tone="flight"
      title={t('backupTitle')}
      actions={
        <Button disabled={isShort || download.isPending} onClick={() => download.mutate(password)}>
          {t('downloadBackup')}
        </Button>
      }
    >
      {t('backupText')}
      <Field>
        <label htmlFor={id}>{t('newPassword', { characters: minCharacters })}</label>
        <input
          id={id}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      {download.error && <FieldError>{say(download.error)}</FieldError>}
    </Note>
  )
}
