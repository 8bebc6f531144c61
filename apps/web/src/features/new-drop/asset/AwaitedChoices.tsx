import { Choice } from '../../../components/forms/Choice.tsx'
import styles from './AwaitedChoices.module.css'

/** The place of choices that the server has not sent yet. */
export function AwaitedChoices({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // Places that nothing is in have no other name.
    // oxlint-disable-next-line react/no-array-index-key
    <Choice key={place} as="span" className={styles.awaited} aria-hidden="true" />
  ))
}
