import type { ReactNode } from 'react'
import styles from './Pill.module.css'

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
    <span className={styles.pill} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
