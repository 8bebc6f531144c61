import { toastConstants } from '@slotdrop/config'
import { Toaster } from 'react-hot-toast'

const { durationMs, removeDelayMs, maxWidthPx, position } = toastConstants

/** Where toasts appear: top-left, with the durations of specification section 9. Once per app. */
export function ToastArea() {
  return (
    <Toaster
      position={position}
      containerClassName="wui-toasts"
      toastOptions={{
        className: 'wui-toast',
        removeDelay: removeDelayMs,
        style: { maxWidth: maxWidthPx },
        blank: { duration: durationMs.blank },
        error: { duration: durationMs.error },
        success: { duration: durationMs.success },
        loading: { duration: durationMs.loading },
        custom: { duration: durationMs.custom },
      }}
    />
  )
}
