import type { ElementType } from 'react'
import { classNames } from '../../components/classNames.ts'
import { Field } from '../../components/forms/Field.tsx'
import type { StyledProps } from '../../components/StyledProps.ts'
import styles from './SettingsField.module.css'

/** A field of the settings, apart from the next. */
export function SettingsField<T extends ElementType = 'div'>({ className, ...props }: StyledProps<T>) {
  const Shown: ElementType = Field
  return <Shown className={classNames(styles.field, className)} {...props} />
}
