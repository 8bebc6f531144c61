import { RotateCcw } from 'lucide-react'
import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { Notes } from '../../../components/layout/Notes.tsx'
import { PartMissing } from '../../../components/lazyPart.tsx'
import { Note } from '../../../components/Note.tsx'
import type { Delivery } from '../delivery/useDelivery.ts'
import { isStoppedByDate } from '../key/isStoppedByDate.ts'
import { KeyNotes } from '../key/KeyNotes.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { slotValues } from '../slots/slotValues.ts'
import { useSpan } from '../slots/useSpan.ts'
import { messages as serviceMessages } from '../service/messages.generated.ts'
import { isByService } from '../service/serviceOverview.ts'
import { ServiceNotes } from '../service/ServiceNotes.tsx'
import type { Service } from '../service/useService.ts'
import { WholeHash } from '../slots/WholeHash.tsx'
import type { DropOverview } from './dropOverview.ts'
import { ProblemNote } from './ProblemNote.tsx'

type Props = {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly overview: DropOverview
  readonly delivery: Delivery
  readonly service: Service
  /** The allowance is asked for again: it is missing or too small. */
  readonly isAllowanceShort: boolean
  readonly onAuthorise: () => void
  /** Hands the rest to a sending key of this browser. */
  readonly onLetKey: () => void
  /** Hands the rest to the sender service; undefined where nobody but the wallet can send it. */
  readonly onLetService: (() => void) | undefined
  /** Shows one slot. */
  readonly onSelect: (index: number) => void
}

/** What has to be known of a drop now: whether it can be followed, what waits, and what went wrong. */
export function DropNotes(props: Props) {
  const t = useText(messages)
  const { manifest, status, overview, delivery, service } = props
  const isServed = isByService(service.state, status)
  const { openRows } = status.progress
  return (
    <Notes aria-live="polite">
      <NetworkNotes {...props} />
      {delivery.isSenderMissing && <PartMissing />}
      <WaitingNotes {...props} />
      <ServiceNotes
        manifest={manifest}
        service={service}
        isServed={isServed}
        refusedRows={overview.refusedRows}
        openRows={openRows}
        isAuthorising={props.isAllowanceShort}
        onAuthorise={props.onAuthorise}
      />
      <KeyNotes
        manifest={manifest}
        openRows={openRows}
        byKey={delivery.byKey}
        onRetry={delivery.retry}
        onAuthorise={props.onAuthorise}
        onLetKey={props.onLetKey}
        onAllow={delivery.allow}
        openSlots={overview.sendable.length}
        isAuthorising={props.isAllowanceShort}
        isServed={isServed}
      />
      <LetService {...props} />
      {delivery.trouble && (
        <Note tone="flight" title={delivery.trouble === 'lost' ? t('recordsLost') : t('recordsUnreadable')}>
          {delivery.trouble === 'lost' ? t('recordsLostText') : t('recordsUnreadableText')}
        </Note>
      )}
      {delivery.state?.problem && !overview.isSending && !isStoppedByDate(delivery) && (
        <ProblemNote
          manifest={manifest}
          problem={delivery.state.problem}
          stoppingRow={overview.stoppingRow}
          isAllowanceShort={props.isAllowanceShort}
          onAuthorise={props.onAuthorise}
          onContinue={() => void delivery.start()}
        />
      )}
      {status.isCancelled && openRows > 0 && (
        <Note tone="fault" title={t('cancelledTitle')}>
          {t('cancelledText', { rows: openRows })}
        </Note>
      )}
      {!isServed && <RefusedNote {...props} />}
      {openRows > 0 &&
        !overview.isBusy &&
        !status.isCancelled &&
        !delivery.byKey.isOperator &&
        !isServed &&
        !overview.claims && <p className="small">{t('closingIsSafe')}</p>}
    </Notes>
  )
}

/** Offers to hand what is left to the service. */
function LetService({ status, overview, service, isAllowanceShort, onLetService }: Props) {
  const t = useText(serviceMessages)
  const isOpen = status.progress.openRows > 0 && !status.isCancelled
  if (!isOpen || !service.isOffered || !onLetService) return null
  const isOrdered = service.state && service.state.stage !== 'OVER'
  if (overview.isSending || isAllowanceShort || isOrdered) return null
  return (
    <p className="small">
      {t('letServiceSend')} <LinkButton onClick={onLetService}>{t('useService')}</LinkButton>
    </p>
  )
}

/** Who does not answer, and who else sends. */
function NetworkNotes({ delivery: { isUnreachable, isElsewhere, state } }: Props) {
  const t = useText(messages)
  return (
    <>
      {isUnreachable && (
        <Note tone="flight" title={t('networkSilentNow')}>
          {t('networkSilentNowText')}
        </Note>
      )}
      {state?.isInDoubt && !isUnreachable && (
        <Note tone="flight" title={t('nodeSilent')}>
          {t('nodeSilentText')}
        </Note>
      )}
      {isElsewhere && (
        <Note tone="note" title={t('otherTab')}>
          {t('otherTabText')}
        </Note>
      )}
    </>
  )
}

/** What waits for the wallet, for signatures, or for the chain. */
function WaitingNotes({ status, overview: { current, currentSlots, proposed, stuck }, delivery, onSelect }: Props) {
  const { isOperator } = delivery.byKey
  const t = useText(messages)
  const span = useSpan()
  const seeSlot = (index: number) => (
    <Button onClick={() => onSelect(index)}>{t('seeSlot', { slot: index + 1 })}</Button>
  )
  return (
    <>
      {current?.stage === 'signing' && !isOperator && (
        <Note tone="flight" title={t('confirmSlot', slotValues(currentSlots))}>
          {t('confirmSlotText', {
            rows: currentSlots.reduce((rows, index) => rows + (status.progress.slots[index]?.openRows ?? 0), 0),
          })}
        </Note>
      )}
      {proposed && (
        <Note
          tone="flight"
          title={t('signaturesTitle', { slot: proposed.index + 1 })}
          actions={seeSlot(proposed.index)}
        >
          {t.rich('signaturesText', { hash: () => <WholeHash key="hash" hash={proposed.attempt?.safeTxHash} /> })}
        </Note>
      )}
      {stuck && (
        <Note
          tone="flight"
          title={t('stuckTitle', { slot: stuck.index + 1, time: span(delivery.seenAt - stuck.askedAt) })}
          actions={seeSlot(stuck.index)}
        >
          {t('stuckText')}
        </Note>
      )}
    </>
  )
}

/** Refused rows, and the retry that reaches no others. */
function RefusedNote({ status, overview: { isSending, refusedRows, refusedSlots }, delivery }: Props) {
  const t = useText(messages)
  if (isSending || refusedRows === 0 || status.isCancelled) return null
  return (
    <Note
      tone="fault"
      title={t('paidAndRefused', { paid: status.progress.settledRows, refused: refusedRows })}
      actions={
        <Button onClick={() => void delivery.start(refusedSlots)}>
          <RotateCcw size={16} aria-hidden="true" /> {t('retryRows', { rows: refusedRows })}
        </Button>
      }
    >
      {t('refusedText', { refused: refusedRows })}
    </Note>
  )
}
