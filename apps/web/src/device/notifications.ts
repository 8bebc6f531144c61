/** What this browser lets a site do; `unsupported` where it has no notifications, or shows none of pages. */
export type NotificationsAllowed = NotificationPermission | 'unsupported'

/** Whether notifications may be shown, as things stand. */
export function notificationsAllowed(): NotificationsAllowed {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported'
}

/** Asks the user whether they may be shown; a browser asks in answer to a click alone. */
export async function askForNotifications(): Promise<NotificationsAllowed> {
  const allowed = notificationsAllowed()
  if (allowed !== 'default') return allowed
  try {
    return await Notification.requestPermission()
  } catch {
    // Old forms of it take a callback, and frames of other sites may not ask.
    return 'denied'
  }
}

/** Shows a notification, in place of one with the same tag; a click leads to a page of this site. Nothing where that is not allowed. */
export function showNotification({
  title,
  body,
  tag,
  path,
}: {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly path: string
}): void {
  if (notificationsAllowed() !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag })
    shown.addEventListener('click', () => {
      window.focus()
      if (location.pathname !== path) location.assign(path)
    })
  } catch {
    // Browsers of phones show those of service workers alone.
  }
}
