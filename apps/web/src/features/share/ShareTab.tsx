import { problemSentence } from '@slotdrop/delivery/sentences'
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
  waitForReceipt,
  toDeliveryError,
} from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { zeroAddress } from 'viem'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { Note } from '../../components/Note.tsx'
import { say, useSay, useText } from '../../i18n/index.ts'
import { pollMillisecondsOf } from '../../chain/pollMillisecondsOf.ts'
import { useIsLeft } from '../../components/useIsLeft.ts'
import { useChainClient, useSenderWallet } from '../account/index.ts'
import { messages } from './messages.generated.ts'
import styles from './ShareTab.module.css'
import { QrCode } from './QrCode.tsx'

/** What leaves open whether recipients may claim. */
const silent: ReadonlySet<string> = new Set(['rpc-unavailable', 'rpc-on-other-chain'])

/** What the sender said of the drop, and changing it: one transaction each. */
function useClaims(manifest: Manifest) {
  const t = useText(messages)
  const client = useChainClient(manifest.terms.chainId)
  const wallet = useSenderWallet()
  const isLeft = useIsLeft()
  const [readiness, setReadiness] = useState<Readiness>()
  const [isSigning, setSigning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const look = useCallback(async () => {
    if (client) setReadiness(await checkReadiness({ client, manifest }))
  }, [client, manifest])
  useEffect(() => {
    look().catch((error: unknown) => setProblem(say(toDeliveryError(error))))
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
      const pollMilliseconds = pollMillisecondsOf(manifest.terms.chainId)
      const receipt = await waitForReceipt({ client, hash, pollMilliseconds, isAbandoned: isLeft })
      if (!receipt) return
      if (receipt.status === 'reverted') setProblem(t('changedNothing'))
      await look()
    } catch (error) {
      setProblem(say(toDeliveryError(error)))
    } finally {
      setSigning(false)
    }
  }
  const silence = readiness?.problems.find(({ kind }) => silent.has(kind))
  const { operator = zeroAddress, claimsOpen = false } = readiness?.registered ?? {}
  return {
    isKnown: readiness !== undefined && !silence,
    /** Why the chain does not tell; nothing is said of claims then, and nothing can be changed. */
    silence,
    isOpen: claimsOpen,
    isCancelled: readiness?.problems.some(({ kind }) => kind === 'cancelled') ?? false,
    isSigning,
    problem,
    look,
    toggle: () => sign(getRegisterStep(manifest, { operator, claimsOpen: !claimsOpen })),
    cancel: () => sign(getCancelStep(manifest)),
  }
}

/** How recipients find their rows, and whether they may claim them. */
export function ShareTab({ manifest, openRows }: { readonly manifest: Manifest; readonly openRows: number }) {
  const t = useText(messages)
  const say = useSay()
  const { address } = useAccount()
  const { isKnown, silence, isOpen, isCancelled, isSigning, problem, look, toggle, cancel } = useClaims(manifest)
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
    <div className={styles.tab}>
      <section aria-label={t('claims')}>
        <h2>{t('claims')}</h2>
        {silence ? (
          <Note tone="flight" actions={<Button onClick={() => void look()}>{t('askAgain')}</Button>}>
            {say(problemSentence(silence))}
          </Note>
        ) : !isKnown ? (
          <p className="muted" role="status">
            {t('asking')}
          </p>
        ) : isCancelled ? (
          <Note tone="fault" title={t('cancelled')}>
            {t('cancelledText')}
          </Note>
        ) : isCoin ? (
          <p className="muted">{t('coins')}</p>
        ) : (
          <>
            <p className="muted">{isOpen ? t('open', { rows: openRows }) : t('closed')}</p>
            {openRows > 0 && (
              <Button disabled={!isSender || isSigning} onClick={() => void toggle()}>
                {t(isSigning ? 'confirm' : isOpen ? 'closeClaims' : 'openClaims')}
              </Button>
            )}
          </>
        )}
        {isKnown && !isSender && <p className="small muted">{t('onlySender')}</p>}
        {isKnown && isSender && !isCancelled && openRows > 0 && (
          <div className={styles.end}>
            {isEnding ? (
              <Note
                tone="fault"
                title={t('endQuestion')}
                actions={
                  <>
                    <Button variant="stop" disabled={isSigning} onClick={() => void cancel()}>
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
            )}
          </div>
        )}
        {problem && <Note tone="fault">{problem}</Note>}
      </section>
      <section aria-label={t('link')}>
        <h2>{t('link')}</h2>
        <p className="muted">{t('linkText')}</p>
        <p className={styles.link}>
          <code>{link}</code>
        </p>
        <ButtonRow className={styles.actions}>
          <Button onClick={() => void copy()}>
            {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
          <ButtonLink href={`/d/${manifest.dropId}`}>{t('seeIt')}</ButtonLink>
        </ButtonRow>
        {link && <QrCode text={link} label={t('qrCode')} />}
      </section>
    </div>
  )
}
