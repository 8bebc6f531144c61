import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'

type Look = {
  /** `primary` is the one thing to do next, `stop` ends something. */
  readonly variant?: 'primary' | 'plain' | 'ghost' | 'stop'
  readonly size?: 'normal' | 'small'
}

/**
 * A button of the page. Its words are a verb, with a number where there is one. While it is disabled it keeps the focus
 * and can be read: a browser takes the focus from a button that is `disabled`, and the keyboard would lose its place.
 */
export function Button({
  variant = 'plain',
  size = 'normal',
  type = 'button',
  disabled = false,
  onClick,
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className="button"
      data-variant={variant}
      data-size={size}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'plain',
  size = 'normal',
  ...props
}: Look & ComponentProps<typeof Link> & { children: ReactNode }) {
  return <Link className="button" data-variant={variant} data-size={size} {...props} />
}
