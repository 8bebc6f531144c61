import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'

type Look = {
  /** `primary` is the one thing to do next, `stop` ends something. */
  readonly variant?: 'primary' | 'plain' | 'ghost' | 'stop'
  readonly size?: 'normal' | 'small'
}

/** A button of the page. Its words are a verb, with a number where there is one. */
export function Button({
  variant = 'plain',
  size = 'normal',
  type = 'button',
  ...props
}: Look & ComponentProps<'button'>) {
  return <button type={type} className="button" data-variant={variant} data-size={size} {...props} />
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'plain',
  size = 'normal',
  ...props
}: Look & ComponentProps<typeof Link> & { children: ReactNode }) {
  return <Link className="button" data-variant={variant} data-size={size} {...props} />
}
