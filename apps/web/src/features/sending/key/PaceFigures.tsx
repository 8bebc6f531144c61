import type { SendPace } from '@slotdrop/delivery'
import { useFormats, useText } from '../../../i18n/index.ts'
import { useSpan } from '../slots/useSpan.ts'
import { LedgerNote } from '../../../components/layout/Ledger.tsx'
import { messages } from './messages.generated.ts'

/** A pace is none before so much of it was seen, in milliseconds. */
const least = 5000

/** How fast a key sends, and when it will have sent the rest. For a ledger. */
export function PaceFigures({
  pace: { startedAt, slotsSettled, inFlight },
  openSlots,
  finishBy,
  now,
}: {
  readonly pace: SendPace
  readonly openSlots: number
  /** By when it is to be done; milliseconds since 1970. */
  readonly finishBy: number | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}) {
  const t = useText(messages)
  const { decimal, minute, time } = useFormats()
  const span = useSpan()
  const passed = now - startedAt
  const each = slotsSettled > 0 && passed >= least ? passed / slotsSettled : undefined
  const left = each === undefined ? undefined : each * openSlots
  return (
    <>
      <div>
        <dt>{t('pace')}</dt>
        <dd>
          {each === undefined ? '…' : decimal(60_000 / each, each > 6000 ? 1 : 0)} <small>{t('slotsAMinute')}</small>
        </dd>
        <LedgerNote>{t('inFlightAtOnce', { slots: inFlight })}</LedgerNote>
      </div>
      <div>
        <dt>{t('finishes')}</dt>
        <dd>
          {left === undefined ? '…' : time(now + left)}{' '}
          <small>{left === undefined ? t('notYetKnown') : t('inSpan', { span: span(left) })}</small>
        </dd>
        {finishBy !== undefined && (
          <LedgerNote data-tone={left !== undefined && now + left > finishBy ? 'flight' : undefined}>
            {t('youSet', { time: minute(finishBy) })}
          </LedgerNote>
        )}
      </div>
    </>
  )
}
