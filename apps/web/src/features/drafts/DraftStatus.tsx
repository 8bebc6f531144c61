import { useWalletDialogs } from '@slotdrop/wallet-ui'
import { Button } from '../../components/Button.tsx'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import { useFormats, useSay, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { DraftKeeper } from './useDraftKeeping.ts'
import styles from './DraftStatus.module.css'
import { classNames } from '../../components/classNames.ts'

/** Where a draft is kept, in one line beside the steps. */
export function DraftStatus({
  draft,
  keeper,
  onKeepAgain,
}: {
  readonly draft: DeviceDraft | undefined
  readonly keeper: DraftKeeper
  /** Tries again to keep it on this device; defined where that was refused. */
  readonly onKeepAgain: (() => void) | undefined
}) {
  const t = useText(messages)
  const say = useSay()
  const { time } = useFormats()
  const { openSignInDialog } = useWalletDialogs()
  const { state, tryAgain } = keeper
  if (onKeepAgain)
    return (
      <div className={classNames('small', styles.status)} data-testid="draft-status">
        <span role="status" data-tone="fault">
          {t('notKeptHere')}
        </span>
        <Button size="small" onClick={onKeepAgain}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  const isPending = state.status === 'kept' && draft !== undefined && draft.changedAt !== state.changedAt
  const line = () => {
    if (isPending) return t('keeping')
    switch (state.status) {
      case 'keeping':
        return state.partCount > 1
          ? t('keepingPart', { part: state.sentParts + 1, parts: state.partCount })
          : t('keeping')
      case 'kept':
        return t('keptInAccount', { time: time(state.keptAt) })
      case 'failed':
        return t('notKept', { reason: say(state.reason).replace(/[.\s]*$/, '') })
      case 'too-large':
        return t('tooLarge')
      case 'other-account':
        return t('otherAccount', { owner: state.owner })
      case 'conflict':
      case 'gone':
      case 'device':
        return t('keptHere')
    }
  }
  const canSignIn = state.status === 'device' && draft?.input !== undefined && !draft.isSealed && openSignInDialog
  return (
    <div className={classNames('small', styles.status)} data-testid="draft-status">
      <span role="status" data-tone={state.status === 'failed' || state.status === 'too-large' ? 'fault' : undefined}>
        {line()}
      </span>
      {state.status === 'failed' && (
        <Button size="small" onClick={tryAgain}>
          {t('tryAgain')}
        </Button>
      )}
      {canSignIn && (
        <Button size="small" variant="ghost" onClick={openSignInDialog}>
          {t('signInToKeep')}
        </Button>
      )}
    </div>
  )
}
