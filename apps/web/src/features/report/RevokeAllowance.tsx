import { useEffect, useState } from 'react'
import { useAccount } from 'wagmi'
import { type AuthoriseStep, getRevokeStep, toDeliveryError } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { useChainClient, useSenderWallet } from '../account/index.ts'

/** What the distributor may still take is offered back; nothing where nothing is left. */
export function RevokeAllowance({
  manifest,
  isComplete,
}: {
  readonly manifest: Manifest
  readonly isComplete: boolean
}) {
  const client = useChainClient(manifest.terms.chainId)
  const wallet = useSenderWallet()
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
      <Note tone="settled" title="Taken back.">
        The distributor may take nothing from this account.
      </Note>
    )
  if (!step || !isSender) return null
  const revoke = async () => {
    if (!client) return
    setSigning(true)
    setProblem(undefined)
    try {
      const hash = await wallet.sendTransaction(step.request)
      const receipt = await client.waitForTransactionReceipt({ hash })
      if (receipt.status === 'success') setRevoked(true)
      else setProblem('The transaction was mined but changed nothing. Try again.')
    } catch (error) {
      setProblem(toDeliveryError(error).shortMessage)
    } finally {
      setSigning(false)
    }
  }
  return (
    <Note
      tone="note"
      title="The distributor may still take tokens of this account."
      actions={
        <Button disabled={isSigning} onClick={() => void revoke()}>
          {isSigning ? 'Confirm in your wallet …' : 'Take the allowance back'}
        </Button>
      }
    >
      {isComplete
        ? 'The drop is complete and needs it no longer.'
        : 'Open rows can’t be paid or claimed after that, until you approve again.'}
      {problem && <span className="field-error"> {problem}</span>}
    </Note>
  )
}
