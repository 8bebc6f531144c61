import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './Table.module.css'

/** A cell whose text stands at its end: numbers. */
export function EndCell<T extends ElementType = 'td'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'td'
  return <Element className={classNames(styles.end, className)} {...props} />
}
