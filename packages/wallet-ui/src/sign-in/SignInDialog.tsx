import { sentence } from '@slotdrop/messages'
import { Dialog } from '../dialog/Dialog.tsx'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'

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

const buttonLabels = {
  preparing: messages.preparingMessage,
  idle: messages.signMessage,
  signing: messages.waitingForSignature,
  verifying: messages.verifyingSignature,
} as const satisfies Readonly<Record<SignInState, unknown>>

/** "Verify your account": one message, one signature, and a way to try again after every failure. */
export function SignInDialog({ state, errorMessage, onSign, onClose }: SignInDialogProps) {
  const say = useSay()
  return (
    <Dialog title={say(sentence(messages.verifyTitle))} onClose={onClose}>
      <p className="wui-dialog-text">{say(sentence(messages.verifyText))}</p>
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
          {say(sentence(buttonLabels[state]))}
        </button>
        <button type="button" className="wui-button" onClick={onClose}>
          {say(sentence(messages.cancel))}
        </button>
      </div>
    </Dialog>
  )
}
