import styles from './SealId.module.css'

/** The id of a sealed list, whole. */
export function SealId({ dropId }: { readonly dropId: string | undefined }) {
  return <code className={styles.sealId}>{dropId}</code>
}
