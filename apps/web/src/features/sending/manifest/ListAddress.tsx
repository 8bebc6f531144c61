import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Manifest } from '@slotdrop/drops'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { listCidQuery } from './manifestQueries.ts'
import styles from './SealId.module.css'

/** The CID of a list's sealed file, for whoever pins it or looks for it. */
export function ListAddress({ manifest }: { readonly manifest: Manifest }) {
  const t = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  const { data: cid } = useQuery(listCidQuery(manifest, isOpen))
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('listFileAddress')}</summary>
      <code className={styles.sealId}>{cid ?? '…'}</code>
    </details>
  )
}
