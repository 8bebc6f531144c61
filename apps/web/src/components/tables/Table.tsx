import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './Table.module.css'

/** A table in the page's look. */
export function Table<T extends ElementType = 'table'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'table'
  return <Element className={classNames(styles.table, className)} {...props} />
}
