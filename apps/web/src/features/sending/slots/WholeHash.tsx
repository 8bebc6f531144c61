import styles from './WholeHash.module.css'

/** A hash that no explorer shows, whole: of a Safe's proposal, or a wallet's id of several calls. */
export function WholeHash({ hash }: { readonly hash: string | undefined }) {
  return <code className={styles.hash}>{hash}</code>
}
