import { useQuery } from '@tanstack/react-query'
import type { Manifest } from '@slotdrop/drops'
import { listCidQuery } from './manifestQueries.ts'
import styles from './SealId.module.css'

/** The CID of a list's sealed file, for whoever pins it or looks for it. */
export function ListAddress({ manifest }: { readonly manifest: Manifest }) {
  const { data: cid } = useQuery(listCidQuery(manifest))
  return <code className={styles.sealId}>{cid ?? '…'}</code>
}
