import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Slot.module.css'
import type { SlotLook } from './SheetSlot.ts'

/** A picture of a slot: nothing can be done with it. */
export function SlotCell({ look, className, ...props }: { readonly look: SlotLook } & ComponentProps<'span'>) {
  return <span className={classNames(styles.slot, className)} data-stage={look} {...props} />
}
