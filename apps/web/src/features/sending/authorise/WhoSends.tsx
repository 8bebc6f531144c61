import { Choice } from '../../../components/forms/Choice.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { useRegistration } from './useRegistration.ts'
import styles from './WhoSends.module.css'

/** Chooses who may send a drop beside its sender, and whether its rows may be claimed. */
export function WhoSends({
  choice,
  isOpen,
  canClaim,
  isKey = false,
  isBusy,
}: {
  readonly choice: ReturnType<typeof useRegistration>
  readonly isOpen: boolean
  /** Coins can't be claimed. */
  readonly canClaim: boolean
  /** A sending key is registered: it is the one that may send. */
  readonly isKey?: boolean
  readonly isBusy: boolean
}) {
  const t = useText(messages)
  return (
    <details className={styles.whoSends} open={isOpen}>
      <summary>{t('whoSummary')}</summary>
      {canClaim && (
        <Choice>
          <input
            type="checkbox"
            checked={choice.claimsOpen}
            disabled={isBusy}
            onChange={(event) => choice.setClaimsOpen(event.target.checked)}
          />
          <span>
            {t('mayClaim')}
            <span className="small"> {t('mayClaimText')}</span>
          </span>
        </Choice>
      )}
      {!isKey && (
        <Field>
          <label htmlFor="who-sends">{t('sentBy')}</label>
          <select
            id="who-sends"
            value={choice.who}
            disabled={isBusy}
            // Sound: the options below are all there are.
            onChange={(event) => choice.setWho(event.target.value as typeof choice.who)}
          >
            <option value="me">{t('byMe')}</option>
            <option value="one">{t('byOne')}</option>
            <option value="anyone">{t('byAnyone')}</option>
          </select>
          <span className="small">{t('sentByText')}</span>
        </Field>
      )}
      {!isKey && choice.who === 'one' && (
        <Field>
          <label htmlFor="operator">{t('operatorAddress')}</label>
          <input
            id="operator"
            className="mono"
            spellCheck={false}
            autoComplete="off"
            placeholder="0x…"
            value={choice.operatorText}
            aria-invalid={choice.isWrong}
            onChange={(event) => choice.setOperatorText(event.target.value.trim())}
          />
          {choice.isWrong && <FieldError>{t('notAnAddress')}</FieldError>}
        </Field>
      )}
    </details>
  )
}
