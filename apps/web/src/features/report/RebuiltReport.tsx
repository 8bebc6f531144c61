import type { Manifest } from '@slotdrop/drops'
import { claimsTones, useClaimsText } from '../../components/drop-state/useClaimsText.ts'
import { Card } from '../../components/layout/Card.tsx'
import { Note } from '../../components/Note.tsx'
import { Pill } from '../../components/Pill.tsx'
import { DecisionList } from '../../components/recipient-decisions/DecisionList.tsx'
import type { RecipientDecision } from '../../device/recipientDecisions.ts'
import { useText } from '../../i18n/index.ts'
import { useAmountWriter } from '../sending/index.ts'
import { messages } from './messages.generated.ts'
import type { ReportAgreement } from '@slotdrop/delivery'
import { ReportDownloads } from './ReportDownloads.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import type { MadeReport } from './reportQuery.ts'
import { RevokeAllowance } from './RevokeAllowance.tsx'
import styles from './Report.module.css'
import { Totals } from './Totals.tsx'

/** A report that was rebuilt: its figures, whether the chain agrees with itself, and its files. */
export function RebuiltReport({
  made,
  manifest,
  recipientDecisions,
}: {
  readonly made: MadeReport
  readonly manifest: Manifest
  readonly recipientDecisions: readonly RecipientDecision[]
}) {
  const t = useText(messages)
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
      {recipientDecisions.length > 0 && (
        <Card as="section" className={styles.decisions} aria-label={t('recipientDecisions')}>
          <h2>{t('recipientDecisions')}</h2>
          <p className="small">{t('recipientDecisionsText')}</p>
          <DecisionList decisions={recipientDecisions} areAccountsOpen />
        </Card>
      )}
      <ReportDownloads manifest={manifest} made={made} recipientDecisions={recipientDecisions} />
      <RevokeAllowance manifest={manifest} isComplete={made.report.open === 0n} />
    </>
  )
}

/** Whether the ledger and the logs of the chain agree. */
function Match({ agreement: { settledRows, rowsInLogs, missingRows } }: { readonly agreement: ReportAgreement }) {
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
