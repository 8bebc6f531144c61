import type { ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import { Brand } from './Brand.tsx'
import { messages } from './messages.generated.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useFocusKeeper } from './useFocusKeeper.ts'

/** Header and content of pages for recipients: no rail, no wallet until somebody wants one. */
export function PublicShell({ children, account }: { readonly children: ReactNode; readonly account?: ReactNode }) {
  const t = useText(messages)
  useFocusKeeper()
  return (
    <div className="public">
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <header className="public-bar">
        <Brand />
        <div className="button-row">
          {account}
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" className="public-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
