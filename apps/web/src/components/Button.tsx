import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './classNames.ts'

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
  className,
  onClick,
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={classNames(styles.button, className)}
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
  className,
  ...props
}: Look & ComponentProps<typeof Link> & { children: ReactNode }) {
  return <Link className={classNames(styles.button, className)} data-variant={variant} data-size={size} {...props} />
}

/** A button that looks like a link, within a text or a list. */
export function LinkButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={classNames(styles.linkButton, className)} {...props} />
}
