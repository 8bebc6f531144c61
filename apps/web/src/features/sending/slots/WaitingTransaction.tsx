import { toDeliveryError } from '@slotdrop/delivery'
import { useEffect, useState } from 'react'
import type { JournalEntry } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { TransactionLink } from '../../../components/TransactionLink.tsx'
import { say, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { useSpan } from './useSpan.ts'

/** A slot's transaction that is not mined yet: its nonce, every hash, its age, and what can be done about it. */
export function WaitingTransaction({
  manifest,
  attempt,
  onSpeedUp,
  onCancel,
}: {
  readonly manifest: Manifest
  readonly attempt: JournalEntry
  readonly onSpeedUp: () => Promise<void>
  readonly onCancel: () => Promise<void>
}) {
  const t = useText(messages)
  const span = useSpan()
  const [now, setNow] = useState(() => Date.now())
  const [asking, setAsking] = useState<'speed-up' | 'cancel'>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const ask = async (kind: 'speed-up' | 'cancel', act: () => Promise<void>) => {
    setAsking(kind)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      setProblem(say(toDeliveryError(error)))
    } finally {
      setAsking(undefined)
    }
  }
  const { chainId } = manifest.terms
  const hashes = attempt.hashes ?? (attempt.hash ? [attempt.hash] : [])
  const { cancelHashes = [], safeTxHash } = attempt
  return (
    <div className="waiting">
      <dl className="facts">
        <div>
          <dt>{t('waitingFor')}</dt>
          <dd className="figure">{span(now - attempt.askedAt)}</dd>
        </div>
        {safeTxHash === undefined && (
          <div>
            <dt>{t('nonce')}</dt>
            <dd className="figure">{attempt.nonce}</dd>
          </div>
        )}
        {safeTxHash !== undefined && hashes.length === 0 && (
          <div>
            <dt>{t('proposal')}</dt>
            <dd>
              <code className="hash">{safeTxHash}</code>
            </dd>
          </div>
        )}
        {hashes.map((hash) => (
          <div key={hash}>
            <dt>{t('transaction')}</dt>
            <dd>
              <TransactionLink chainId={chainId} hash={hash} />
            </dd>
          </div>
        ))}
        {cancelHashes.map((hash) => (
          <div key={hash}>
            <dt>{t('cancellation')}</dt>
            <dd>
              <TransactionLink chainId={chainId} hash={hash} />
            </dd>
          </div>
        ))}
      </dl>
      {problem && <Note tone="fault">{problem}</Note>}
      {safeTxHash === undefined && hashes.length > 0 && (
        <>
          <div className="button-row">
            <Button size="small" disabled={asking !== undefined} onClick={() => void ask('speed-up', onSpeedUp)}>
              {asking === 'speed-up' ? t('confirmInWallet') : t('speedUp')}
            </Button>
            <Button size="small" disabled={asking !== undefined} onClick={() => void ask('cancel', onCancel)}>
              {asking === 'cancel' ? t('confirmInWallet') : t('cancel')}
            </Button>
          </div>
          <p className="small">{cancelHashes.length > 0 ? t('cancellationText') : t('speedUpText')}</p>
        </>
      )}
    </div>
  )
}
