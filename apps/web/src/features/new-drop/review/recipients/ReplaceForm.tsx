import { type FormEvent, useId, useState } from 'react'
import { type AddressFault, parseAddress } from '@slotdrop/drops'
import { addressFaults } from '../../../../components/address-lookup/addressFaults.ts'
import { AddressText } from '../../../../components/AddressText.tsx'
import { Button } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/forms/Field.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { ButtonRow } from '../../../../components/layout/ButtonRow.tsx'
import { messages as addressMessages } from '../../../../components/messages.generated.ts'
import { useText } from '../../../../i18n/index.ts'
import type { FoundRecipient } from '../../../../workers/recipients/checkedRecipients.ts'
import { messages } from '../../messages.generated.ts'
import type { Replacement } from './replaceAccount.ts'
import styles from './RecipientFindings.module.css'

/** Takes another address for each recipient; those without one stay as they are. */
export function ReplaceForm({
  recipients,
  unreadable,
  onReplace,
  onCancel,
}: {
  readonly recipients: readonly FoundRecipient[]
  /** Lines in which an address could not be replaced. */
  readonly unreadable: readonly number[]
  readonly onReplace: (replacements: readonly Replacement[]) => void
  readonly onCancel: () => void
}) {
  const t = useText(messages)
  const say = useText(addressMessages)
  const id = useId()
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map())
  const [faults, setFaults] = useState<ReadonlyMap<number, AddressFault>>(new Map())
  const typed = recipients.filter(({ line }) => (texts.get(line) ?? '').trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = new Map<number, AddressFault>()
    const replacements = typed.flatMap(({ line, account }) => {
      const parsed = parseAddress(texts.get(line) ?? '')
      if ('address' in parsed) return [{ line, account, replacement: parsed.address }]
      found.set(line, parsed.fault)
      return []
    })
    setFaults(found)
    if (found.size === 0 && replacements.length > 0) onReplace(replacements)
  }
  return (
    <form className={styles.replace} onSubmit={submit} noValidate>
      {recipients.map(({ line, account }) => {
        const fault = faults.get(line)
        return (
          <Field key={line}>
            <label htmlFor={`${id}-${line}`}>{t('newAddressAt', { line })}</label>
            <AddressText address={account} />
            <input
              id={`${id}-${line}`}
              type="text"
              className="mono"
              placeholder="0x…"
              value={texts.get(line) ?? ''}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={fault !== undefined}
              aria-describedby={fault && `${id}-${line}-fault`}
              onChange={(event) => setTexts(new Map(texts).set(line, event.target.value))}
            />
            {fault && (
              <FieldError id={`${id}-${line}-fault`} role="alert">
                {say(addressFaults[fault])}
              </FieldError>
            )}
            {unreadable.includes(line) && <FieldError role="alert">{t('notReplaced', { line })}</FieldError>}
          </Field>
        )
      })}
      <ButtonRow>
        <Button size="small" variant="primary" type="submit" disabled={typed.length === 0}>
          {t('replaceNow', { count: typed.length })}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </ButtonRow>
    </form>
  )
}
