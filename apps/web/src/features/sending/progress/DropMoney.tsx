import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import type { Delivery } from '../delivery/useDelivery.ts'
import type { DropFunding } from '../funding/useFunding.ts'
import type { DropOverview } from './dropOverview.ts'
import { FundingSection, SendRest } from './laterPanels.tsx'

type MoneyProps = {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly overview: DropOverview
  readonly delivery: Delivery
  readonly funding: DropFunding | undefined
  /** What is to be approved is shown elsewhere on the page. */
  readonly isAuthorising: boolean
}

/** Whether everybody who is left can be paid: where recipients claim, and where a drop that began can't be finished. */
export function DropMoney({ manifest, status, overview, delivery, funding, isAuthorising }: MoneyProps) {
  const { claims, isSending } = overview
  if (!funding || funding.isAsking || claims?.kind === 'not-enabled' || claims?.kind === 'closed') return null
  const isShort = funding.view.funding.state !== 'covered' && funding.isUnderWay && !isSending
  // Where it is just being approved, the steps of that say what is missing.
  if (!claims && (!isShort || isAuthorising)) return null
  return (
    <FundingSection
      manifest={manifest}
      funding={funding}
      openRows={status.progress.openRows}
      isClaim={claims !== undefined}
      isBusy={isSending || isAuthorising}
      onApproved={delivery.refetch}
    />
  )
}

/** Sending what recipients have not claimed. */
export function DropRest({ manifest, status, overview, delivery, funding, isAuthorising }: MoneyProps) {
  const { claims, sendable, isUnbegun, isBusy } = overview
  const isClaimed = claims?.kind === 'open' || claims?.kind === 'later'
  if (!isClaimed || isBusy || isAuthorising || sendable.length === 0) return null
  return (
    <SendRest
      manifest={manifest}
      openRows={status.progress.openRows}
      openSlots={sendable.length}
      funding={funding}
      isDisabled={delivery.isElsewhere || delivery.byKey.isOpening}
      onSend={() => void delivery.start(isUnbegun ? undefined : sendable)}
    />
  )
}
