import Head from 'next/head'
import { AppShell } from '../../components/shell/AppShell.tsx'
import { LanguageChoice } from '../../components/shell/LanguageChoice.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { ReceivedLookup } from './ReceivedLookup.tsx'

/** Everything an address got, gets and may claim. */
export function ReceivedPage() {
  const t = useText(messages)
  return (
    <AppShell crumbs={[{ label: t('title') }]} account={<LanguageChoice />} isPublic>
      <Head>
        <title>{t('title')}</title>
      </Head>
      <h1>{t('title')}</h1>
      <p className="muted">{t('lead')}</p>
      <ReceivedLookup />
    </AppShell>
  )
}
