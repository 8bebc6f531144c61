import {
  type DropReport,
  type Manifest,
  manifestChunks,
  reportCsvChunks,
  reportToJson,
  toStandardTreeDump,
} from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { downloadChunks } from '../../components/download.ts'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'

/** A report, its list and its tree as files, and on paper. */
export function ReportDownloads({
  manifest,
  report,
  className,
}: {
  readonly manifest: Manifest
  readonly report: DropReport
  readonly className: string | undefined
}) {
  const t = useText(messages)
  const name = manifest.fingerprint
  const save = (file: string, chunks: Iterable<string>, type: string) => void downloadChunks(file, chunks, type)
  return (
    <ButtonRow className={className}>
      <Button
        variant="primary"
        onClick={() => save(`${name}-report.csv`, reportCsvChunks(report, manifest), 'text/csv')}
      >
        {t('downloadCsv')}
      </Button>
      <Button onClick={() => save(`${name}-report.json`, [reportToJson(report, manifest)], 'application/json')}>
        {t('downloadJson')}
      </Button>
      <Button onClick={() => save(`${name}.json`, manifestChunks(manifest), 'application/json')}>
        {t('downloadList')}
      </Button>
      <Button
        onClick={() => save(`${name}-tree.json`, [JSON.stringify(toStandardTreeDump(manifest))], 'application/json')}
      >
        {t('downloadTree')}
      </Button>
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </ButtonRow>
  )
}
