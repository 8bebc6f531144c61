import styles from './AddressText.module.css'
import { classNames } from './classNames.ts'

/**
 * A whole address, head and tail darker. It is never shortened in a list: addresses are made to look alike at both ends
 * (product: address poisoning).
 */
export function AddressText({
  address,
  className,
}: {
  readonly address: string
  readonly className?: string | undefined
}) {
  return (
    <span className={classNames('address', styles.address, className)}>
      {address.slice(0, 2)}
      <b>{address.slice(2, 6)}</b>
      {address.slice(6, 38)}
      <b>{address.slice(38)}</b>
    </span>
  )
}
