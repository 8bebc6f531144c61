import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { ButtonLink } from '../../components/Button.tsx'
import { Notes } from '../../components/layout/Notes.tsx'
import { Note } from '../../components/Note.tsx'
import { WaitProgress } from '../../components/WaitProgress.tsx'
import { useText } from '../../i18n/index.ts'
import { useManifest } from '../sending/index.ts'
import { messages } from './messages.generated.ts'
import { RebuiltReport } from './laterParts.ts'
import { Report } from './Report.tsx'
import { prepareReport } from './reportQuery.ts'

/** Where every base unit of a drop is, from the sealed list and the chain. */
export function ReportPage() {
  const t = useText(messages)
  const { query } = useRouter()
  const dropId = typeof query['dropId'] === 'string' ? query['dropId'] : undefined
  const { state } = useManifest(dropId)
  // While the list is opened: none of it is shown before the chain is asked.
  useEffect(() => {
    prepareReport()
    void RebuiltReport.load()
  }, [])
  if (state.status === 'loading')
    return (
      <>
        <h1>{t('report')}</h1>
        <p className="muted" role="status">
          {t('lookingForList')}
        </p>
        <WaitProgress done={state.done} />
      </>
    )
  if (state.status === 'missing')
    return (
      <>
        <h1>{t('report')}</h1>
        <Notes>
          <Note
            tone="flight"
            title={t('listMissing')}
            actions={<ButtonLink href={`/drops/${dropId ?? ''}`}>{t('openDrop')}</ButtonLink>}
          >
            {t('listMissingText')}
          </Note>
        </Notes>
      </>
    )
  const { manifest, setAside, mode, recipientDecisions = [] } = state
  return (
    <Report
      key={manifest.dropId}
      manifest={manifest}
      setAside={setAside}
      mode={mode}
      recipientDecisions={recipientDecisions}
    />
  )
}
