import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './Notes.module.css'

/** Notes below each other; takes no room while there are none. */
export function Notes<T extends ElementType = 'div'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'div'
  return <Element className={classNames(styles.notes, className)} {...props} />
}
