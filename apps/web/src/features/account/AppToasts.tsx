import { toastConstants } from '@slotdrop/wallet-ui/constants'
import { Toaster } from 'react-hot-toast'

const { durationMs, position, removeDelayMs, maxWidthPx } = toastConstants

/** Where the pages of the app show toasts. Public pages show none, and load none of it. */
export function AppToasts() {
  return (
    <Toaster
      position={position}
      toastOptions={{
        removeDelay: removeDelayMs,
        duration: durationMs.blank,
        success: { duration: durationMs.success },
        error: { duration: durationMs.error },
        loading: { duration: durationMs.loading },
        style: { maxWidth: maxWidthPx, background: 'var(--raised)', color: 'var(--ink)' },
      }}
    />
  )
}
