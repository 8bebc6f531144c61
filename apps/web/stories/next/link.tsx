import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { setPath } from './router.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement>
  readonly prefetch?: boolean | null
  readonly replace?: boolean
  readonly scroll?: boolean
  readonly shallow?: boolean
}

/** Next’s link: what it leads to is another page, so a story only changes its path. */
// oxlint-disable-next-line import/no-default-export -- as Next exports it
export default function Link({
  href,
  prefetch: _prefetch,
  replace: _replace,
  scroll: _scroll,
  shallow: _shallow,
  onClick,
  children,
  ...props
}: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || href.startsWith('#')) return
    event.preventDefault()
    setPath(href)
  }
  return (
    <a href={href} {...props} onClick={follow}>
      {children}
    </a>
  )
}
