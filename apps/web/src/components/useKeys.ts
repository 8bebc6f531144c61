import { useEffect, useRef } from 'react'
import { readSettings } from '../device/settings.ts'

/** Whether typing and pasting belong to a field. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName)) &&
    // A field of a dialog that was just closed may hold the focus for a moment; nobody types in it.
    target.checkVisibility()
  )
}

/** Whether a key may be a shortcut: not while somebody types or a dialog is open, and not where shortcuts are turned off. */
export function mayBeShortcut(event: globalThis.KeyboardEvent): boolean {
  return (
    !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isField(event.target)) &&
    !document.querySelector('[role="dialog"], dialog[open]') &&
    readSettings().shortcuts
  )
}

/** Single-letter shortcuts of a screen. They rest while somebody types or a dialog is open, and can be turned off in Settings (WCAG 2.1.4). */
export function useKeys(keys: Readonly<Record<string, () => void>>) {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!mayBeShortcut(event)) return
      const action = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
