import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toDeliveryError } from '@slotdrop/delivery'
import type { Manifest, ExcludedEntry } from '@slotdrop/drops'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { SkeletonList } from '../../components/layout/SkeletonList.tsx'
import { TitleRow } from '../../components/layout/TitleRow.tsx'
import { claimsTones, useClaimsText } from '../../components/drop-state/useClaimsText.ts'
import { Pill } from '../../components/Pill.tsx'
import type { DropMode } from '../../device/deviceStore.ts'
import { Note } from '../../components/Note.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import { useChainClient } from '../account/index.ts'
import { SealLine, useAmountWriter } from '../sending/index.ts'
import { messages } from './messages.generated.ts'
import type { Agreement } from './rebuildReport.ts'
import styles from './Report.module.css'
import { ReportDownloads } from './ReportDownloads.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { type MadeReport, reportQuery } from './reportQuery.ts'
import { RevokeAllowance } from './RevokeAllowance.tsx'
import { Totals } from './Totals.tsx'

/** The report of one drop, rebuilt when the page opens and whenever somebody asks. */
export function Report({
  manifest,
  setAside,
  mode,
}: {
  readonly manifest: Manifest
  readonly setAside: readonly ExcludedEntry[]
  readonly mode: DropMode
}) {
  const t = useText(messages)
  const say = useSay()
  const client = useChainClient(manifest.terms.chainId)
  const [done, setDone] = useState(0)
  const { data, error, isFetching, refetch } = useQuery(
    reportQuery({ client, manifest, setAside, mode, onProgress: setDone }),
  )
  const isMade = !isFetching && (data !== undefined || error !== null)
  const percent = Math.round(done * 100)
  const rebuild = () => void refetch()
  return (
    <article className={styles.report}>
      <TitleRow>
        <h1>{t.rich('title', { name: () => <UntrustedText text={manifest.title} /> })}</h1>
        <ButtonRow className={styles.actions}>
          <ButtonLink href={`/drops/${manifest.dropId}`}>{t('backToDrop')}</ButtonLink>
          <ButtonLink href={`/drops/new?duplicate=${manifest.dropId}`} prefetch={false}>
            {t('duplicate')}
          </ButtonLink>
          <Button disabled={!isMade} onClick={rebuild}>
            {isMade ? t('rebuild') : t('readingChain')}
          </Button>
        </ButtonRow>
      </TitleRow>
      <SealLine manifest={manifest} />
      <div aria-live="polite">
        {!isMade && (
          <>
            <p className="muted" role="status">
              {t('readingSlots', { slots: manifest.slotCount })}
            </p>
            <ProgressBar settled={percent} total={100} label={t('percentRead', { percent })} />
            <SkeletonList />
          </>
        )}
        {isMade && error && (
          <Note tone="flight" title={t('unreadable')} actions={<Button onClick={rebuild}>{t('tryAgain')}</Button>}>
            {t('unreadableText', { reason: say(toDeliveryError(error)) })}
          </Note>
        )}
      </div>
      {isMade && !error && data && <Made made={data} manifest={manifest} />}
    </article>
  )
}

function Made({ made, manifest }: { readonly made: MadeReport; readonly manifest: Manifest }) {
  const amount = useAmountWriter(manifest)
  const claimsText = useClaimsText()
  return (
    <>
      {made.claims && (
        <p>
          <Pill tone={claimsTones[made.claims.kind]}>{claimsText(made.claims)}</Pill>
        </p>
      )}
      <Totals manifest={manifest} report={made.report} merged={made.source?.merged.length ?? 0} amount={amount} />
      <Match agreement={made.agreement} />
      <ReportFacts manifest={manifest} at={made.at} fees={made.fees} />
      <ReportDownloads manifest={manifest} made={made} />
      <RevokeAllowance manifest={manifest} isComplete={made.report.open === 0n} />
    </>
  )
}

/** Whether the ledger and the logs of the chain agree. */
function Match({ agreement: { settledRows, rowsInLogs, missingRows } }: { readonly agreement: Agreement }) {
  const t = useText(messages)
  return missingRows === 0 ? (
    <Note tone="settled" title={t('matches')}>
      {t('matchesText', { settled: settledRows, inLogs: rowsInLogs })}
    </Note>
  ) : (
    <Note tone="flight" title={t('differs')}>
      {t('differsText', { rows: missingRows })}
    </Note>
  )
}
