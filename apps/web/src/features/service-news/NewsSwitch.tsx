import { useState } from 'react'
import { Choice } from '../../components/forms/Choice.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { askForNotifications, notificationsAllowed } from '../../device/notifications.ts'
import { useSettings } from '../../device/settings.ts'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './NewsSwitch.module.css'

/** Whether this browser tells what the service needs or has done, on this device, of every drop. */
export function NewsSwitch() {
  const t = useText(messages)
  const { settings, isKept, change } = useSettings()
  const [allowed, setAllowed] = useState(notificationsAllowed)
  const [isRefused, setRefused] = useState(false)
  if (allowed === 'unsupported') return null
  const isOn = settings.notifications && allowed === 'granted'
  const choose = async (isWanted: boolean) => {
    const answer = isWanted ? await askForNotifications() : allowed
    setAllowed(answer)
    setRefused(isWanted && answer !== 'granted')
    change({ ...settings, notifications: isWanted && answer === 'granted' })
  }
  return (
    <div className={styles.switch}>
      <Choice>
        <input type="checkbox" checked={isOn} onChange={(event) => void choose(event.target.checked)} />
        <span>
          {t('switch')} <span className="small muted">{t('switchText')}</span>
        </span>
      </Choice>
      {isRefused && <FieldError role="alert">{t('notAllowed')}</FieldError>}
      {isOn && !isKept && <p className="small muted">{t('notKept')}</p>}
    </div>
  )
}
