import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

/** What is to be done next: in its place on a wide page, and always at hand at the foot of a narrow one. */
export function ActionBar({ label, children }: { readonly label?: string | undefined; readonly children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {label !== undefined && <span className={styles.label}>{label}</span>}
      {children}
    </div>
  )
}
