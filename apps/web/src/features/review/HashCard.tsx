import { type ReactNode, useId } from 'react'
import { FieldAnswer } from '../../components/forms/FieldAnswer.tsx'
import { Field } from '../../components/forms/Field.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { Disclosure } from '../../components/layout/Disclosure.tsx'
import { Note } from '../../components/Note.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import { FaultNotes } from './FaultNotes.tsx'
import styles from './HashCard.module.css'
import { messages } from './messages.generated.ts'
import { readVerdict } from './reviewVerdict.ts'
import { hashOf, type ListState, nonceOf, type Written } from './useReview.ts'
import { VerdictNote } from './VerdictNote.tsx'

type Props = {
  readonly list: Extract<ListState, { status: 'read' }>
  readonly written: Written
  readonly onWrite: (change: Partial<Written>) => Promise<void>
}

function Hash({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.hash}>
      <dt>{name}</dt>
      <dd>
        <code>{children}</code>
      </dd>
    </div>
  )
}

/** Whether to sign, and the hash that the owner's own wallet must show. */
export function HashCard({ list: { review, comparison }, written, onWrite }: Props) {
  const t = useText(messages)
  const say = useSay()
  const verdict = readVerdict({ review, comparison, written: nonceOf(written) })
  const isAgreed = verdict.kind === 'match'
  // What is over has no hash that is still to be signed.
  const shown = isAgreed ? comparison?.found : verdict.kind === 'used' ? undefined : comparison?.expected
  const own = hashOf(written)
  const isCompared = verdict.kind !== 'list-only' && verdict.kind !== 'faults'
  return (
    <Card className={styles.card}>
      <VerdictNote verdict={verdict} isOwn={own !== undefined} />
      <FaultNotes review={review} />
      {review.silence !== undefined && (
        <Note tone="flight" title={t('chainSilent')}>
          {t('chainSilentText', { reason: say(review.silence) })}
        </Note>
      )}
      {isCompared && (
        <>
          {shown && (
            <dl className={styles.hashes}>
              <Hash name={t(isAgreed ? 'walletMustShow' : 'hashOfThis')}>{shown.safeTxHash}</Hash>
            </dl>
          )}
          <OwnFields {...{ written, onWrite, next: review.safe?.nonce }} />
          {shown && (
            <Disclosure>
              <summary>{t('otherHashes')}</summary>
              <dl className={styles.hashes}>
                <Hash name={t('domainHash')}>{shown.domainHash}</Hash>
                <Hash name={t('messageHash')}>{shown.messageHash}</Hash>
                {shown.multiSend && (
                  <Hash name={t('multiSend', { version: shown.multiSend.version })}>{shown.multiSend.address}</Hash>
                )}
              </dl>
            </Disclosure>
          )}
        </>
      )}
    </Card>
  )
}

/** What the owner reads off her own wallet. */
function OwnFields({
  written,
  next,
  onWrite,
}: Pick<Props, 'written' | 'onWrite'> & { readonly next: bigint | undefined }) {
  const t = useText(messages)
  const id = useId()
  const isHashWrong = written.hash !== '' && hashOf(written) === undefined
  const isNonceWrong = written.nonce !== '' && nonceOf(written) === undefined
  return (
    <>
      <Field>
        <label htmlFor={`${id}-hash`}>{t('ownHash')}</label>
        <input
          id={`${id}-hash`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={written.hash}
          aria-invalid={isHashWrong}
          aria-describedby={`${id}-hash-about`}
          onChange={(event) => void onWrite({ hash: event.target.value })}
        />
        <FieldAnswer
          id={`${id}-hash-about`}
          problem={isHashWrong ? t('ownHashWrong') : undefined}
          hint={t('ownHashHint')}
        />
      </Field>
      <Field>
        <label htmlFor={`${id}-nonce`}>{t('nonce')}</label>
        <input
          id={`${id}-nonce`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={next === undefined ? undefined : `${next}`}
          value={written.nonce}
          aria-invalid={isNonceWrong}
          aria-describedby={`${id}-nonce-about`}
          onChange={(event) => void onWrite({ nonce: event.target.value })}
        />
        <FieldAnswer
          id={`${id}-nonce-about`}
          problem={isNonceWrong ? t('nonceWrong') : undefined}
          hint={next === undefined ? t('nonceNeeded') : t('nonceHint', { next: `${next}` })}
        />
      </Field>
    </>
  )
}
