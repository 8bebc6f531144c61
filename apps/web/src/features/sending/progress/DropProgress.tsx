import { useRouter } from 'next/router'
import { useMemo, useState } from 'react'
import { activePhases, type DropStatus } from '@slotdrop/delivery'
import type { Manifest, ExcludedEntry } from '@slotdrop/drops'
import { Card } from '../../../components/layout/Card.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { SlotLegend } from '../../../components/slots/SlotLegend.tsx'
import { SlotSheet } from '../../../components/slots/SlotSheet.tsx'
import { useKeys } from '../../../components/useKeys.ts'
import { deviceBundles } from '../../../device/deviceBundles.ts'
import type { DropMode } from '../../../device/deviceStore.ts'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'
import { useText } from '../../../i18n/index.ts'
import { AuthorisePanel } from '../authorise/AuthorisePanel.tsx'
import { type Delivery, useDelivery } from '../delivery/useDelivery.ts'
import { KeyPanel } from '../key/KeyPanel.tsx'
import { SealLine } from '../manifest/SealLine.tsx'
import { messages } from '../messages.generated.ts'
import { canDelegate, type SendingWay } from '../plan/sendingWay.ts'
import { useWriteOffs } from '../rows/useWriteOffs.ts'
import { ServicePanel } from '../service/ServicePanel.tsx'
import { isByService, withService } from '../service/serviceOverview.ts'
import { withServiceRefusals } from '../service/serviceRefusals.ts'
import { type Service, useService } from '../service/useService.ts'
import { FlightTable } from '../slots/FlightTable.tsx'
import { SlotPanel } from '../slots/SlotPanel.tsx'
import { DropTabs } from '../views/DropTabs.tsx'
import { DropHead } from './DropHead.tsx'
import { DropLedger } from './DropLedger.tsx'
import { DropNotes } from './DropNotes.tsx'
import { type DropOverview, dropOverview } from './dropOverview.ts'
import styles from './DropProgress.module.css'
import { LinkedDrops } from './LinkedDrops.tsx'
import { Timeline } from './Timeline.tsx'
import { UnknownStatus } from './UnknownStatus.tsx'
import { useSelectedSlot } from './useSelectedSlot.ts'

const noWriteOffs: WriteOffs = new Map()

/** A drop on its way: what is paid, what is open, and the buttons that continue it. */
export function DropProgress({
  manifest,
  setAside,
  mode,
}: {
  readonly manifest: Manifest
  readonly setAside: readonly ExcludedEntry[]
  readonly mode: DropMode
}) {
  const t = useText(messages)
  const router = useRouter()
  const delivery = useDelivery(manifest)
  const { state, isUnreachable, isElsewhere, hasHistory, seenAt, byKey } = delivery
  const service = useService(manifest, delivery.status?.operator)
  const status = useMemo(
    () => delivery.status && withServiceRefusals(delivery.status, service.state, manifest),
    [delivery.status, service.state, manifest],
  )
  const { rows: writeOffs = noWriteOffs, writeOff } = useWriteOffs(manifest.dropId)
  const [isAuthorising, setAuthorising] = useState(() => deviceBundles.get(manifest.dropId) !== undefined)
  const [way, setWay] = useState<SendingWay>()
  const { selected, select } = useSelectedSlot(manifest.slotCount)
  const canPause = state !== undefined && activePhases.has(state.phase)
  useKeys({
    ...(canPause ? { p: delivery.pause } : {}),
    e: () => void router.push(`/drops/${manifest.dropId}/report`),
  })
  if (!status) return <UnknownStatus manifest={manifest} isUnreachable={isUnreachable} />

  const overview = withService(
    dropOverview({ manifest, status, state, writeOffs, isElsewhere, hasHistory, now: seenAt }),
    service.state,
    status,
  )
  const retryByService = isByService(service.state, status) ? async () => service.order({ kind: 'resume' }) : undefined
  const isAllowanceShort = isAuthorising || delivery.isAllowanceShort
  return (
    <>
      <DropHead manifest={manifest} status={status} overview={overview} delivery={delivery} service={service} />
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
        onLetService={
          canDelegate({ manifest, mode })
            ? () => {
                setWay('service')
                setAuthorising(true)
              }
            : undefined
        }
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
          }}
          readyLabel={t('backToSending')}
        />
      )}
      <DropLedger
        manifest={manifest}
        status={status}
        overview={overview}
        gasPrice={delivery.gasPrice}
        pace={byKey.isOperator && overview.isBusy ? state?.pace : undefined}
        finishBy={byKey.report.orders?.fees.finishBy}
        now={seenAt}
      />
      <div className={styles.columns}>
        <div>
          <SectionHead>
            <h2>{t('slots')}</h2>
            <SlotLegend slots={overview.sheet} />
          </SectionHead>
          <SlotSheet slots={overview.sheet} selected={selected} onSelect={select} />
          {byKey.isOperator && <FlightTable manifest={manifest} status={status} now={seenAt} />}
        </div>
        <div className={styles.views}>
          <DropTabs
            manifest={manifest}
            status={status}
            setAside={setAside}
            isBusy={overview.isSending}
            onRetry={delivery.retry}
            onRetryAll={retryByService}
            writeOffs={writeOffs}
            onWriteOff={async (rows, reason) => {
              await writeOff(rows, reason)
              // The list of drops counts without them.
              await delivery.refetch()
            }}
          />
        </div>
        <Details
          manifest={manifest}
          status={status}
          overview={overview}
          delivery={delivery}
          service={service}
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
  selected,
  onRetry,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly overview: DropOverview
  readonly delivery: Delivery
  readonly service: Service
  readonly selected: number | undefined
  readonly onRetry: Delivery['retry']
}) {
  const t = useText(messages)
  const { byKey } = delivery
  return (
    <aside aria-label={t('details')}>
      {selected === undefined && !byKey.isOperator && !service.state && (
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
      <ServicePanel manifest={manifest} service={service} />
      {byKey.key.status === 'made' && (
        <KeyPanel manifest={manifest} openSlots={overview.sendable.length} byKey={byKey} onAllow={delivery.allow} />
      )}
      <div className={styles.timeline}>
        <Timeline manifest={manifest} status={status} />
      </div>
    </aside>
  )
}
