import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { problemSentence } from '@slotdrop/delivery/sentences'
import { isUnwrapped, type Manifest } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import styles from './ClaimsSection.module.css'
import { messages } from './messages.generated.ts'
import { useClaims } from './useClaims.ts'

/** Whether recipients may claim, and what the sender can change about it. */
export function ClaimsSection({
  manifest,
  openRows,
  onChanged,
}: {
  readonly manifest: Manifest
  readonly openRows: number
  /** The chain has something new to tell of the drop. */
  readonly onChanged: () => Promise<unknown>
}) {
  const t = useText(messages)
  const { address } = useAccount()
  const claims = useClaims(manifest, onChanged)
  const isSender = address !== undefined && isAddressEqual(address, manifest.terms.sender)
  return (
    <section className={styles.claims} aria-label={t('claims')}>
      <h2>{t('claims')}</h2>
      <ClaimsState
        claims={claims}
        isUnclaimable={isUnwrapped(manifest.terms)}
        isSender={isSender}
        openRows={openRows}
      />
      {claims.isKnown && !isSender && <p className="small muted">{t('onlySender')}</p>}
      {claims.isKnown && isSender && !claims.isCancelled && openRows > 0 && (
        <div className={styles.end}>
          <EndDrop openRows={openRows} isSigning={claims.isSigning} onEnd={claims.cancel} />
        </div>
      )}
      {claims.problem && <Note tone="fault">{claims.problem}</Note>}
    </section>
  )
}

function ClaimsState({
  claims: { isKnown, silence, isOpen, isCancelled, isSigning, refetch, toggle },
  isUnclaimable,
  isSender,
  openRows,
}: {
  readonly claims: ReturnType<typeof useClaims>
  /** Coins that go along with each transaction. */
  readonly isUnclaimable: boolean
  readonly isSender: boolean
  readonly openRows: number
}) {
  const t = useText(messages)
  const say = useSay()
  if (silence)
    return (
      <Note tone="flight" actions={<Button onClick={refetch}>{t('askAgain')}</Button>}>
        {say(problemSentence(silence))}
      </Note>
    )
  if (!isKnown)
    return (
      <p className="muted" role="status">
        {t('asking')}
      </p>
    )
  if (isCancelled)
    return (
      <Note tone="fault" title={t('cancelled')}>
        {t('cancelledText')}
      </Note>
    )
  if (isUnclaimable) return <p className="muted">{t('coins')}</p>
  return (
    <>
      <p className="muted">{isOpen ? t('open', { rows: openRows }) : t('closed')}</p>
      {openRows > 0 && (
        <Button disabled={!isSender || isSigning} onClick={toggle}>
          {t(isSigning ? 'confirm' : isOpen ? 'closeClaims' : 'enableClaiming')}
        </Button>
      )}
    </>
  )
}

/** Ends a drop for good, once it was confirmed. */
function EndDrop({
  openRows,
  isSigning,
  onEnd,
}: {
  readonly openRows: number
  readonly isSigning: boolean
  readonly onEnd: () => void
}) {
  const t = useText(messages)
  const [isEnding, setEnding] = useState(false)
  return isEnding ? (
    <Note
      tone="fault"
      title={t('endQuestion')}
      actions={
        <>
          <Button variant="stop" disabled={isSigning} onClick={onEnd}>
            {t('cancelDrop')}
          </Button>
          <Button onClick={() => setEnding(false)}>{t('keepIt')}</Button>
        </>
      }
    >
      {t('endText', { rows: openRows })}
    </Note>
  ) : (
    <Button variant="ghost" onClick={() => setEnding(true)}>
      {t('cancelThis')}
    </Button>
  )
}
