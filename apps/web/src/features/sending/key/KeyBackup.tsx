import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { Note } from '../../../components/Note.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages } from './messages.generated.ts'

const minCharacters = 12

/** Offers a backup of a random key, to be downloaded or declined before the key is registered. */
export function KeyBackup({ backUp }: { readonly backUp: (passphrase: string | undefined) => Promise<void> }) {
  const t = useText(messages)
  const say = useSay()
  const id = useId()
  const [passphrase, setPassphrase] = useState('')
  const decide = useMutation({ networkMode: 'always', mutationFn: backUp })
  const isShort = passphrase.length < minCharacters
  return (
    <Note
      tone="flight"
      title={t('backupTitle')}
      actions={
        <>
          <Button disabled={isShort || decide.isPending} onClick={() => decide.mutate(passphrase)}>
            {t('downloadBackup')}
          </Button>
          <LinkButton disabled={decide.isPending} onClick={() => decide.mutate(undefined)}>
            {t('declineBackup')}
          </LinkButton>
        </>
      }
    >
      {t('backupText')}
      <Field>
        <label htmlFor={id}>{t('newPassphrase', { characters: minCharacters })}</label>
        <input
          id={id}
          type="password"
          autoComplete="new-password"
          value={passphrase}
          onChange={({ target }) => setPassphrase(target.value)}
        />
      </Field>
      {decide.error && <FieldError>{say(decide.error)}</FieldError>}
    </Note>
  )
}
