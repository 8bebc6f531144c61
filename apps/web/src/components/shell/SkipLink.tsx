import { useText } from '../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './SkipLink.module.css'

/** Leads the keyboard past the header, to the page's content. */
export function SkipLink() {
  const t = useText(messages)
  return (
    <a className={styles.skipLink} href="#content">
      {t('skip')}
    </a>
  )
}
