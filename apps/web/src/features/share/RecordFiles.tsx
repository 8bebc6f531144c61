import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Manifest, manifestChunks } from '@slotdrop/drops'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { downloadChunks } from '../../components/download.ts'
import { Card } from '../../components/layout/Card.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './RecordFiles.module.css'
import { saveLinks } from './saveLinks.ts'

/** What the sender of a published drop keeps of it, or sends to single recipients. */
export function RecordFiles({ manifest }: { readonly manifest: Manifest }) {
  const t = useText(messages)
  const { dropId, fingerprint, rowCount } = manifest
  return (
    <Card as="section" aria-label={t('records')}>
      <h2>{t('records')}</h2>
      <ul className={styles.files}>
        <FileLine title={t('personalLinks')} text={t('personalLinksText', { rows: rowCount })}>
          <Button size="small" aria-label={t('linksAsCsv')} onClick={() => void saveLinks(manifest)}>
            <Download size={14} aria-hidden="true" /> {'CSV'}
          </Button>
        </FileLine>
        <FileLine title={t('sealedList')} text={t('sealedListText')}>
          <Button
            size="small"
            aria-label={t('listAsJson')}
            onClick={() => void downloadChunks(`${fingerprint}.json`, manifestChunks(manifest), 'application/json')}
          >
            <Download size={14} aria-hidden="true" /> {'JSON'}
          </Button>
        </FileLine>
        <FileLine title={t('report')} text={t('reportText')}>
          <ButtonLink size="small" href={`/drops/${dropId}/report`} aria-label={t('openReport')}>
            {t('openIt')}
          </ButtonLink>
        </FileLine>
      </ul>
    </Card>
  )
}

function FileLine({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p className="muted">{text}</p>
      </div>
      {children}
    </li>
  )
}
