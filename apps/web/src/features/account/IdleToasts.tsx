import { useEffect, useState } from 'react'
import { lazyPart, onIdle } from '../../components/lazyPart.tsx'

const AppToasts = lazyPart(async () => (await import('./AppToasts.tsx')).AppToasts)

/** The place for toasts. Its scripts come once the page is idle: a toast that is shown sooner waits for them. */
export function IdleToasts() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => onIdle(() => setIdle(true)), [])
  return isIdle && <AppToasts />
}
