import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './SectionHead.module.css'

/** The title of a section, and what stands beside it. */
export function SectionHead<T extends ElementType = 'div'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'div'
  return <Element className={classNames(styles.sectionHead, className)} {...props} />
}
