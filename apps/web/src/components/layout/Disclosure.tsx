import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './Disclosure.module.css'

/** A `summary` that opens what follows it, part below part. `--disclosure-gap` is the room between them. */
export function Disclosure<T extends ElementType = 'details'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'details'
  return <Element className={classNames(styles.disclosure, className)} {...props} />
}
