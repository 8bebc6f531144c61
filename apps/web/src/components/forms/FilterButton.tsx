import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './FilterButton.module.css'

/** Shows a part of a list; `aria-pressed` says whether it does. */
export function FilterButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={classNames(styles.filterButton, className)} {...props} />
}
