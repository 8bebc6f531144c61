import { useState } from 'react'
import { checksumAddress } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { CoinFace } from '../../components/CoinFace.tsx'
import { Field } from '../../components/forms/Field.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { cleanName, maxNameLength } from '../../device/addressBook.ts'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './NameList.module.css'

/** Addresses with their names, each of which can be renamed and removed. */
export function NameList({
  names,
  onName,
}: {
  readonly names: readonly (readonly [account: string, name: string])[]
  /** A new name; empty for none. */
  readonly onName: (account: string, before: string, name: string) => void
}) {
  const t = useText(messages)
  const [edited, setEdited] = useState<string>()
  return (
    <ul className={styles.list} aria-label={t('names')}>
      {names.map(([account, name]) => (
        <NameLine
          key={account}
          // Keys of the book are addresses: what is none was left out when it was read.
          address={checksumAddress(account as `0x${string}`)}
          name={name}
          isEdited={edited === account}
          onEdit={(isEdited) => setEdited(isEdited ? account : undefined)}
          onName={(next) => {
            onName(account, name, next)
            setEdited(undefined)
          }}
        />
      ))}
    </ul>
  )
}

function NameLine({
  address,
  name,
  isEdited,
  onEdit,
  onName,
}: {
  readonly address: string
  readonly name: string
  readonly isEdited: boolean
  readonly onEdit: (isEdited: boolean) => void
  readonly onName: (name: string) => void
}) {
  const t = useText(messages)
  return (
    <li>
      {isEdited ? (
        <NameField address={address} name={name} onName={onName} onCancel={() => onEdit(false)} />
      ) : (
        <b>
          <bdi>{name}</bdi>
        </b>
      )}
      <span className={styles.address}>
        <CoinFace address={address} />
        <AddressText address={address} />
      </span>
      {!isEdited && (
        <ButtonRow as="span">
          <Button size="small" onClick={() => onEdit(true)}>
            {t('rename')}
            <span className="visually-hidden"> {name}</span>
          </Button>
          <Button size="small" variant="ghost" onClick={() => onName('')}>
            {t('remove')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </ButtonRow>
      )}
    </li>
  )
}

function NameField({
  address,
  name,
  onName,
  onCancel,
}: {
  readonly address: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly onCancel: () => void
}) {
  const t = useText(messages)
  const [text, setText] = useState(name)
  return (
    <Field
      as="form"
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        if (cleanName(text) !== '') onName(cleanName(text))
      }}
    >
      <input
        type="text"
        aria-label={t('nameOf', { address })}
        maxLength={maxNameLength}
        // Whoever pressed the button on this very line asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <ButtonRow as="span">
        <Button size="small" variant="primary" type="submit">
          {t('save')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </ButtonRow>
    </Field>
  )
}
