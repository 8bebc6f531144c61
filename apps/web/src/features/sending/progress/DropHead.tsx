import { Pause, Play } from 'lucide-react'
import { getChain } from '@slotdrop/chains'
import { type DropStatus, takenToken } from '@slotdrop/delivery'
import { isUnwrapped, type Manifest } from '@slotdrop/drops'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { TitleRow } from '../../../components/layout/TitleRow.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { toPlainName, UntrustedText } from '../../../components/UntrustedText.tsx'
import type { Delivery } from '../delivery/useDelivery.ts'
import { KeyMark } from '../key/KeyMark.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './DropHead.module.css'
import { slotValues } from '../slots/slotValues.ts'
import { messages as serviceMessages } from '../service/messages.generated.ts'
import { ServiceMark } from '../service/ServiceMark.tsx'
import { isByService } from '../service/serviceOverview.ts'
import type { Service } from '../service/useService.ts'
import type { DropOverview } from './dropOverview.ts'

const standards = { ERC20: 'ERC-20', ERC721: 'ERC-721', ERC1155: 'ERC-1155', NATIVE: undefined } as const

type Props = {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly overview: DropOverview
  readonly delivery: Delivery
  readonly service: Service
}

/** What a drop is called, how far it is, and the buttons that continue it. */
export function DropHead(props: Props) {
  const t = useText(messages)
  const { token, terms, title, dropId, rowCount } = props.manifest
  const { overview } = props
  const { headline, isSending, isUntouched } = overview
  const { isOperator } = props.delivery.byKey
  const isServed = isByService(props.service.state, props.status)
  const kind =
    standards[terms.standard] ??
    (isUnwrapped(terms) ? t('coin') : t('coinFrom', { wrapped: toPlainName(takenToken(props.manifest).symbol) }))
  const canTest = !isSending && !isOperator && !isServed && isUntouched && !props.status.isCancelled && rowCount > 1
  return (
    <TitleRow>
      <div>
        <h1>
          <UntrustedText text={title} />
        </h1>
        <p className={styles.facts}>
          <Pill tone={headline.tone}>{t(headline.text)}</Pill>
          <span>
            {toPlainName(token.symbol)}, {kind}
          </span>
          <span>{getChain(terms.chainId)?.name ?? t('chainNumber', { chainId: terms.chainId })}</span>
          {isOperator && <KeyMark />}
          {isServed && <ServiceMark />}
        </p>
      </div>
      <ButtonRow className={styles.buttons}>
        <ButtonLink href={`/drops/${dropId}/report`}>{t('report')}</ButtonLink>
        {canTest && <Button onClick={() => void props.delivery.retry(0, [0])}>{t('testOneRow')}</Button>}
        {isServed && !overview.isBusy ? <ServiceButton service={props.service} /> : <SendButton {...props} />}
      </ButtonRow>
    </TitleRow>
  )
}

/** Pauses the service, or lets it go on. */
function ServiceButton({ service: { state, order, ordering } }: Pick<Props, 'service'>) {
  const t = useText(serviceMessages)
  // What it needs stands below.
  if (state?.stage === 'BLOCKED') return null
  const isPaused = state?.intent === 'PAUSE'
  const Icon = isPaused ? Play : Pause
  return (
    <Button
      variant="primary"
      disabled={ordering !== undefined}
      onClick={() => order({ kind: isPaused ? 'resume' : 'pause' })}
    >
      <Icon size={16} aria-hidden="true" /> {t(isPaused ? 'resume' : 'pause')}
    </Button>
  )
}

/** Pauses what this tab sends, or sends what is left. */
function SendButton({ status, overview, delivery }: Props) {
  const t = useText(messages)
  const { isBusy, currentSlots, sendable, isUnbegun } = overview
  if (isBusy)
    return (
      <Button variant="primary" disabled={delivery.state?.phase === 'pausing'} onClick={delivery.pause}>
        <Pause size={16} aria-hidden="true" />{' '}
        {currentSlots.length > 0 ? t('pauseAfter', slotValues(currentSlots)) : t('pause')}
      </Button>
    )
  if (sendable.length === 0 || status.isCancelled) return null
  return (
    <Button
      variant="primary"
      disabled={delivery.isElsewhere || delivery.byKey.isOpening}
      onClick={() => void delivery.start(isUnbegun ? undefined : sendable)}
    >
      <Play size={16} aria-hidden="true" />{' '}
      {t(status.progress.settledRows > 0 ? 'sendOtherSlots' : 'sendSlots', { slots: sendable.length })}
    </Button>
  )
}
