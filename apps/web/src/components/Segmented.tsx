import styles from './Segmented.module.css'

/** One of a few, all visible. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  disabled = false,
  onChange,
}: {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T
  readonly disabled?: boolean
  readonly onChange: (value: T) => void
}) {
  return (
    <div className={styles.segmented} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          disabled={disabled}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
