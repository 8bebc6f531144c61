import { type FormEvent, useId, useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { Field } from '../../components/forms/Field.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { ProposalState } from './useProposal.ts'

/** Asks for the link, where the page was not opened by one; else says that it was read. */
export function ProposalLink({
  state,
  onLink,
}: {
  readonly state: ProposalState
  readonly onLink: (link: string) => void
}) {
  const t = useText(messages)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  if (state.status === 'read')
    return (
      <p role="status">
        {t.rich('linkRead', { hash: () => <code key="hash">{short(state.proposal.safeTxHash)}</code> })}
      </p>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onLink(field.current?.value ?? '')
  }
  const isBroken = state.status === 'broken'
  return (
    <form onSubmit={submit}>
      <Field>
        <label htmlFor={id}>{t('link')}</label>
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isBroken}
          aria-describedby={`${id}-about`}
        />
        {isBroken ? (
          <FieldError id={`${id}-about`} role="alert">
            {t('linkBroken')}
          </FieldError>
        ) : (
          <span id={`${id}-about`} className="small muted">
            {t('linkHint')}
          </span>
        )}
        <ButtonRow>
          <Button type="submit">{t('readLink')}</Button>
        </ButtonRow>
      </Field>
    </form>
  )
}

function short(hash: string) {
  return `${hash.slice(0, 10)}…${hash.slice(-8)}`
}
