import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './TableScroll.module.css'

/** Lets a wide table scroll sideways. */
export function TableScroll<T extends ElementType = 'div'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'div'
  return <Element className={classNames(styles.tableScroll, className)} {...props} />
}
