import { RotateCcw } from 'lucide-react'
import { useRouter } from 'next/router'
import { rowReasonSentence, toRowReason } from '@slotdrop/delivery/sentences'
import { Button } from '../../../components/Button.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { Note } from '../../../components/Note.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { ServiceState } from './serviceQueries.ts'
import type { Service } from './useService.ts'

/** Rows that the service left out: how many, why the first of them, where they are named, and the word that it waits for. */
export function RefusedByService({
  service,
  state: { stage, scope, refused },
  rows,
  openRows,
}: {
  readonly service: Service
  readonly state: ServiceState
  /** Refused rows that nobody wrote off. */
  readonly rows: number
  readonly openRows: number
}) {
  const t = useText(messages)
  const say = useSay()
  const router = useRouter()
  const [first] = refused
  const reason = say(rowReasonSentence(toRowReason(first?.reason ?? 'none', first?.text ?? null)))
  const see = () =>
    void router.replace({ query: { ...router.query, tab: 'needs-you' } }, undefined, { shallow: true, scroll: false })
  return (
    <Note
      tone="fault"
      title={t('refused', { rows })}
      actions={
        <>
          <Button onClick={see}>{t('seeRefused')}</Button>
          {stage === 'BLOCKED' && (
            <Button disabled={service.ordering !== undefined} onClick={() => service.order({ kind: 'resume' })}>
              <RotateCcw size={16} aria-hidden="true" /> {t('tryRefused', { rows })}
            </Button>
          )}
        </>
      }
    >
      {scope === 'REQUESTED'
        ? t('refusedOnRequest', { rows, reason })
        : t('refusedText', { rows, reason, rest: openRows - rows })}
      {service.error && <FieldError> {say(service.error)}</FieldError>}
    </Note>
  )
}
