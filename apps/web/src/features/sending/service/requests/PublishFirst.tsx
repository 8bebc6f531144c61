import { Note } from '../../../../components/Note.tsx'
import { useText } from '../../../../i18n/index.ts'
import { PublishConsent, type useKeepOnServer } from '../../../share/index.ts'
import styles from '../../key/KeyPanel.module.css'
import { messages } from '../messages.generated.ts'

/** Recipients find themselves in the published list: without it nobody can ask. */
export function PublishFirst({ keeping }: { readonly keeping: ReturnType<typeof useKeepOnServer> }) {
  const t = useText(messages)
  return (
    <div className={styles.form}>
      <Note title={t('publishFirst')}>{t('publishFirstText')}</Note>
      <PublishConsent keeping={keeping} />
    </div>
  )
}
