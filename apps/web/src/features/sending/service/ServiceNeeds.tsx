import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages as shared } from '../messages.generated.ts'
import { useChainClient } from '../../account/index.ts'
import { UploadBar } from '../../share/index.ts'
import { messages } from './messages.generated.ts'
import { safeThresholdQuery } from './safeThresholdQuery.ts'
import type { ServiceOffer } from './useServiceQuote.ts'

/** What the service needs before anything is signed: who she is, the list, and what sending takes. Nothing where all of it is there. */
export function ServiceNeeds({
  offer,
  manifest: { terms, rowCount },
  isDisabled,
}: {
  readonly offer: ServiceOffer
  readonly manifest: Pick<Manifest, 'terms' | 'rowCount'>
  readonly isDisabled: boolean
}) {
  const t = useText(messages)
  const own = useText(shared)
  const say = useSay()
  const { isSignedIn, signIn, isKept, keeping, quote, quoteError, retryQuote } = offer
  const client = useChainClient(terms.chainId)
  const { data: signers } = useQuery(safeThresholdQuery(isSignedIn ? undefined : client, terms))
  if (!isSignedIn)
    return (
      <Note
        title={t('signInTitle')}
        actions={
          <Button variant="primary" disabled={isDisabled || !signIn} onClick={() => signIn?.()}>
            {t('signIn')}
          </Button>
        }
      >
        {typeof signers === 'number' ? t('signInSafe', { signers }) : t('signInText')}
      </Note>
    )
  if (!keeping.isKnown) return <Asking>{own('askingNetwork')}</Asking>
  if (keeping.progress) return <UploadBar progress={keeping.progress} rowCount={rowCount} onCancel={keeping.cancel} />
  if (!isKept)
    return (
      <Note
        title={t('keepTitle')}
        actions={
          <Button variant="primary" disabled={isDisabled} onClick={keeping.keep}>
            {t('keep')}
          </Button>
        }
      >
        {t('keepText')}
      </Note>
    )
  if (quote) return null
  if (!quoteError) return <Asking>{t('askingQuote')}</Asking>
  return (
    <Note tone="fault" actions={<Button onClick={retryQuote}>{t('askAgain')}</Button>}>
      {t('quoteFailed', { reason: say(quoteError) })}
    </Note>
  )
}

function Asking({ children }: { readonly children: ReactNode }) {
  return (
    <p className="muted" role="status">
      {children}
    </p>
  )
}
