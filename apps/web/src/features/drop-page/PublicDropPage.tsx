import Head from 'next/head'
import Link from 'next/link'
import { PublicShell } from '../../components/shell/PublicShell.tsx'
import { useText } from '../../i18n/index.ts'
import { DropLookup } from './DropLookup.tsx'
import { messages } from './messages.generated.ts'

/** A drop as anybody sees it, without a wallet. */
export function PublicDropPage() {
  const t = useText(messages)
  return (
    <PublicShell
      foot={
        <>
          <p>{t('holdsNothing')}</p>
          <Link href="/docs" prefetch={false}>
            {t('howItWorks')}
          </Link>
          <Link href="/docs#contract" prefetch={false}>
            {t('theContract')}
          </Link>
        </>
      }
    >
      <Head>
        <title>{t('pageTitle')}</title>
      </Head>
      <DropLookup />
    </PublicShell>
  )
}
