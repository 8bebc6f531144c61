import { WaitProgress } from '../../components/WaitProgress.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './DropLoading.module.css'

/**
 * What stands there while a drop is read: in the first HTML already, so that a slow phone has something to read.
 *
 * @param done from 0 to 1
 */
export function DropLoading({ done }: { readonly done: number }) {
  const t = useText(messages)
  return (
    <div className={styles.wait}>
      <div role="status">
        <h1>{t('readingTitle')}</h1>
        <p className={styles.promise}>{t('readingPromise')}</p>
      </div>
      <WaitProgress done={done} />
    </div>
  )
}
