import type { ComponentProps, ElementType } from 'react'

/** Props of a component that only gives its element a look: `as` is the element, `className` adds to the look. */
export type StyledProps<T extends ElementType> = {
  readonly as?: T
  readonly className?: string | undefined
} & Omit<ComponentProps<T>, 'as' | 'className'>
