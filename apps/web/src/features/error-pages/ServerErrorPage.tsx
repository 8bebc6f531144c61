import Head from 'next/head'
import { Brand } from '../../components/Brand.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'

/** What stands where the server failed. */
export function ServerErrorPage() {
  const t = useText(messages)
  return (
    <main className="plain-page">
      <Head>
        <title>{t('failedTitle')}</title>
      </Head>
      <Brand />
      <h1>{t('failed')}</h1>
      <p className="muted">{t('failedText')}</p>
      <div className="button-row">
        <Button variant="primary" onClick={() => location.reload()}>
          {t('again')}
        </Button>
        <ButtonLink href="/drops" prefetch={false}>
          {t('seeDrops')}
        </ButtonLink>
      </div>
    </main>
  )
}
