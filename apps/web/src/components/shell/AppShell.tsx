import { BookOpen, BookUser, Inbox, LayoutGrid, Plus, Settings } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import styles from './AppShell.module.css'
import { Brand } from './Brand.tsx'
import { ButtonLink } from '../Button.tsx'
import { classNames } from '../classNames.ts'
import { messages } from '../messages.generated.ts'
import { ShellContext } from './ShellContext.tsx'
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
  search,
  account,
  running,
  isPublic = false,
  children,
}: {
  readonly crumbs: readonly Crumb[]
  readonly search?: ReactNode
  readonly account?: ReactNode
  /** What is under way, for the rail. */
  readonly running?: ReactNode
  /** Nothing of the pages that it leads to is fetched ahead: they have a wallet. */
  readonly isPublic?: boolean
  readonly children: ReactNode
}) {
  const t = useText(messages)
  const { pathname, query } = useRouter()
  useFocusKeeper()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [name, setName] = useState<string>()
  const parts = useMemo(() => ({ place, setName }), [place])
  const prefetch = isPublic ? false : null
  return (
    <div
      className={styles.shell}
      data-way={pathname === newDropPath}
      data-full={pathname === newDropPath && query['step'] === 'recipients'}
    >
      <SkipLink />
      <aside className={styles.rail} aria-label={t('main')}>
        <Brand className={styles.brand} />
        <nav>
          <ButtonLink className={styles.newDrop} href={newDropPath} variant="primary" prefetch={prefetch}>
            <Plus size={16} aria-hidden="true" />
            {t('newDrop')}
          </ButtonLink>
          <Link
            className={styles.link}
            href="/drops"
            prefetch={prefetch}
            aria-current={pathname === '/drops' ? 'page' : undefined}
          >
            <LayoutGrid size={16} aria-hidden="true" />
            {t('drops')}
          </Link>
          <Link
            className={styles.link}
            href="/me"
            prefetch={prefetch}
            aria-current={pathname === '/me' ? 'page' : undefined}
          >
            <Inbox size={16} aria-hidden="true" />
            {t('received')}
          </Link>
          <Link
            className={classNames(styles.link, styles.wide)}
            href="/address-book"
            prefetch={prefetch}
            aria-current={pathname === '/address-book' ? 'page' : undefined}
          >
            <BookUser size={16} aria-hidden="true" />
            {t('addressBook')}
          </Link>
          <Link
            className={styles.link}
            href="/settings"
            prefetch={prefetch}
            aria-current={pathname === '/settings' ? 'page' : undefined}
          >
            <Settings size={16} aria-hidden="true" />
            {t('settings')}
          </Link>
        </nav>
        {running}
        <div className={styles.foot}>
          <Link
            className={styles.link}
            href="/docs"
            prefetch={false}
            aria-current={pathname === '/docs' ? 'page' : undefined}
          >
            <BookOpen size={16} aria-hidden="true" />
            {t('docs')}
          </Link>
          <ThemeSwitch />
        </div>
      </aside>
      <div>
        <header className={styles.topBar}>
          <Brand className={styles.phoneBrand} />
          <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
            <ol className={styles.breadcrumb}>
              {crumbs.map(({ label, href }, index) => (
                <Fragment key={label}>
                  {index > 0 && <li aria-hidden="true">/</li>}
                  <li>
                    {href ? (
                      <Link href={href}>{label}</Link>
                    ) : (
                      <bdi className={styles.here} aria-current="page">
                        {(index === crumbs.length - 1 ? name : undefined) ?? label}
                      </bdi>
                    )}
                  </li>
                </Fragment>
              ))}
            </ol>
          </nav>
          <div ref={setPlace} className={styles.part} />
          {search}
          {account}
        </header>
        <main id="content" className={styles.content} tabIndex={-1}>
          <ShellContext value={parts}>{children}</ShellContext>
        </main>
      </div>
    </div>
  )
}
