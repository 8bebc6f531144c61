import Head from 'next/head'
import { Brand } from '../../components/Brand.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'

const gap = 21

/** What stands where nothing is: a sheet with one cell missing, and the ways on. */
export function NotFoundPage() {
  const t = useText(messages)
  return (
    <main className="plain-page">
      <Head>
        <title>{t('notFoundTitle')}</title>
      </Head>
      <Brand />
      <div className="lost-sheet" aria-hidden="true">
        {Array.from({ length: 32 }, (_, place) => (
          <span key={place} className="slot" data-stage={place === gap ? 'missing' : 'planned'} />
        ))}
      </div>
      <h1>{t('notFound')}</h1>
      <p className="muted">{t('notFoundText')}</p>
      <div className="button-row">
        <ButtonLink href="/drops" variant="primary" prefetch={false}>
          {t('seeDrops')}
        </ButtonLink>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </div>
    </main>
  )
}
