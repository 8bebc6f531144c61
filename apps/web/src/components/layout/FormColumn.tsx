import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './FormColumn.module.css'

/** Parts of a form below each other, as wide as a line can be read. */
export function FormColumn<T extends ElementType = 'div'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'div'
  return <Element className={classNames(styles.formColumn, className)} {...props} />
}
