import type { ElementType } from 'react'
import { classNames } from '../../components/classNames.ts'
import type { StyledProps } from '../../components/StyledProps.ts'
import styles from './ChoiceGrid.module.css'

/** Choices beside each other, as many as a line holds. */
export function ChoiceGrid<T extends ElementType = 'div'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'div'
  return <Element className={classNames(styles.choiceGrid, className)} {...props} />
}
