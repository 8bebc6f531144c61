import { useEffect, useState } from 'react'
import { useText } from '../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { ProgressBar } from './ProgressBar.tsx'
import styles from './WaitProgress.module.css'

/** What ends sooner shows no bar: it would only flicker. */
const noticedAfterMilliseconds = 500

/**
 * How far a wait has come, once it lasts noticeably long. Seen in per cent; screen readers hear each quarter, and are not interrupted.
 *
 * @param done from 0 to 1; 0 while nothing is known
 */
export function WaitProgress({ done }: { readonly done: number }) {
  const t = useText(messages)
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), noticedAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  if (!isNoticed || done === 0) return null
  const percent = Math.round(done * 100)
  const announced = Math.floor(done * 4) * 25
  return (
    <div className={styles.waitProgress}>
      <ProgressBar className={styles.bar} settled={percent} total={100} label={t('percentRead', { percent })} />
      <span className="small figure" aria-hidden="true">
        {t('percent', { percent })}
      </span>
      <span className="visually-hidden" role="status">
        {announced > 0 && t('percentRead', { percent: announced })}
      </span>
    </div>
  )
}
