import { useQuery } from '@tanstack/react-query'
import type { ListSummary } from '@slotdrop/drops'
import { useListClient } from './ListClientContext.ts'
import { firstLinesQuery } from './listQueries.ts'
import styles from './Issues.module.css'

/** The first lines that a problem is about, as they are written. */
export function FirstLines({ summary, lines }: { readonly summary: ListSummary; readonly lines: readonly number[] }) {
  const client = useListClient()
  const { data: entries = [] } = useQuery(firstLinesQuery({ client, summary }, lines))
  if (entries.length === 0) return null
  return (
    <ol className={styles.lines}>
      {entries.map(({ line, text }) => (
        <li key={line}>
          <span className="figure">{line}</span> <code>{text.slice(0, 80)}</code>
        </li>
      ))}
    </ol>
  )
}
