import { sentence } from '@slotdrop/messages'
import { Dialog } from '../dialog/Dialog.tsx'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'
import type { ConnectTrouble } from './useConnectAttempt.ts'

type ConnectTroubleDialogProps = {
  readonly trouble: ConnectTrouble
  readonly title: string
  readonly onRetry: () => void
  readonly onOthers: () => void
  readonly onClose: () => void
}

/** Says why a wallet could not be connected, and leads to another try and to the other wallets. */
export function ConnectTroubleDialog({ trouble, title, onRetry, onOthers, onClose }: ConnectTroubleDialogProps) {
  const say = useSay()
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="wui-dialog-text" role="alert">
        {say(trouble.sentence)}
      </p>
      <button type="button" className="wui-button" data-variant="primary" onClick={onRetry}>
        {say(sentence(messages.tryAgain))}
      </button>
      <button type="button" className="wui-button" onClick={onOthers}>
        {say(sentence(messages.otherWallets))}
      </button>
    </Dialog>
  )
}
