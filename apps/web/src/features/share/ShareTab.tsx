import type { Manifest } from '@slotdrop/drops'
import { ClaimsSection } from './ClaimsSection.tsx'
import { LinkSection } from './LinkSection.tsx'
import styles from './ShareTab.module.css'

/** How recipients find their rows, and whether they may claim them. */
export function ShareTab({ manifest, openRows }: { readonly manifest: Manifest; readonly openRows: number }) {
  return (
    <div className={styles.tab}>
      <ClaimsSection manifest={manifest} openRows={openRows} />
      <LinkSection dropId={manifest.dropId} />
    </div>
  )
}
