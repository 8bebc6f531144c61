import type { ReactNode } from 'react'
import styles from './RowGroup.module.css'

/** Rows or accounts that have something in common, open where they are few. */
export function RowGroup({
  title,
  tone = 'fault',
  isOpen,
  action,
  children,
}: {
  readonly title: string
  readonly tone?: 'fault' | 'plain'
  readonly isOpen: boolean
  /** A button under the rows. */
  readonly action?: ReactNode
  /** An `li` each. */
  readonly children: ReactNode
}) {
  return (
    <details className={styles.group} data-tone={tone} open={isOpen}>
      <summary>{title}</summary>
      <ul>{children}</ul>
      {action}
    </details>
  )
}
