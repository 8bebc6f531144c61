import Head from 'next/head'
import { useSyncExternalStore } from 'react'
import { PublicShell } from '../../components/shell/PublicShell.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { ProposalReview } from './ProposalReview.tsx'

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** What a Safe's owners check before they sign, without a wallet and without believing this site. */
export function ReviewPage() {
  const t = useText(messages)
  // The end of a link reaches no server.
  const link = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return (
    <PublicShell>
      <Head>
        <title>{t('title')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <ProposalReview key={link} link={link} />
    </PublicShell>
  )
}
