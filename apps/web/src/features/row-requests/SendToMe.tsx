import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Hex } from '@slotdrop/drops'
import { classNames } from '../../components/classNames.ts'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { TransactionText } from '../../components/explorer/TransactionText.tsx'
import { useFormats, useSay, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { RequestView } from './requestMachine.ts'
import styles from './SendToMe.module.css'

const barTexts = {
  ALL_SENT: 'barAllSent',
  PAUSED: 'barPaused',
  CLAIMS_CLOSED: 'barClaimsClosed',
  NOT_OPEN: 'barNotOpen',
  ENDED: 'barEnded',
  BLOCKED: 'barBlocked',
  PURSE_LOW: 'barPurseLow',
  BUDGET_USED: 'barBudgetUsed',
  // Nothing is shown for these two.
  NOT_ALLOWED: 'barEnded',
  UNNAMED: 'barEnded',
} as const

const waitTexts = {
  FEE: 'queuedForFee',
  PURSE: 'queuedForPurse',
  OPENS: 'queuedUntilOpen',
  REFUSED: 'queuedForNode',
} as const

/** The one button of a recipient who needs no wallet, and what becomes of it once it was pressed. */
export function SendToMe({
  view,
  size = 'normal',
  transactionUrl,
  onRequest,
}: {
  readonly view: RequestView
  /** `small` beside others of its kind. */
  readonly size?: 'normal' | 'small'
  /** The page of a transaction in an explorer, where there is one. */
  readonly transactionUrl: (hash: Hex) => string | undefined
  readonly onRequest: () => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  if (view.kind === 'nothing') return null
  const request = () => {
    // The button goes once it was heard; whoever pressed it by keyboard stays at this place.
    panel.current?.focus({ preventScroll: true })
    onRequest()
  }
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      data-size={size}
      data-way={view.kind === 'offered' || undefined}
    >
      {view.kind === 'offered' ? (
        <Offer view={view} size={size} onRequest={request} />
      ) : (
        <Outcome view={view} transactionUrl={transactionUrl} />
      )}
    </div>
  )
}

function Offer({
  view: { isAsking, error },
  size,
  onRequest,
}: {
  readonly view: Extract<RequestView, { kind: 'offered' }>
  readonly size: 'normal' | 'small'
  readonly onRequest: () => void
}) {
  const t = useText(messages)
  const say = useSay()
  return (
    <>
      <Button variant="primary" size={size} className={styles.take} disabled={isAsking} onClick={onRequest}>
        {t(isAsking ? 'asking' : 'sendToMe')}
      </Button>
      {size === 'normal' && (
        <>
          <p className={styles.trust}>
            <ShieldCheck size={16} aria-hidden="true" />
            <span>{t('nothingToSign')}</span>
          </p>
          <p className={classNames('small muted', styles.payer)}>{t('senderPays')}</p>
        </>
      )}
      {error !== undefined && <Note tone="fault">{t('notAskedFor', { reason: say(error) })}</Note>}
    </>
  )
}

/** From the press of the button to the tokens in her account. */
const stages = ['stageAsked', 'stageSent', 'stageReceived'] as const

/** How far a row is that was asked for. */
function Stages({ now }: { readonly now: number }) {
  const t = useText(messages)
  return (
    <ol className={styles.stages} aria-label={t('stages')}>
      {stages.map((stage, place) => (
        <li key={stage} data-done={place < now || undefined} aria-current={place === now ? 'step' : undefined}>
          {t(stage)}
        </li>
      ))}
    </ol>
  )
}

function Outcome({
  view,
  transactionUrl,
}: {
  readonly view: Exclude<RequestView, { kind: 'offered' | 'nothing' }>
  readonly transactionUrl: (hash: Hex) => string | undefined
}) {
  const t = useText(messages)
  const say = useSay()
  const formats = useFormats()
  const transaction = (hash: Hex | undefined): ReactNode =>
    hash && (
      <p className={styles.transaction}>
        {t('transaction')} <TransactionText hash={hash} url={transactionUrl(hash)} />
      </p>
    )
  switch (view.kind) {
    case 'queued':
      return (
        <Note tone="flight" title={t('queued')}>
          <Stages now={0} />
          {t(view.waiting ? waitTexts[view.waiting] : view.signedUntil ? 'queuedSigned' : 'queuedWithOthers')}{' '}
          {view.signedUntil && t('signedUntil', { when: formats.minute(view.signedUntil) })} {t('youMayLeave')}
        </Note>
      )
    case 'on-its-way':
      return (
        <Note tone="flight" title={t('onItsWay')}>
          <Stages now={1} />
          {view.signedUntil && t('onItsWaySigned')} {t('youMayLeave')}
          {transaction(view.transaction)}
        </Note>
      )
    case 'received':
      return (
        <Note
          tone="settled"
          title={view.at === undefined ? t('received') : t('receivedAt', { when: formats.minute(view.at) })}
        >
          {t('receivedText')}
          {transaction(view.transaction)}
        </Note>
      )
    case 'refused':
      return (
        <Note tone="fault" title={t(view.signedUntil ? 'refusedSigned' : 'refused')}>
          {t(view.signedUntil ? 'refusedSignedText' : 'refusedText', {
            reason: view.problem ? say(view.problem) : t('refusedUnsaid'),
          })}
          {transaction(view.transaction)}
        </Note>
      )
    case 'not-offered':
      return (
        <Note tone="idle" title={t(view.bar === 'ALL_SENT' ? 'comesAnyway' : 'notOffered')}>
          {t(barTexts[view.bar])}
        </Note>
      )
  }
}
