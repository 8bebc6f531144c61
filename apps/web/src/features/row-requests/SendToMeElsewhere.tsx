import { ExternalLink } from 'lucide-react'
import { ButtonLink } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './SendToMe.module.css'

/** Leads to the page on which rows can be asked for, where this site has no server. */
export function SendToMeElsewhere({ page }: { readonly page: string }) {
  const t = useText(messages)
  return (
    <div className={styles.panel} data-size="normal">
      <ButtonLink href={page} target="_blank" rel="noreferrer" className={styles.elsewhere}>
        {t('sendToMeElsewhere')} <ExternalLink size={16} aria-hidden="true" />
      </ButtonLink>
      <p className="small muted">{t('elsewhereText', { site: new URL(page).host })}</p>
    </div>
  )
}
