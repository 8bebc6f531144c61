import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './Facts.module.css'

/** Names and values: each pair of `dt` and `dd` in a `div`. */
export function Facts<T extends ElementType = 'dl'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'dl'
  return <Element className={classNames(styles.facts, className)} {...props} />
}
