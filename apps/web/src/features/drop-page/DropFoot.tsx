import Link from 'next/link'
import { useText } from '../../i18n/index.ts'
import styles from './DropFoot.module.css'
import { messages } from './messages.generated.ts'

/** Below a drop: that nobody has to be trusted with it, and where to read why. It comes with what stands above it, so that it never moves. */
export function DropFoot() {
  const t = useText(messages)
  return (
    <footer className={styles.foot}>
      <p>{t('holdsNothing')}</p>
      <Link href="/docs" prefetch={false}>
        {t('howItWorks')}
      </Link>
      <Link href="/docs#contract" prefetch={false}>
        {t('theContract')}
      </Link>
    </footer>
  )
}
