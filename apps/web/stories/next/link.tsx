import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { setPath, type Target, toPath } from './router.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: Target
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
  const path = toPath(href)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || path.startsWith('#')) return
    event.preventDefault()
    setPath(path)
  }
  return (
    <a href={path} {...props} onClick={follow}>
      {children}
    </a>
  )
}
