import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './ButtonRow.module.css'

/** Buttons beside each other, on several lines where one is too short. */
export function ButtonRow<T extends ElementType = 'div'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'div'
  return <Element className={classNames(styles.buttonRow, className)} {...props} />
}
