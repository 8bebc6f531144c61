import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from './Pill.tsx'

const icons = { fault: TriangleAlert, flight: CircleAlert, settled: CircleCheck, note: Info, idle: Info }

/** What happened, what it means for the money, and what to do. */
export function Note({
  tone = 'note',
  title,
  children,
  actions,
}: {
  readonly tone?: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
}) {
  const Icon = icons[tone]
  return (
    <div className="note" data-tone={tone} role={tone === 'fault' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden="true" />
      <div>
        {title && <strong>{title} </strong>}
        {children}
      </div>
      {actions && <div className="note-actions">{actions}</div>}
    </div>
  )
}
