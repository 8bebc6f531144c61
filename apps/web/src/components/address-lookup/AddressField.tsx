import type { ComponentProps } from 'react'
import styles from './AddressField.module.css'
import { Button } from '../Button.tsx'

/** A field for an address, and the button beside it that submits the form. */
export function AddressField({
  id,
  label,
  action,
  ...props
}: { readonly id: string; readonly label: string; readonly action: string } & ComponentProps<'input'>) {
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          // Without scripts a form leads to the link that this name makes.
          name="address"
          className={styles.input}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="0x…"
          {...props}
        />
        <Button type="submit">{action}</Button>
      </div>
    </>
  )
}
