import { prefetchOnIdle } from '../../../components/lazyPart.tsx'
import { useRouter } from 'next/router'
import { useEffect, useMemo, useState } from 'react'
import { activePhases, type DropStatus, type Reason } from '@slotdrop/delivery'
import type { Manifest, ExcludedEntry } from '@slotdrop/drops'
import { Card } from '../../../components/layout/Card.tsx'
import { useKeys } from '../../../components/useKeys.ts'
import { deviceBundles } from '../../../device/dropFacts.ts'
import type { DropMode } from '../../../device/deviceStore.ts'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'
import { useText } from '../../../i18n/index.ts'
import { TellRecipients } from '../../share/index.ts'
import { type Delivery, useDelivery } from '../delivery/useDelivery.ts'
import { useFunding } from '../funding/useFunding.ts'
import { SealLine } from '../manifest/SealLine.tsx'
import { messages } from '../messages.generated.ts'
import { canDelegate, type SendingWay } from '../plan/sendingWay.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import { useWriteOffs } from '../rows/useWriteOffs.ts'
import { withTrialReasons } from '../rows/withTrialReasons.ts'
import { isByService, withService } from '../service/serviceOverview.ts'
import { withServiceRefusals } from '../service/serviceRefusals.ts'
import { type Service, useService } from '../service/useService.ts'
import { DropTabs } from '../views/DropTabs.tsx'
import { DropHead } from './DropHead.tsx'
import { DropLedger } from './DropLedger.tsx'
import { DropMoney, DropRest } from './DropMoney.tsx'
import { DropNotes } from './DropNotes.tsx'
import { type DropOverview, dropOverview } from './dropOverview.ts'
import styles from './DropProgress.module.css'
import { DropSheet } from './DropSheet.tsx'
import {
  AuthorisePanel,
  FlightTable,
  KeyPanel,
  loadPanels,
  RequestsPanel,
  ServicePanel,
  SlotPanel,
} from './laterPanels.tsx'
import { LinkedDrops } from './LinkedDrops.tsx'
import { Timeline } from './Timeline.tsx'
import { UnknownStatus } from './UnknownStatus.tsx'
import { useSelectedSlot } from './useSelectedSlot.ts'

const noWriteOffs: WriteOffs = new Map()

/** What chain and service say of a drop, with the reasons that are known of its refused rows. */
function useFollowed(manifest: Manifest, refusals: ReadonlyMap<number, Reason> | undefined) {
  const delivery = useDelivery(manifest)
  const service = useService(manifest, delivery.status?.operator)
  const status = useMemo(
    () => delivery.status && withTrialReasons(withServiceRefusals(delivery.status, service.state, manifest), refusals),
    [delivery.status, service.state, manifest, refusals],
  )
  return { delivery, service, status }
}

/** A drop on its way: what is paid, what is open, and the buttons that continue it. */
export function DropProgress({
  manifest,
  setAside,
  mode,
  refusals,
}: {
  readonly manifest: Manifest
  readonly setAside: readonly ExcludedEntry[]
  readonly mode: DropMode
  /** Why rows were refused when they were tried before the sealing. */
  readonly refusals?: ReadonlyMap<number, Reason> | undefined
}) {
  const t = useText(messages)
  const router = useRouter()
  const { delivery, service, status } = useFollowed(manifest, refusals)
  const { state, isUnreachable, isElsewhere, hasHistory, seenAt, byKey } = delivery
  const { rows: writeOffs = noWriteOffs, writeOff } = useWriteOffs(manifest.dropId)
  const [isAuthorising, setAuthorising] = useState(() => deviceBundles.get(manifest.dropId) !== undefined)
  const [way, setWay] = useState<SendingWay>()
  const { selected, select } = useSelectedSlot(manifest.slotCount)
  const funding = useFunding(manifest, { status, funds: delivery.funds, seenAt })
  useEffect(() => prefetchOnIdle(loadPanels), [])
  const canPause = state !== undefined && activePhases.has(state.phase)
  useKeys({
    ...(canPause ? { p: delivery.pause } : {}),
    e: () => void router.push(`/drops/${manifest.dropId}/report`),
  })
  if (!status) return <UnknownStatus manifest={manifest} isUnreachable={isUnreachable} />

  const overview = withService(
    dropOverview({ manifest, status, state, writeOffs, mode, isElsewhere, hasHistory, now: seenAt }),
    service,
    status,
  )
  // What was asked for is tried again when it is asked for again.
  const isRetried = isByService(service.state, status) && service.state.scope === 'ALL'
  const retryByService = isRetried ? async () => service.order({ kind: 'resume' }) : undefined
  const isAllowanceShort = isAuthorising || delivery.isAllowanceShort
  const letSend = (by: SendingWay) => {
    setWay(by)
    setAuthorising(true)
  }
  const money = { manifest, status, overview, delivery, funding, isAuthorising: isAllowanceShort }
  return (
    <>
      <DropHead
        {...{ manifest, status, overview, delivery, service, funding }}
        onAuthorise={isAllowanceShort ? undefined : () => setAuthorising(true)}
      />
      <SealLine manifest={manifest} />
      <LinkedDrops dropId={manifest.dropId} />
      <DropNotes
        manifest={manifest}
        status={status}
        overview={overview}
        delivery={delivery}
        service={service}
        isAllowanceShort={isAllowanceShort}
        onAuthorise={() => setAuthorising(true)}
        onLetKey={() => letSend('key')}
        onLetService={canDelegate({ manifest, mode }) ? () => letSend('service') : undefined}
        onSelect={select}
      />
      {isAllowanceShort && status.progress.openRows > 0 && !overview.isBusy && !status.isCancelled && (
        <AuthorisePanel
          manifest={manifest}
          mode={mode}
          openSlots={overview.sendable.length}
          way={way}
          onReady={(chosen) => {
            setAuthorising(false)
            setWay(undefined)
            void delivery.goOn(chosen)
            void service.refetch()
            void delivery.refetch()
          }}
          readyLabel={t('backToSending')}
        />
      )}
      <DropLedger
        {...{ manifest, status, overview }}
        gasPrice={delivery.gasPrice}
        pace={byKey.isOperator && overview.isBusy ? state?.pace : undefined}
        finishBy={byKey.report.orders?.fees.finishBy}
        service={service.state}
        now={seenAt}
      />
      <div className={styles.columns}>
        <div>
          <DropMoney {...money} />
          <DropSheet manifest={manifest} status={status} overview={overview} selected={selected} onSelect={select} />
          {byKey.isOperator && <FlightTable manifest={manifest} status={status} now={seenAt} />}
          <DropRest {...money} />
        </div>
        <div className={styles.views}>
          <DropTabs
            manifest={manifest}
            status={status}
            isForClaims={overview.claims !== undefined}
            setAside={setAside}
            isBusy={overview.isSending}
            onRetry={delivery.retry}
            onRetryAll={retryByService}
            writeOffs={writeOffs}
            onChanged={delivery.refetch}
            onWriteOff={async (rows, reason) => {
              await writeOff(rows, reason)
              // The list of drops counts without them.
              await delivery.refetch()
            }}
          />
        </div>
        <Details
          {...{ manifest, status, overview, delivery, service }}
          excluded={setAside.length}
          selected={selected}
          onRetry={retryByService ?? delivery.retry}
        />
      </div>
    </>
  )
}

/** Beside the slots: one of them, who sends, and what happened. */
function Details({
  manifest,
  status,
  overview,
  delivery,
  service,
  excluded,
  selected,
  onRetry,
}: {
  readonly manifest: Manifest
  /** Lines of the list that were left out before it was sealed. */
  readonly excluded: number
  readonly status: DropStatus
  readonly overview: DropOverview
  readonly delivery: Delivery
  readonly service: Service
  readonly selected: number | undefined
  readonly onRetry: Delivery['retry']
}) {
  const t = useText(messages)
  const amount = useAmountWriter(manifest)
  const { byKey } = delivery
  return (
    <aside aria-label={t('details')}>
      {selected === undefined && overview.claims && (
        <div className={styles.share}>
          <TellRecipients drop={{ manifest, isForClaims: true, excluded, amount }} />
        </div>
      )}
      {selected === undefined && !overview.claims && !byKey.isOperator && !service.state && (
        <Card>
          <h2>{t('oneSlot')}</h2>
          <p className={`muted ${styles.hint}`}>{t('oneSlotText')}</p>
        </Card>
      )}
      {selected !== undefined && (
        <SlotPanel
          manifest={manifest}
          status={status}
          index={selected}
          isBusy={overview.isSending}
          onRetry={onRetry}
          onSpeedUp={delivery.speedUp}
          onCancel={delivery.cancel}
          keyAddress={byKey.isOperator && byKey.key.status === 'made' ? byKey.key.address : undefined}
        />
      )}
      <div id="sender-service" className={styles.service}>
        {service.state && <ServicePanel manifest={manifest} service={service} />}
      </div>
      <RequestsPanel
        manifest={manifest}
        status={status}
        claims={overview.claims}
        service={service}
        onRegistered={delivery.refetch}
      />
      {byKey.key.status === 'made' && (
        <KeyPanel manifest={manifest} openSlots={overview.sendable.length} byKey={byKey} onAllow={delivery.allow} />
      )}
      <div className={styles.timeline}>
        <Timeline manifest={manifest} status={status} isSending={overview.isBusy || overview.isSending} />
      </div>
    </aside>
  )
}
