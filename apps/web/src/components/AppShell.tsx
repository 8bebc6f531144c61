import { BookOpen, BookUser, Inbox, LayoutGrid, Plus, Settings } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { Fragment, type ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import { Brand } from './Brand.tsx'
import { ButtonLink } from './Button.tsx'
import { messages } from './messages.generated.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useFocusKeeper } from './useFocusKeeper.ts'

/** One step of the way to a page. */
export type Crumb = {
  readonly label: string
  readonly href?: string
}

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
    <div className="shell">
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <aside className="rail" aria-label={t('main')}>
        <Brand />
        <nav>
          <ButtonLink href="/drops/new" variant="primary">
            <Plus size={16} aria-hidden="true" />
            {t('newDrop')}
          </ButtonLink>
          <Link className="rail-link" href="/drops" aria-current={pathname === '/drops' ? 'page' : undefined}>
            <LayoutGrid size={16} aria-hidden="true" />
            {t('drops')}
          </Link>
          <Link className="rail-link" href="/me">
            <Inbox size={16} aria-hidden="true" />
            {t('received')}
          </Link>
          <Link
            className="rail-link rail-wide"
            href="/address-book"
            aria-current={pathname === '/address-book' ? 'page' : undefined}
          >
            <BookUser size={16} aria-hidden="true" />
            {t('addressBook')}
          </Link>
          <Link className="rail-link" href="/settings" aria-current={pathname === '/settings' ? 'page' : undefined}>
            <Settings size={16} aria-hidden="true" />
            {t('settings')}
          </Link>
        </nav>
        <div className="rail-foot">
          <Link className="rail-link" href="/docs" prefetch={false}>
            <BookOpen size={16} aria-hidden="true" />
            {t('docs')}
          </Link>
          <ThemeSwitch />
        </div>
      </aside>
      <div>
        <header className="top-bar">
          <nav className="crumbs" aria-label={t('breadcrumb')}>
            <ol className="breadcrumb">
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
        <main id="content" className="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
