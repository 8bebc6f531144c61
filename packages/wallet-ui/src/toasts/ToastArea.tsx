import { toastConstants } from '../constants.ts'
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
        // Whatever box the app's own sheet measures by.
        style: { maxWidth: maxWidthPx, boxSizing: 'border-box' },
        blank: { duration: durationMs.blank },
        error: { duration: durationMs.error },
        success: { duration: durationMs.success },
        loading: { duration: durationMs.loading },
        custom: { duration: durationMs.custom },
      }}
    />
  )
}
