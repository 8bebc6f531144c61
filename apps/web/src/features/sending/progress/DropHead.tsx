import { Check, Pause, Play, Share2, TriangleAlert, Wallet } from 'lucide-react'
import { useRouter } from 'next/router'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { type DropStatus, takenToken } from '@slotdrop/delivery'
import { isUnwrapped, type Manifest } from '@slotdrop/drops'
import { useConnectModal } from '@slotdrop/wallet-ui'
import { useChainName } from '../../../components/useChain.ts'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { useClaimsText } from '../../../components/drop-state/useClaimsText.ts'
import { TitleRow } from '../../../components/layout/TitleRow.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { toPlainName, UntrustedText } from '../../../components/UntrustedText.tsx'
import { CopyLink, useKeepOnServer } from '../../share/index.ts'
import type { Delivery } from '../delivery/useDelivery.ts'
import { messages as fundingMessages } from '../funding/messages.generated.ts'
import { isApproved } from '../funding/isApproved.ts'
import type { DropFunding } from '../funding/useFunding.ts'
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
  readonly funding: DropFunding | undefined
  /** Shows what is to be approved; undefined while that is shown. */
  readonly onAuthorise: (() => void) | undefined
}

/** What a drop is called, how far it is, and the buttons that continue it. */
export function DropHead(props: Props) {
  const t = useText(messages)
  const { token, terms, title, dropId, rowCount } = props.manifest
  const { overview } = props
  const { headline, claims, isSending, isUntouched } = overview
  const own = useText(fundingMessages)
  const claimsText = useClaimsText()
  const share = useShareLink(props)
  const { isOperator } = props.delivery.byKey
  const isServed = isByService(props.service.state, props.status)
  const kind =
    standards[terms.standard] ??
    (isUnwrapped(terms) ? t('coin') : t('coinFrom', { wrapped: toPlainName(takenToken(props.manifest).symbol) }))
  const chainName = useChainName()
  const approval = useApproval(props)
  const { address } = useAccount()
  const canTest =
    address !== undefined &&
    !isSending &&
    !isOperator &&
    !isServed &&
    !claims &&
    isUntouched &&
    !props.status.isCancelled &&
    rowCount > 1
  const isClaimed = claims?.kind === 'open' || claims?.kind === 'later'
  return (
    <TitleRow>
      <div>
        <h1>
          <UntrustedText text={title} />
        </h1>
        <p className={styles.facts}>
          <Pill tone={headline.tone}>
            {headline.text === 'claims' ? claims && claimsText(claims) : t(headline.text)}
          </Pill>
          {isAtRisk(props) && (
            <Pill tone="fault" icon={<TriangleAlert size={12} aria-hidden="true" />}>
              {own('atRisk')}
            </Pill>
          )}
          <span>
            {toPlainName(token.symbol)}, {kind}
          </span>
          <span>{chainName(terms.chainId)}</span>
          {isOperator && <KeyMark />}
          {isServed && <ServiceMark />}
        </p>
      </div>
      <ButtonRow className={styles.buttons}>
        <ButtonLink href={`/drops/new?duplicate=${dropId}`} prefetch={false}>
          {t('duplicate')}
        </ButtonLink>
        <ButtonLink href={`/drops/${dropId}/report`}>{t('report')}</ButtonLink>
        {isClaimed && share?.isPublic && <ButtonLink href={`/d/${dropId}`}>{own('recipientsView')}</ButtonLink>}
        {canTest && (approval ?? true) === true && (
          <Button onClick={() => void props.delivery.retry(0, [0])}>{t('testOne')}</Button>
        )}
        {isServed && !overview.isBusy ? (
          <ServiceButton service={props.service} isSecond={share !== undefined} />
        ) : (
          <SendButton {...props} />
        )}
        {share && (
          <ShareButton
            dropId={dropId}
            isPublic={share.isPublic}
            isClaims={claims !== undefined}
            isSecond={isShort(props)}
          />
        )}
      </ButtonRow>
    </TitleRow>
  )
}

/** Whether sharing the drop's link is what is next, and whether the link answers; undefined where something else is. */
function useShareLink({ manifest, status, overview, onAuthorise }: Props) {
  const { address } = useAccount()
  const { tab } = useRouter().query
  const { claims, isSending } = overview
  const isComplete = status.progress.openRows === 0
  const isSender = address !== undefined && isAddressEqual(address, manifest.terms.sender)
  const isForClaims = claims?.kind === 'open' || claims?.kind === 'later'
  const isNext = isForClaims ? !isSending : isComplete && isSender
  const { isKnown, visibility } = useKeepOnServer(manifest, isNext)
  if (!isNext || (isForClaims && !onAuthorise)) return undefined
  if (visibility === 'PUBLIC') return { isPublic: true }
  // Who is there already is not led there.
  return (isKnown || isForClaims) && tab !== 'share' ? { isPublic: false } : undefined
}

/** Copies the link that recipients are given; a list that is not published has none yet. */
function ShareButton({
  dropId,
  isPublic,
  isClaims,
  isSecond,
}: {
  readonly dropId: string
  readonly isPublic: boolean
  readonly isClaims: boolean
  /** Something else is to be done first. */
  readonly isSecond: boolean
}) {
  const t = useText(messages)
  if (!isPublic)
    return (
      <ButtonLink variant={isSecond ? 'plain' : 'primary'} href={{ query: { dropId, tab: 'share' } }} shallow>
        <Share2 size={16} aria-hidden="true" /> {t('publishAndShare')}
      </ButtonLink>
    )
  return (
    <CopyLink
      dropId={dropId}
      label={t(isClaims ? 'copyClaimLink' : 'copyLink')}
      variant={isSecond ? 'plain' : 'primary'}
    />
  )
}

/** Pauses the service, or lets it go on. */
function ServiceButton({
  service: { state, order, ordering },
  isSecond,
}: Pick<Props, 'service'> & {
  /** Something else is to be done first. */
  readonly isSecond: boolean
}) {
  const t = useText(serviceMessages)
  // What it needs stands below.
  if (state?.stage === 'BLOCKED') return null
  const isPaused = state?.intent === 'PAUSE'
  const Icon = isPaused ? Play : Pause
  return (
    <Button
      variant={isSecond ? 'plain' : 'primary'}
      disabled={ordering !== undefined}
      onClick={() => order({ kind: isPaused ? 'resume' : 'pause' })}
    >
      <Icon size={16} aria-hidden="true" /> {t(isPaused ? 'resume' : 'pause')}
    </Button>
  )
}

/** Recipients may claim, and not all of them can be paid. */
function isAtRisk({ overview: { claims, isSending, headline }, funding }: Pick<Props, 'overview' | 'funding'>) {
  const isClaimed = headline.text === 'claims' && claims?.kind === 'open' && !isSending
  if (!isClaimed || !funding || funding.isAsking) return false
  return funding.view.funding.state !== 'covered' && funding.view.isExact
}

/** The page offers to approve again, which comes first. */
function isShort({ funding }: Pick<Props, 'funding'>) {
  return funding !== undefined && !funding.isAsking && funding.isUnderWay && funding.view.funding.state !== 'covered'
}

/** Whether its sender may send it without taking what other drops count on: see `isApproved`. */
function useApproval({ manifest, overview, delivery, funding }: Props) {
  const { address } = useAccount()
  const isSender = address !== undefined && isAddressEqual(address, manifest.terms.sender)
  const isOwn = isSender && !overview.isBusy && !delivery.isElsewhere && !delivery.byKey.isOperator
  return isOwn ? isApproved(funding) : undefined
}

/** Pauses what this tab sends, or sends what is left. What recipients have not claimed has a place of its own. */
function SendButton(props: Props) {
  const { status, overview, delivery, onAuthorise } = props
  const t = useText(messages)
  const { isBusy, currentSlots, sendable, sendableRows, isUnbegun, claims, headline } = overview
  const isApproved = useApproval(props)
  const { address } = useAccount()
  const { openConnectModal } = useConnectModal()
  const isByKey = delivery.byKey.isOperator || delivery.byKey.isOpening
  if (isBusy)
    return (
      <Button variant="primary" disabled={delivery.state?.phase === 'pausing'} onClick={delivery.pause}>
        <Pause size={16} aria-hidden="true" />{' '}
        {currentSlots.length > 0 ? t('pauseAfter', slotValues(currentSlots)) : t('pause')}
      </Button>
    )
  if (sendable.length === 0 || status.isCancelled || headline.text === 'closed') return null
  if (claims && claims.kind !== 'not-enabled') return null
  // It is offered once it is known that it can be sent: what stands there does not turn into something else.
  if (isApproved === 'asking') return null
  if (isApproved === false || claims)
    return (
      onAuthorise && (
        <Button variant="primary" onClick={onAuthorise}>
          <Check size={16} aria-hidden="true" /> {t(claims ? 'approveClaims' : 'approveFirst')}
        </Button>
      )
    )
  if (address === undefined && !isByKey)
    return (
      <Button variant="primary" disabled={!openConnectModal} onClick={openConnectModal}>
        <Wallet size={16} aria-hidden="true" /> {t('connectToSend')}
      </Button>
    )
  const label = status.progress.settledRows > 0 ? 'sendRemaining' : 'sendTo'
  return (
    <Button
      variant="primary"
      disabled={delivery.isElsewhere || delivery.byKey.isOpening}
      onClick={() => void delivery.start(isUnbegun ? undefined : sendable)}
    >
      <Play size={16} aria-hidden="true" /> {t(label, { recipients: sendableRows })}
    </Button>
  )
}
