import { useMutation } from '@tanstack/react-query'
import { type JournalEntry, toDeliveryError } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { Note } from '../../../components/Note.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { slotValues } from './slotValues.ts'
import { useNow } from './useNow.ts'
import { WaitingFacts } from './WaitingFacts.tsx'
import styles from './WaitingTransaction.module.css'

/** Time after which a wallet that said nothing may have lost the request: some close their window and never answer. */
const silentMilliseconds = 30_000

/** A slot's transaction that is not mined yet: its nonce, every hash, its age, and what can be done about it. */
export function WaitingTransaction({
  manifest,
  attempt,
  slots = [],
  onSpeedUp,
  onCancel,
}: {
  readonly manifest: Manifest
  readonly attempt: JournalEntry
  /** All slots of the transaction. */
  readonly slots?: readonly { readonly index: number }[] | undefined
  /** Left out for a key's: it is replaced by itself. */
  readonly onSpeedUp?: (() => Promise<void>) | undefined
  readonly onCancel?: (() => Promise<void>) | undefined
}) {
  const t = useText(messages)
  const say = useSay()
  const now = useNow()
  const ask = useMutation({
    mutationFn: (kind: 'speed-up' | 'cancel') =>
      (kind === 'speed-up' ? onSpeedUp?.() : onCancel?.()) ?? Promise.resolve(),
    networkMode: 'always',
  })
  const asked = ask.isPending ? ask.variables : undefined
  const isSilent = ask.isPending && now - ask.submittedAt > silentMilliseconds
  const isSent = attempt.hashes ? attempt.hashes.length > 0 : attempt.hash !== undefined
  const isCancelling = (attempt.cancelHashes ?? []).length > 0
  return (
    <div className={styles.waiting}>
      <WaitingFacts chainId={manifest.terms.chainId} attempt={attempt} />
      {slots.length > 1 && (
        <p className="small">{t('sharedTransaction', slotValues(slots.map(({ index }) => index)))}</p>
      )}
      {ask.error && <Note tone="fault">{say(toDeliveryError(ask.error))}</Note>}
      {isSilent && (
        <Note
          tone="flight"
          title={t('walletSilent')}
          actions={
            <Button size="small" onClick={() => ask.reset()}>
              {t('askWalletAgain')}
            </Button>
          }
        >
          {t('walletSilentText')}
        </Note>
      )}
      {!onSpeedUp && <p className="small">{t('replacedByItself')}</p>}
      {onSpeedUp && attempt.safeTxHash === undefined && isSent && (
        <>
          <ButtonRow>
            <Button size="small" disabled={ask.isPending} onClick={() => ask.mutate('speed-up')}>
              {asked === 'speed-up' ? t('confirmInWallet') : t('speedUp')}
            </Button>
            <Button size="small" disabled={ask.isPending} onClick={() => ask.mutate('cancel')}>
              {asked === 'cancel' ? t('confirmInWallet') : t('cancel')}
            </Button>
          </ButtonRow>
          <p className="small">{isCancelling ? t('cancellationText') : t('speedUpText')}</p>
        </>
      )}
    </div>
  )
}
