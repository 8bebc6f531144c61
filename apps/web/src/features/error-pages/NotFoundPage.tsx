import { ButtonLink } from '../../components/Button.tsx'
import { classNames } from '../../components/classNames.ts'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { SlotCell } from '../../components/slots/SlotCell.tsx'
import { useText } from '../../i18n/index.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { messages } from './messages.generated.ts'
import styles from './NotFoundPage.module.css'

const gap = 21

/** What stands where nothing is: a sheet with one cell missing, and the ways on. */
export function NotFoundPage() {
  const t = useText(messages)
  return (
    <ErrorPage title={t('notFoundTitle')}>
      <div className={styles.sheet} aria-hidden="true">
        {Array.from({ length: 32 }, (_, place) => (
          <SlotCell key={place} className={classNames(styles.slot, place === gap && styles.missing)} look="planned" />
        ))}
      </div>
      <h1>{t('notFound')}</h1>
      <p className="muted">{t('notFoundText')}</p>
      <ButtonRow>
        <ButtonLink href="/drops" variant="primary" prefetch={false}>
          {t('seeDrops')}
        </ButtonLink>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </ButtonRow>
    </ErrorPage>
  )
}
