import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './Ledger.module.css'

/** Figures side by side under a strong line: each a `div` with a `dt` and its `dd`s, the first of them the largest. */
export function Ledger<T extends ElementType = 'dl'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'dl'
  return <Element className={classNames(styles.ledger, className)} {...props} />
}

/** What explains a figure, under it. */
export function LedgerNote({ className, ...props }: StyledProps<'dd'>) {
  return <dd className={classNames(styles.note, className)} {...props} />
}

/** A bar under a figure. */
export function LedgerBar({ className, ...props }: StyledProps<'dd'>) {
  return <dd className={classNames(styles.bar, className)} {...props} />
}
