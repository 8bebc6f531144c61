import type { Manifest } from '@slotdrop/drops'
import { Card } from '../../components/layout/Card.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { useText } from '../../i18n/index.ts'
import styles from './ChatPreview.module.css'
import { messages } from './messages.generated.ts'

/** Width and height of the picture that this site draws for messengers, in pixels. */
const pictureSize = { width: 1200, height: 630 }

/** The link of a published drop as a messenger shows it: the very picture that it fetches. */
export function ChatPreview({ manifest: { dropId, title } }: { readonly manifest: Manifest }) {
  const t = useText(messages)
  return (
    <Card as="section" aria-label={t('inChat')}>
      <h2>{t('inChat')}</h2>
      <figure className={styles.preview}>
        <img src={`/api/cards/${dropId}.png`} alt={t('chatPicture')} loading="lazy" {...pictureSize} />
        <figcaption>
          <strong>
            <UntrustedText text={title} />
          </strong>
          <span className="small muted">
            <bdi>{location.host}</bdi>
          </span>
        </figcaption>
      </figure>
    </Card>
  )
}
