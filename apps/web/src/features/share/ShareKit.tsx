import { Download } from 'lucide-react'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { useText } from '../../i18n/index.ts'
import { ChatPreview } from './ChatPreview.tsx'
import { CopyLink } from './CopyLink.tsx'
import { LinkField } from './LinkField.tsx'
import { messages } from './messages.generated.ts'
import { publicLink } from './publicLink.ts'
import { Post } from './Post.tsx'
import { QrCode } from './QrCode.tsx'
import { RecordFiles } from './RecordFiles.tsx'
import { saveQr, saveQrPicture } from './saveLinks.ts'
import type { SharedDrop } from './SharedDrop.ts'
import styles from './ShareKit.module.css'

/** The link of a published drop, as a picture, in a text, as a chat shows it, and one for each recipient. */
export function ShareKit({ drop }: { readonly drop: SharedDrop }) {
  const t = useText(messages)
  const { manifest } = drop
  return (
    <div className={styles.kit}>
      <div className={styles.side}>
        <Card as="section" className={styles.card} aria-label={t('link')}>
          <h2>{t('link')}</h2>
          <LinkField dropId={manifest.dropId}>
            <CopyLink dropId={manifest.dropId} label={t('copy')} />
          </LinkField>
          <div className={styles.picture}>
            <QrCode className={styles.code} text={publicLink(manifest.dropId)} label={t('qrCode')} />
            <div>
              <p className="muted">{t('linkText')}</p>
              <div className={styles.buttons}>
                <Button size="small" aria-label={t('qrAsSvg')} onClick={() => saveQr(manifest)}>
                  <Download size={14} aria-hidden="true" /> {'SVG'}
                </Button>
                <Button size="small" aria-label={t('qrAsPng')} onClick={() => void saveQrPicture(manifest)}>
                  <Download size={14} aria-hidden="true" /> {'PNG'}
                </Button>
                <ButtonLink size="small" variant="ghost" href={`/d/${manifest.dropId}`}>
                  {t('seeIt')}
                </ButtonLink>
              </div>
            </div>
          </div>
        </Card>
        <RecordFiles manifest={manifest} />
      </div>
      <div className={styles.side}>
        <Post drop={drop} />
        <ChatPreview manifest={manifest} />
      </div>
    </div>
  )
}
