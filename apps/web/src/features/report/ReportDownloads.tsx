import {
  type Manifest,
  manifestChunks,
  reportCsvChunks,
  reportToJson,
  type RowOrder,
  toStandardTreeDump,
} from '@slotdrop/drops'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { downloadChunks } from '../../components/download.ts'
import { downloadPrivateList } from '../../components/downloadPrivateList.ts'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import type { RecipientDecision } from '../../device/recipientDecisions.ts'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './Report.module.css'
import type { MadeReport } from './reportQuery.ts'
import { toReportDecisions } from './toReportDecisions.ts'

/** A report, its list and its tree as files, and on paper. */
export function ReportDownloads({
  manifest,
  made: { report, source, fees, at: madeAt },
  recipientDecisions,
}: {
  readonly manifest: Manifest
  readonly made: MadeReport
  readonly recipientDecisions: readonly RecipientDecision[]
}) {
  const t = useText(messages)
  const [order, setOrder] = useState<RowOrder>('source')
  const optionsNow = () => ({ source, order, fees, madeAt, decisions: toReportDecisions(recipientDecisions) })
  const name = manifest.fingerprint
  const save = (file: string, chunks: Iterable<string>, type: string) => void downloadChunks(file, chunks, type)
  return (
    <ButtonRow className={styles.actions}>
      {source && (
        <label className={styles.order}>
          <span>{t('order')}</span>
          <select value={order} onChange={({ target }) => setOrder(target.value === 'account' ? 'account' : 'source')}>
            <option value="source">{t('orderOfFile')}</option>
            <option value="account">{t('orderByAddress')}</option>
          </select>
        </label>
      )}
      <Button
        variant="primary"
        onClick={() => save(`${name}-report.csv`, reportCsvChunks(report, manifest, optionsNow()), 'text/csv')}
      >
        {t('downloadCsv')}
      </Button>
      <Button
        onClick={() => save(`${name}-report.json`, [reportToJson(report, manifest, optionsNow())], 'application/json')}
      >
        {t('downloadJson')}
      </Button>
      <Button onClick={() => save(`${name}.json`, manifestChunks(manifest), 'application/json')}>
        {t('downloadList')}
      </Button>
      {source && <Button onClick={() => void downloadPrivateList(manifest)}>{t('downloadPrivateList')}</Button>}
      <Button
        onClick={() => save(`${name}-tree.json`, [JSON.stringify(toStandardTreeDump(manifest))], 'application/json')}
      >
        {t('downloadTree')}
      </Button>
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </ButtonRow>
  )
}
