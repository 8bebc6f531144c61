import styles from './FieldError.module.css'

/** What is said of a field while somebody types: what is wrong, else what to do. One element, so that changes of it are announced. */
export function FieldAnswer({
  id,
  problem,
  hint,
}: {
  readonly id: string
  readonly problem: string | undefined
  readonly hint: string
}) {
  return (
    <span id={id} className={problem === undefined ? 'small' : styles.fieldError} role="status">
      {problem ?? hint}
    </span>
  )
}
