import Router from 'next/router'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './PageWait.module.css'
import { watchNavigation } from './watchNavigation.ts'

/** Says that the next page is on its way, where that lasts noticeably long, and has the browser open what the router doesn't. */
export function PageWait() {
  const t = useText(messages)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(
    () => watchNavigation({ events: Router.events, onWait: setWaiting, open: (href) => location.assign(href) }),
    [],
  )
  return (
    <div aria-live="polite">
      {isWaiting && (
        <div className={styles.wait}>
          <span className="visually-hidden">{t('openingPage')}</span>
        </div>
      )}
    </div>
  )
}
