import { BookOpen, BookUser, Inbox, LayoutGrid, Plus, Settings } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { Fragment, type ReactNode } from 'react'
import { useText } from '../../i18n/index.ts'
import styles from './AppShell.module.css'
import { Brand } from './Brand.tsx'
import { ButtonLink } from '../Button.tsx'
import { classNames } from '../classNames.ts'
import { messages } from '../messages.generated.ts'
import { SkipLink } from './SkipLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useFocusKeeper } from './useFocusKeeper.ts'

/** One step of the way to a page. */
export type Crumb = {
  readonly label: string
  readonly href?: string
}

/** A way of several steps: on a narrow page it has the foot to itself. */
const newDropPath = '/drops/new'

/** Rail, top bar and content of every page of the app. Below 900 px the rail is a bar at the bottom. */
export function AppShell({
  crumbs,
  account,
  children,
}: {
  readonly crumbs: readonly Crumb[]
  readonly account: ReactNode
  readonly children: ReactNode
}) {
  const t = useText(messages)
  const { pathname } = useRouter()
  useFocusKeeper()
  return (
    <div className={styles.shell} data-way={pathname === newDropPath}>
      <SkipLink />
      <aside className={styles.rail} aria-label={t('main')}>
        <Brand className={styles.brand} />
        <nav>
          <ButtonLink className={styles.newDrop} href={newDropPath} variant="primary">
            <Plus size={16} aria-hidden="true" />
            {t('newDrop')}
          </ButtonLink>
          <Link className={styles.link} href="/drops" aria-current={pathname === '/drops' ? 'page' : undefined}>
            <LayoutGrid size={16} aria-hidden="true" />
            {t('drops')}
          </Link>
          <Link className={styles.link} href="/me">
            <Inbox size={16} aria-hidden="true" />
            {t('received')}
          </Link>
          <Link
            className={classNames(styles.link, styles.wide)}
            href="/address-book"
            aria-current={pathname === '/address-book' ? 'page' : undefined}
          >
            <BookUser size={16} aria-hidden="true" />
            {t('addressBook')}
          </Link>
          <Link className={styles.link} href="/settings" aria-current={pathname === '/settings' ? 'page' : undefined}>
            <Settings size={16} aria-hidden="true" />
            {t('settings')}
          </Link>
        </nav>
        <div className={styles.foot}>
          <Link className={styles.link} href="/docs" prefetch={false}>
            <BookOpen size={16} aria-hidden="true" />
            {t('docs')}
          </Link>
          <ThemeSwitch />
        </div>
      </aside>
      <div>
        <header className={styles.topBar}>
          <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
            <ol className={styles.breadcrumb}>
              {crumbs.map(({ label, href }, index) => (
                <Fragment key={label}>
                  {index > 0 && <li aria-hidden="true">/</li>}
                  <li>{href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
                </Fragment>
              ))}
            </ol>
          </nav>
          {account}
        </header>
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
