import type { ReactNode } from 'react'
import styles from './EmptyTab.module.css'

/** A view of a drop that has nothing to show yet. */
export function EmptyTab({ children }: { readonly children: ReactNode }) {
  return <p className={`muted ${styles.empty}`}>{children}</p>
}
