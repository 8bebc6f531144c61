import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Note.module.css'
import type { Tone } from './Pill.tsx'

const icons = { fault: TriangleAlert, flight: CircleAlert, settled: CircleCheck, note: Info, idle: Info }

/** What happened, what it means for the money, and what to do. */
export function Note({
  tone = 'note',
  title,
  children,
  actions,
  className,
}: {
  readonly tone?: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly className?: string | undefined
}) {
  const Icon = icons[tone]
  return (
    <div className={classNames(styles.note, className)} data-tone={tone} role={tone === 'fault' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden="true" />
      <div>
        {title && <strong>{title} </strong>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
