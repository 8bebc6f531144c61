import { createContext, type ReactNode, use, useEffect } from 'react'
import { createPortal } from 'react-dom'

/** What a page may put into the shell around it. */
export type ShellParts = {
  /** Where a note stands in the top bar; null until it is there. */
  readonly place: HTMLElement | null
  /** Calls the page by a name of its own at the end of its breadcrumb. */
  readonly setName: (name: string | undefined) => void
}

/** The shell around a page; without one nothing is shown in it. */
export const ShellContext = createContext<ShellParts>({ place: null, setName: () => undefined })

/** Shows a part of a page in the top bar. */
export function TopBarPart({ children }: { readonly children: ReactNode }) {
  const { place } = use(ShellContext)
  return place && createPortal(children, place)
}

/** Calls the page by the name of what it shows, in plain characters; undefined while that is not known. */
export function usePageName(name: string | undefined): void {
  const { setName } = use(ShellContext)
  useEffect(() => {
    setName(name)
    return () => setName(undefined)
  }, [name, setName])
}
