import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import { ButtonRow } from '../layout/ButtonRow.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './PublicShell.module.css'
import { SkipLink } from './SkipLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useFocusKeeper } from './useFocusKeeper.ts'

/** Header and content of pages for recipients: no rail, no wallet until somebody wants one. */
export function PublicShell({ children, account }: { readonly children: ReactNode; readonly account?: ReactNode }) {
  useFocusKeeper()
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.bar}>
        <Brand className={styles.brand} />
        <ButtonRow>
          {account}
          <LanguageChoice />
          <ThemeSwitch isBare />
        </ButtonRow>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
