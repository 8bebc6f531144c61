import { type ReactNode, useState } from 'react'
import { keepChoices } from '../../../device/draftChoices.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import type { DropChoices } from '../newDropMachine.ts'
import { Field } from '../../../components/forms/Field.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import { Disclosure } from '../../../components/layout/Disclosure.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { periodProblem } from './periodProblem.ts'
import styles from './TermsFields.module.css'

function isRound(text: string) {
  return /^\d{1,18}$/.test(text)
}

function zone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** `datetime-local` speaks of the reader's own time zone. */
function toLocal(seconds: bigint): string {
  if (seconds === 0n) return ''
  const date = new Date(Number(seconds) * 1000)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function toSeconds(text: string): bigint {
  return text === '' ? 0n : BigInt(Math.floor(new Date(text).getTime() / 1000))
}

/** Name, round and terms of a drop. */
export function TermsFields({
  asset,
  choices,
  onChoose,
  onRoundValid,
}: {
  readonly asset: Asset
  readonly choices: DropChoices
  readonly onChoose: (choices: Partial<DropChoices>) => void
  readonly onRoundValid: (isValid: boolean) => void
}) {
  const t = useText(messages)
  // Terms that a draft came back with are seen at once.
  const [isOpen] = useState(() => keepChoices({ ...choices, slotSize: undefined, direct: false }) !== undefined)
  const [roundText, setRoundText] = useState(`${choices.round}`)
  return (
    <>
      <Field>
        <label htmlFor="title">{t('dropName')}</label>
        <input
          id="title"
          type="text"
          maxLength={80}
          value={choices.title}
          placeholder={t('dropNameExample')}
          onChange={(event) => onChoose({ title: event.target.value })}
        />
        <span className="small">{t('forPeople')}</span>
      </Field>
      <Disclosure className={styles.terms} open={isOpen}>
        <summary>{t('advancedOptions')}</summary>
        <Field>
          <label htmlFor="round">{t('round')}</label>
          <input
            id="round"
            type="text"
            inputMode="numeric"
            value={roundText}
            aria-invalid={!isRound(roundText)}
            onChange={(event) => {
              const text = event.target.value
              setRoundText(text)
              onRoundValid(isRound(text))
              if (isRound(text)) onChoose({ round: BigInt(text) })
            }}
          />
          <span className="small">{t('roundHint')}</span>
        </Field>
        <RefusedRowField policy={choices.policy} onChoose={onChoose} />
        {asset.standard === 'ERC721' && (
          <Choice>
            <input
              type="checkbox"
              checked={choices.safeTransfer}
              onChange={(event) => onChoose({ safeTransfer: event.target.checked })}
            />
            <span>
              {t.rich('askContracts', { small: (chunks: ReactNode) => <span className="small">{chunks}</span> })}
            </span>
          </Choice>
        )}
        <PeriodFields choices={choices} onChoose={onChoose} />
      </Disclosure>
    </>
  )
}

/** What becomes of a slot with a row that the token refuses. */
function RefusedRowField({
  policy,
  onChoose,
}: {
  readonly policy: DropChoices['policy']
  readonly onChoose: (choices: Partial<DropChoices>) => void
}) {
  const t = useText(messages)
  return (
    <Field as="fieldset">
      <legend>{t('refusedPayment')}</legend>
      <Choice>
        <input type="radio" name="policy" checked={policy === 'skip'} onChange={() => onChoose({ policy: 'skip' })} />
        <span>{t('refusedSkip')}</span>
      </Choice>
      <Choice>
        <input
          type="radio"
          name="policy"
          checked={policy === 'strict'}
          onChange={() => onChoose({ policy: 'strict' })}
        />
        <span>{t('refusedStrict')}</span>
      </Choice>
    </Field>
  )
}

/** When the drop opens and closes, in the reader's own time zone. */
function PeriodFields({
  choices: { opensAtSeconds, closesAtSeconds },
  onChoose,
}: {
  readonly choices: DropChoices
  readonly onChoose: (choices: Partial<DropChoices>) => void
}) {
  const t = useText(messages)
  const problem = periodProblem({ opensAtSeconds, closesAtSeconds })
  return (
    <>
      <Field>
        <label htmlFor="opens">{t('opens')}</label>
        <input
          id="opens"
          type="datetime-local"
          value={toLocal(opensAtSeconds)}
          onChange={(event) => onChoose({ opensAtSeconds: toSeconds(event.target.value) })}
        />
        <span className="small">{t('opensHint', { zone: zone() })}</span>
      </Field>
      <Field>
        <label htmlFor="closes">{t('closes')}</label>
        <input
          id="closes"
          type="datetime-local"
          value={toLocal(closesAtSeconds)}
          aria-invalid={problem !== undefined}
          onChange={(event) => onChoose({ closesAtSeconds: toSeconds(event.target.value) })}
        />
        <span className="small">{t('closesHint')}</span>
        {problem && (
          <FieldError>{t(problem === 'closes-in-the-past' ? 'closesInThePast' : 'closesBeforeOpens')}</FieldError>
        )}
      </Field>
    </>
  )
}
