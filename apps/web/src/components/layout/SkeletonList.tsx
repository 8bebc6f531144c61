import styles from './SkeletonList.module.css'

/** The place of a list that is being read. */
export function SkeletonList() {
  return <div className={styles.skeletonList} aria-hidden="true" />
}
