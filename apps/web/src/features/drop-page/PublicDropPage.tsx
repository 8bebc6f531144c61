import Head from 'next/head'
import { PublicShell } from '../../components/shell/PublicShell.tsx'
import { useText } from '../../i18n/index.ts'
import { DropLookup } from './DropLookup.tsx'
import { messages } from './messages.generated.ts'

/** A drop as anybody sees it, without a wallet. */
export function PublicDropPage() {
  const t = useText(messages)
  return (
    <PublicShell>
      <Head>
        <title>{t('pageTitle')}</title>
      </Head>
      <DropLookup />
    </PublicShell>
  )
}
