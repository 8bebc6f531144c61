import Link from 'next/link'
import { appName } from '@slotdrop/config'
import styles from './Brand.module.css'
import { classNames } from '../classNames.ts'

/** The mark: three settled cells and a blank one. */
function Mark() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <rect x="1" y="1" width="9" height="9" rx="1.5" fill="var(--settled)" />
      <rect x="12" y="1" width="9" height="9" rx="1.5" fill="var(--settled)" />
      <rect x="1" y="12" width="9" height="9" rx="1.5" fill="var(--flight-fill)" />
      <rect x="12.75" y="12.75" width="7.5" height="7.5" rx="1" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

/** Mark and name, leading home. */
export function Brand({ className }: { readonly className?: string | undefined }) {
  return (
    <Link href="/" className={classNames(styles.brand, className)} prefetch={false}>
      <Mark />
      <span>{appName}</span>
    </Link>
  )
}
