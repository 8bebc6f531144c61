import { Check, Copy } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from 'wagmi'
import { walletConstants } from '@slotdrop/config'
import {
  type AuthoriseStep,
  checkReadiness,
  getCancelStep,
  getRegisterStep,
  type Readiness,
  toDeliveryError,
} from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { zeroAddress } from 'viem'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { useChainClient, useSenderWallet } from '../account/index.ts'
import { QrCode } from './QrCode.tsx'

/** What the sender said of the drop, and changing it: one transaction each. */
const useClaims = (manifest: Manifest) => {
  const client = useChainClient(manifest.terms.chainId)
  const wallet = useSenderWallet()
  const [readiness, setReadiness] = useState<Readiness>()
  const [isSigning, setSigning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const look = useCallback(async () => {
    if (client) setReadiness(await checkReadiness({ client, manifest }))
  }, [client, manifest])
  useEffect(() => {
    look().catch((error: unknown) => setProblem(toDeliveryError(error).shortMessage))
  }, [look])
  const sign = async (step: AuthoriseStep) => {
    if (!client) return
    setSigning(true)
    setProblem(undefined)
    try {
      const hash = await wallet.sendTransaction({
        ...step.request,
        from: manifest.terms.sender,
        chainId: manifest.terms.chainId,
      })
      const { status } = await client.waitForTransactionReceipt({ hash })
      if (status !== 'success') setProblem('The transaction was mined but changed nothing. Try again.')
      await look()
    } catch (error) {
      setProblem(toDeliveryError(error).shortMessage)
    } finally {
      setSigning(false)
    }
  }
  const { operator = zeroAddress, claimsOpen = false } = readiness?.registered ?? {}
  return {
    isKnown: readiness !== undefined,
    isOpen: claimsOpen,
    isCancelled: readiness?.problems.some(({ kind }) => kind === 'cancelled') ?? false,
    isSigning,
    problem,
    toggle: () => sign(getRegisterStep(manifest, { operator, claimsOpen: !claimsOpen })),
    cancel: () => sign(getCancelStep(manifest)),
  }
}

/** How recipients find their rows, and whether they may claim them. */
export function ShareTab({ manifest, openRows }: { readonly manifest: Manifest; readonly openRows: number }) {
  const { address } = useAccount()
  const { isKnown, isOpen, isCancelled, isSigning, problem, toggle, cancel } = useClaims(manifest)
  const [isEnding, setEnding] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const [link, setLink] = useState('')
  useEffect(() => setLink(`${location.origin}/d/${manifest.dropId}`), [manifest])
  const isSender = address?.toLowerCase() === manifest.terms.sender.toLowerCase()
  const isCoin = manifest.terms.standard === 'NATIVE'
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
    setTimeout(() => setCopied(false), walletConstants.copiedMs)
  }
  return (
    <div className="share-tab">
      <section aria-label="Claims">
        <h2>Claims</h2>
        {!isKnown ? (
          <p className="muted" role="status">
            Asking the network …
          </p>
        ) : isCancelled ? (
          <Note tone="fault" title="This drop is cancelled.">
            Nothing more is sent or claimed by it. Seal the list again, with another round, to pay the rest.
          </Note>
        ) : isCoin ? (
          <p className="muted">
            Coins can’t be claimed: they can’t be taken from your account later. You send these rows yourself;
            recipients see on their page that there is nothing to do.
          </p>
        ) : (
          <>
            <p className="muted">
              {isOpen
                ? `Recipients may claim: ${openRows} rows are open. You can still send the rest yourself, slot by slot; nobody is paid twice.`
                : 'Recipients can’t claim: you send the rows. Opening claims is one transaction, and they can be closed again.'}
            </p>
            {openRows > 0 && (
              <Button disabled={!isSender || isSigning} onClick={() => void toggle()}>
                {isSigning ? 'Confirm in your wallet …' : isOpen ? 'Close claims' : 'Open claims'}
              </Button>
            )}
          </>
        )}
        {isKnown && !isSender && <p className="small muted">Only the sender’s account can change this.</p>}
        {isKnown && isSender && !isCancelled && openRows > 0 && (
          <div className="end-drop">
            {isEnding ? (
              <Note
                tone="fault"
                title="End this drop for ever?"
                actions={
                  <>
                    <Button variant="stop" disabled={isSigning} onClick={() => void cancel()}>
                      Cancel the drop
                    </Button>
                    <Button onClick={() => setEnding(false)}>Keep it</Button>
                  </>
                }
              >
                {openRows} open rows are never sent or claimed by it. What was paid stays paid.
              </Note>
            ) : (
              <Button variant="ghost" onClick={() => setEnding(true)}>
                Cancel this drop …
              </Button>
            )}
          </div>
        )}
        {problem && <Note tone="fault">{problem}</Note>}
      </section>
      <section aria-label="Link for recipients">
        <h2>Link for recipients</h2>
        <p className="muted">
          Anybody with it can check an address without a wallet. It answers once the list is published on the server,
          see Files.
        </p>
        <p className="share-link">
          <code>{link}</code>
        </p>
        <div className="button-row">
          <Button onClick={() => void copy()}>
            {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
            {isCopied ? 'Copied!' : 'Copy the link'}
          </Button>
          <ButtonLink href={`/d/${manifest.dropId}`}>See it as a recipient</ButtonLink>
        </div>
        {link && <QrCode text={link} label="QR code of the link for recipients" />}
      </section>
    </div>
  )
}
