import type { ElementType } from 'react'
import { Field } from '../../components/forms/Field.tsx'
import type { StyledProps } from '../../components/StyledProps.ts'
import styles from './SettingsField.module.css'

/** A field of the settings, apart from the next. */
export function SettingsField<T extends ElementType = 'div'>(props: Omit<StyledProps<T>, 'className'>) {
  return <Field className={styles.field} {...props} />
}
