import { ClaimsSection } from './ClaimsSection.tsx'
import { PublishAndShare } from './PublishAndShare.tsx'
import type { SharedDrop } from './SharedDrop.ts'
import styles from './ShareTab.module.css'

/** How recipients find their rows, and whether they may claim them. */
export function ShareTab({
  drop,
  openRows,
  onChanged,
}: {
  readonly drop: SharedDrop
  readonly openRows: number
  /** The chain has something new to tell of the drop. */
  readonly onChanged: () => Promise<unknown>
}) {
  return (
    <div className={styles.tab}>
      <PublishAndShare drop={drop} />
      <ClaimsSection manifest={drop.manifest} openRows={openRows} onChanged={onChanged} />
    </div>
  )
}
