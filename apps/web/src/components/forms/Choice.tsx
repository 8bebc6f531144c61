import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './Choice.module.css'

/** One of several choices, framed: an input and its words. */
export function Choice<T extends ElementType = 'label'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'label'
  return <Element className={classNames(styles.choice, className)} {...props} />
}
