import type { ReactNode } from 'react'

/** What a colour says: nothing yet, under way, settled, damaged, or a hint. */
export type Tone = 'idle' | 'flight' | 'settled' | 'fault' | 'note'

/** A state in a word. The icon says the same as the colour. */
export function Pill({
  tone = 'idle',
  icon,
  children,
}: {
  readonly tone?: Tone
  readonly icon?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <span className="pill" data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
