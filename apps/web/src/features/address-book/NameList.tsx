import { useState } from 'react'
import { checksumAddress } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { CoinFace } from '../../components/CoinFace.tsx'
import { Field } from '../../components/forms/Field.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { cleanName, type LeftOutAddresses, maxNameLength } from '../../device/addressBook.ts'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './NameList.module.css'

/** Addresses with their names, each of which can be renamed, marked to be left out of lists, and removed. */
export function NameList({
  names,
  leftOut,
  onName,
  onMark,
}: {
  readonly names: readonly (readonly [account: string, name: string])[]
  readonly leftOut: LeftOutAddresses
  /** A new name; empty for none. */
  readonly onName: (account: string, before: string, name: string) => void
  readonly onMark: (account: string, name: string, isLeftOut: boolean) => void
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
          isLeftOut={leftOut.has(account)}
          isEdited={edited === account}
          onEdit={(isEdited) => setEdited(isEdited ? account : undefined)}
          onName={(next) => {
            onName(account, name, next)
            setEdited(undefined)
          }}
          onMark={(isLeftOut) => onMark(account, name, isLeftOut)}
        />
      ))}
    </ul>
  )
}

function NameLine({
  address,
  name,
  isLeftOut,
  isEdited,
  onEdit,
  onName,
  onMark,
}: {
  readonly address: string
  readonly name: string
  readonly isLeftOut: boolean
  readonly isEdited: boolean
  readonly onEdit: (isEdited: boolean) => void
  readonly onName: (name: string) => void
  readonly onMark: (isLeftOut: boolean) => void
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
          <label className={styles.mark}>
            <input type="checkbox" checked={isLeftOut} onChange={(event) => onMark(event.target.checked)} />
            {t('leaveOut')}
            <span className="visually-hidden"> {name}</span>
          </label>
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
