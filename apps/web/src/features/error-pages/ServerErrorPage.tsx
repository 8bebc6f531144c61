import { Button, ButtonLink } from '../../components/Button.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { useText } from '../../i18n/index.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { messages } from './messages.generated.ts'

/** What stands where the server failed. */
export function ServerErrorPage() {
  const t = useText(messages)
  return (
    <ErrorPage title={t('failedTitle')}>
      <h1>{t('failed')}</h1>
      <p className="muted">{t('failedText')}</p>
      <ButtonRow>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('again')}
        </Button>
        <ButtonLink href="/drops" prefetch={false}>
          {t('seeDrops')}
        </ButtonLink>
      </ButtonRow>
    </ErrorPage>
  )
}
