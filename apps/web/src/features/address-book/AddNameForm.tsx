import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/forms/Field.tsx'
import { useIsHydrated } from '../../components/useIsHydrated.ts'
import { maxNameLength } from '../../device/addressBook.ts'
import { useText } from '../../i18n/index.ts'
import styles from './AddNameForm.module.css'
import { messages } from './messages.generated.ts'

/** Names an address. `onAdd` says whether the name was kept: then the fields are empty for the next. */
export function AddNameForm({
  onAdd,
}: {
  readonly onAdd: (address: string, name: string, isLeftOut: boolean) => boolean
}) {
  const t = useText(messages)
  const id = useId()
  const isHydrated = useIsHydrated()
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [isLeftOut, setLeftOut] = useState(false)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!onAdd(address, name, isLeftOut)) return
    setAddress('')
    setName('')
    setLeftOut(false)
  }
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <Field className={styles.field}>
        <label htmlFor={`${id}-name`}>{t('name')}</label>
        <input
          id={`${id}-name`}
          type="text"
          maxLength={maxNameLength}
          autoComplete="off"
          disabled={!isHydrated}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field className={styles.field}>
        <label htmlFor={`${id}-address`}>{t('address')}</label>
        <input
          id={`${id}-address`}
          type="text"
          className="mono"
          spellCheck={false}
          autoComplete="off"
          placeholder="0x…"
          disabled={!isHydrated}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <label className={styles.mark}>
        <input
          type="checkbox"
          disabled={!isHydrated}
          checked={isLeftOut}
          onChange={(event) => setLeftOut(event.target.checked)}
        />
        {t('leaveOutNew')}
      </label>
      <Button type="submit" variant="primary">
        {t('add')}
      </Button>
    </form>
  )
}
