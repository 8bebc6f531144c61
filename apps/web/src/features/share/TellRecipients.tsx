import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { useText } from '../../i18n/index.ts'
import { LinkField } from './LinkField.tsx'
import { messages } from './messages.generated.ts'
import { usePostText } from './Post.tsx'
import { publicLink } from './publicLink.ts'
import { QrCode } from './QrCode.tsx'
import { saveLinks, saveQr } from './saveLinks.ts'
import type { SharedDrop } from './SharedDrop.ts'
import styles from './TellRecipients.module.css'
import { useKeepOnServer } from './upload/useKeepOnServer.ts'
import { useCopied } from './useCopied.ts'

/** The link of a drop beside its figures, with all there is to hand it out, where it answers; else that it is still to be published. */
export function TellRecipients({ drop }: { readonly drop: SharedDrop }) {
  const { dropId } = drop.manifest
  const t = useText(messages)
  const { isKnown, visibility } = useKeepOnServer(drop.manifest)
  if (!isKnown) return null
  return (
    <Card as="section" className={styles.kit} aria-label={t('tellRecipients')}>
      <h2>{t('tellRecipients')}</h2>
      {visibility === 'PUBLIC' ? (
        <Kit drop={drop} />
      ) : (
        <>
          <p className="muted">{t('linkShowsNothing')}</p>
          <ButtonLink size="small" href={{ query: { dropId, tab: 'share' } }} shallow scroll={false}>
            {t('whatPublishingMeans')}
          </ButtonLink>
        </>
      )}
    </Card>
  )
}

function Kit({ drop }: { readonly drop: SharedDrop }) {
  const t = useText(messages)
  const { manifest } = drop
  const [isShort, setShort] = useState(false)
  const link = publicLink(manifest.dropId)
  const copied = useCopied(link)
  const text = usePostText(drop)(isShort ? 'short' : 'post')
  const post = useCopied(text)
  const LinkIcon = copied.isCopied ? Check : Copy
  const PostIcon = post.isCopied ? Check : Copy
  return (
    <>
      <LinkField dropId={manifest.dropId}>
        <Button aria-label={copied.isCopied ? t('copied') : t('copy')} onClick={copied.copy}>
          <LinkIcon size={16} aria-hidden="true" />
        </Button>
      </LinkField>
      <div className={styles.picture}>
        <QrCode className={styles.code} text={link} label={t('qrCode')} />
        <div>
          <p className="small">{t('linkText')}</p>
          <Button size="small" onClick={() => saveQr(manifest)}>
            <Download size={14} aria-hidden="true" /> {t('qrAsSvg')}
          </Button>
          <Button size="small" onClick={() => void saveLinks(manifest)}>
            <Download size={14} aria-hidden="true" /> {t('countLinks', { rows: manifest.rowCount })}
          </Button>
        </div>
      </div>
      <h3>{t('post')}</h3>
      <p className={styles.post}>{text}</p>
      <div className={styles.actions}>
        <Button onClick={post.copy}>
          <PostIcon size={16} aria-hidden="true" /> {t(post.isCopied ? 'copied' : 'copyPost')}
        </Button>
        <Button variant="ghost" onClick={() => setShort(!isShort)}>
          {t(isShort ? 'longerPost' : 'shorterPost')}
        </Button>
      </div>
    </>
  )
}
