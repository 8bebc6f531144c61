import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the heading of the step that appears, so that keyboard and screen reader go on from there. The first one comes
 * when the draft is read: whoever is in a field by then stays in it.
 */
export function useStepFocus(heading: RefObject<HTMLElement | null>, step: string, isRestored: boolean) {
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isRestored) return
    const isElsewhere = document.activeElement !== document.body
    if (!isFirst.current || !isElsewhere) heading.current?.focus()
    isFirst.current = false
  }, [heading, step, isRestored])
}
