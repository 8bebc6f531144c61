import { useSyncExternalStore } from 'react'

type Query = Readonly<Record<string, string | string[]>>
/** Where a link or a call of the router leads. */
export type Target =
  | string
  | { readonly pathname?: string; readonly query?: Readonly<Record<string, unknown>>; readonly hash?: string }

let asPath = '/'
const listeners = new Set<() => void>()

/** The query of a path, with the part of the path that a page names. */
function queryOf(path: string): Query {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name)
    query[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  const [, dropId] = /^\/(?:d|drops)\/([^/]+)/.exec(pathname) ?? []
  return dropId !== undefined && dropId !== 'new' ? { ...query, dropId } : query
}

/** The path of a target, from where the story stands. */
export function toPath(target: Target): string {
  if (typeof target === 'string')
    return target.startsWith('?') ? new URL(asPath, 'http://localhost').pathname + target : target
  const { pathname = new URL(asPath, 'http://localhost').pathname, query = {}, hash = '' } = target
  const search = new URLSearchParams()
  const named = queryOf(asPath)['dropId']
  let path = pathname
  for (const [name, value] of Object.entries(query)) {
    if (path.includes(`[${name}]`)) path = path.replace(`[${name}]`, String(value))
    else if (name === 'dropId' && value === named) continue
    else for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each))
  }
  return `${path}${search.size > 0 ? `?${search}` : ''}${hash}`
}

/** Stands the story at a path, as a page of the app does. */
export function setPath(path: string): void {
  asPath = path
  for (const listener of listeners) listener()
}

type RouterEvent = 'routeChangeStart' | 'routeChangeComplete' | 'routeChangeError'

type RouterListener = (href: string, options: { readonly shallow: boolean }) => void

function listenersOf() {
  const heard = new Map<string, Set<RouterListener>>()
  return {
    on: (event: RouterEvent, listener: RouterListener) =>
      void heard.set(event, (heard.get(event) ?? new Set()).add(listener)),
    off: (event: RouterEvent, listener: RouterListener) => void heard.get(event)?.delete(listener),
    emit(event: RouterEvent, href: string) {
      for (const listener of heard.get(event) ?? []) listener(href, { shallow: false })
    },
  }
}
/** What listens to the router of a story. */
export const events = listenersOf()

/** Goes elsewhere as Next does: it says that it begins, and arrives a moment later. */
async function go(target: Target): Promise<boolean> {
  const path = toPath(target)
  events.emit('routeChangeStart', path)
  await new Promise((resolve) => setTimeout(resolve))
  setPath(path)
  events.emit('routeChangeComplete', path)
  return true
}

function never() {}

function routerOf(path: string) {
  return {
    asPath: path,
    pathname: new URL(path, 'http://localhost').pathname,
    route: path,
    query: queryOf(path),
    isReady: true,
    isFallback: false,
    push: go,
    replace: go,
    prefetch: async () => {},
    back: never,
    reload: never,
    beforePopState: never,
    events,
  }
}

const routers = new Map<string, ReturnType<typeof routerOf>>()

function current() {
  const known = routers.get(asPath) ?? routerOf(asPath)
  routers.set(asPath, known)
  return known
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Next’s hook, on a path that stays within the story. */
export function useRouter() {
  return useSyncExternalStore(subscribe, current)
}

const Router = {
  events,
  push: go,
  replace: go,
  get asPath() {
    return asPath
  },
}
// oxlint-disable-next-line import/no-default-export -- as Next exports it
export default Router
