import { useEffect, useState } from 'react'
import { useAccount } from 'wagmi'
import { type AuthoriseStep, getRevokeStep, waitForReceipt, toDeliveryError } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { Note } from '../../components/Note.tsx'
import { say, useText } from '../../i18n/index.ts'
import { pollMillisecondsOf } from '../../chain/pollMillisecondsOf.ts'
import { useIsLeft } from '../../components/useIsLeft.ts'
import { messages } from './messages.generated.ts'
import { useChainClient, useSenderWallet } from '../account/index.ts'

/** What the distributor may still take is offered back; nothing where nothing is left. */
export function RevokeAllowance({
  manifest,
  isComplete,
}: {
  readonly manifest: Manifest
  readonly isComplete: boolean
}) {
  const t = useText(messages)
  const client = useChainClient(manifest.terms.chainId)
  const wallet = useSenderWallet()
  const isLeft = useIsLeft()
  const { address } = useAccount()
  const [step, setStep] = useState<AuthoriseStep>()
  const [isSigning, setSigning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isRevoked, setRevoked] = useState(false)
  const isSender = address?.toLowerCase() === manifest.terms.sender.toLowerCase()
  useEffect(() => {
    if (!client) return
    let isCurrent = true
    void getRevokeStep({ client, manifest }).then(
      (found) => isCurrent && setStep(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, manifest, isRevoked])
  if (isRevoked)
    return (
      <Note tone="settled" title={t('takenBack')}>
        {t('takenBackText')}
      </Note>
    )
  if (!step || !isSender) return null
  const revoke = async () => {
    if (!client) return
    setSigning(true)
    setProblem(undefined)
    try {
      const hash = await wallet.sendTransaction(step.request)
      const pollMilliseconds = pollMillisecondsOf(manifest.terms.chainId)
      const receipt = await waitForReceipt({ client, hash, pollMilliseconds, isAbandoned: isLeft })
      if (!receipt) return
      if (receipt.status === 'success') setRevoked(true)
      else setProblem(t('minedNothing'))
    } catch (error) {
      setProblem(say(toDeliveryError(error)))
    } finally {
      setSigning(false)
    }
  }
  return (
    <Note
      tone="note"
      title={t('mayTake')}
      actions={
        <Button disabled={isSigning} onClick={() => void revoke()}>
          {isSigning ? t('confirmInWallet') : t('takeBack')}
        </Button>
      }
    >
      {isComplete ? t('noLongerNeeded') : t('stillNeeded')}
      {problem && <FieldError> {problem}</FieldError>}
    </Note>
  )
}
