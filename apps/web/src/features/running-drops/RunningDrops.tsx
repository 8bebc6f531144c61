import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { deviceDropsQuery } from '../../device/deviceDropsQuery.ts'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './RunningDrops.module.css'
import { runningDrops } from './runningDrops.ts'

/** How often the figures of a drop that runs are read anew, in milliseconds: whoever sends it writes them on this device. */
const lookMilliseconds = 4000

/** Drops of this device that are paid in part, with how far they are. */
export function RunningDrops() {
  const t = useText(messages)
  const { data = [], dataUpdatedAt } = useQuery({
    ...deviceDropsQuery(),
    refetchInterval: ({ state }) => (runningDrops(state.data ?? [], Date.now()).length > 0 ? lookMilliseconds : false),
  })
  const running = runningDrops(data, dataUpdatedAt)
  if (running.length === 0) return null
  return (
    <section className={styles.running} aria-labelledby="running-now">
      <h2 id="running-now">{t('runningNow')}</h2>
      {running.map(({ dropId, title, rowCount, seen }) => {
        const percent = Math.floor(((seen?.settledRows ?? 0) * 100) / rowCount)
        return (
          <Link key={dropId} href={`/drops/${dropId}`} className={styles.drop}>
            <span className={styles.title}>
              <UntrustedText text={title} />
            </span>
            <ProgressBar
              settled={seen?.settledRows ?? 0}
              fault={seen?.refusedRows ?? 0}
              total={rowCount}
              label={t('paidPercent', { percent })}
              className={styles.bar}
            />
            <span className={styles.percent} aria-hidden="true">
              {t('percent', { percent })}
            </span>
          </Link>
        )
      })}
    </section>
  )
}
