import { Dialog } from '../dialog/Dialog.tsx'

/** Where the sign-in stands: the nonce is on its way, or the specification's three states (section 4). */
export type SignInState = 'preparing' | 'idle' | 'signing' | 'verifying'

/** Parameters of {@link SignInDialog}. */
export type SignInDialogProps = {
  readonly state: SignInState
  /** One of the specification's four messages (section 8), or null. */
  readonly errorMessage: string | null
  /** Asks the wallet to sign; after a failure, once more. */
  readonly onSign: () => void
  /** Ends the sign-in. The wallet stays connected. */
  readonly onClose: () => void
}

const buttonLabels: Readonly<Record<SignInState, string>> = {
  preparing: 'Preparing message...',
  idle: 'Sign message',
  signing: 'Waiting for signature...',
  verifying: 'Verifying signature...',
}

/** "Verify your account": one message, one signature, and a way to try again after every failure. */
export function SignInDialog({ state, errorMessage, onSign, onClose }: SignInDialogProps) {
  return (
    <Dialog title="Verify your account" onClose={onClose}>
      <p className="wui-dialog-text">
        To finish connecting, you must sign a message in your wallet to verify that you are the owner of this account.
      </p>
      <p role="alert" className="wui-alert">
        {errorMessage}
      </p>
      <div className="wui-stack">
        <button
          type="button"
          className="wui-button"
          data-variant="primary"
          disabled={state !== 'idle'}
          onClick={onSign}
        >
          {buttonLabels[state]}
        </button>
        <button type="button" className="wui-button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}
