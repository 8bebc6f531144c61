import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './FieldError.module.css'

/** What is wrong with a field. */
export function FieldError<T extends ElementType = 'span'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'span'
  return <Element className={classNames(styles.fieldError, className)} {...props} />
}
