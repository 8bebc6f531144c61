import { classNames } from './classNames.ts'
import styles from './ProgressBar.module.css'

/** Shares of a whole: settled, under way, refused, open. */
export function ProgressBar({
  settled,
  flight = 0,
  fault = 0,
  total,
  label,
  className,
}: {
  readonly settled: number
  readonly flight?: number
  readonly fault?: number
  readonly total: number
  readonly label: string
  readonly className?: string | undefined
}) {
  const open = Math.max(0, total - settled - flight - fault)
  const parts = { settled, flight, fault, open }
  return (
    <div className={classNames(styles.progress, className)} role="img" aria-label={label}>
      {Object.entries(parts).map(
        ([tone, share]) => share > 0 && <i key={tone} data-tone={tone} style={{ flex: share }} />,
      )}
    </div>
  )
}
