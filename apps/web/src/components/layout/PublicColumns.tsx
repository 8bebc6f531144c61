import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './PublicColumns.module.css'

/** What a public page tells, and an `aside` with what can be done; below each other on a phone. */
export function PublicColumns({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames(styles.columns, className)} {...props} />
}
