import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './SearchInput.module.css'

/** A field that narrows a list. */
export function SearchInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="search" className={classNames(styles.searchInput, className)} {...props} />
}
