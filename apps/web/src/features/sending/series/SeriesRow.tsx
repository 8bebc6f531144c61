import type { ReactNode } from 'react'
import styles from './SeriesRow.module.css'

/** One of the other drops of a list: what it pays, what can be done about it, and what is to be known of it. */
export function SeriesRow({
  name,
  about,
  action,
  text,
  children,
}: {
  readonly name: ReactNode
  readonly about?: ReactNode
  readonly action?: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div>
          <h3>{name}</h3>
          {about !== undefined && <p className="small">{about}</p>}
        </div>
        <div className={styles.action}>{action}</div>
      </div>
      {text !== undefined && <p className={`small ${styles.text}`}>{text}</p>}
      {children}
    </li>
  )
}
